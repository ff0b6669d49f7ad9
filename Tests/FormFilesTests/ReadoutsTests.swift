import FormCore
import FormFiles
import Testing

@Suite("Values that a page shows without asking for them")
@MainActor
struct ReadoutsTests {
  /// Name, kind and value of each.
  private func readouts(_ html: String) throws -> [Readout] {
    try form("<form>\(html)<input aria-label=Name></form>").tree.texts.compactMap(\.readout)
  }

  @Test("Each has its name and what it shows, once")
  func names() throws {
    let form = try form(
      """
      <form>
        <p>Before</p>
        <label for=d>Disk used</label> <meter id=d min=0 max=10 value=6></meter>
        <label>Total <output name=total>12 euros</output></label>
        <progress aria-label=Upload max=5 value=2></progress>
        <input aria-label=Name>
      </form>
      """)
    #expect(
      form.outline == [
        "“Before”", "“Disk used 60%”", "“Total 12 euros”", "“Upload 40%”", "Name | textbox",
      ])
    #expect(
      form.tree.texts.compactMap(\.readout) == [
        Readout(.meter, name: "Disk used", value: .percent(60)),
        Readout(.output, name: "Total", value: .text("12 euros")),
        Readout(.progress, name: "Upload", value: .percent(40)),
      ])
  }

  @Test(
    "A value is the page's own words, else a part of its range",
    arguments: [
      ("<meter value=6 max=10>6 GB of 10 GB</meter>", .text("6 GB of 10 GB")),
      ("<meter value=6 max=10 aria-valuetext='Over half'>6</meter>", .text("Over half")),
      ("<meter value=0.5></meter>", .percent(50)), ("<meter></meter>", .percent(0)),
      ("<meter min=10 max=20 value=99></meter>", .percent(100)),
      ("<meter min=10 max=5 value=7></meter>", .percent(0)),
      ("<progress value=0.256></progress>", .percent(26)), ("<progress></progress>", .unknown),
      ("<progress value=x></progress>", .unknown),
      ("<progress max=-1 value=0.5></progress>", .percent(50)),
      ("<div role=progressbar aria-valuenow=30></div>", .percent(30)),
      ("<div role=progressbar></div>", .unknown),
      ("<div role=meter aria-valuemin=10 aria-valuemax=20 aria-valuenow=15></div>", .percent(50)),
    ] as [(String, Readout.Value)])
  func values(html: String, value: Readout.Value) throws {
    #expect(try readouts(html).map(\.value) == [value])
  }

  @Test("What is hidden, says nothing or belongs to a control is no value of its own")
  func others() throws {
    #expect(try readouts("<output></output>").isEmpty)
    #expect(
      try readouts("<output aria-label=Sum></output>")
        == [Readout(.output, name: "Sum", value: .text(""))])
    #expect(try readouts("<div hidden><meter></meter></div>").isEmpty)
    #expect(
      try readouts("<label for=r>Level <output>5</output></label><input id=r type=range>").isEmpty)
    let form = try form(
      "<form><label for=r>Level <output>5</output></label><input id=r type=range></form>")
    #expect(form.outline == ["Level 5 | slider range = 50"])
  }
}
