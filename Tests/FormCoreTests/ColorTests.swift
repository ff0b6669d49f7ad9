import FormCore
import Testing

@Suite("Colours")
struct ColorTests {
  @Test(
    "A colour is its code, with or without its sign, whole or short, or its CSS name",
    arguments: [
      ("#3366ff", "#3366ff"), ("3366FF", "#3366ff"), ("#36f", "#3366ff"), ("36f", "#3366ff"),
      (" red ", "#ff0000"), ("Rebecca Purple", "#663399"), ("rebeccapurple", "#663399"),
      ("dark gray", "#a9a9a9"), ("darkgrey", "#a9a9a9"), ("000", "#000000"),
    ])
  func reading(_ text: String, _ code: String) {
    #expect(ColorCode(text)?.text == code)
  }

  @Test(
    "Anything else is no colour",
    arguments: ["", "#", "#12", "#12345", "+12345", "#gggggg", "reddish", "#red", "##336", "１２３"])
  func refused(_ text: String) {
    #expect(ColorCode(text) == nil)
  }

  @Test(
    "A colour is called by its name, or by that of the nearest",
    arguments: [
      ("#663399", "rebecca purple", true), ("#808080", "grey", true), ("#00ffff", "cyan", true),
      ("#ff00ff", "magenta", true), ("#3366ff", "royal blue", false), ("#fe0000", "red", false),
      ("#010101", "black", false), ("#fffffe", "white", false), ("#00fe00", "lime", false),
    ])
  func naming(_ code: String, _ name: String, _ isExact: Bool) throws {
    let color = NamedColor(of: try #require(ColorCode(code)))
    #expect(color.name == name)
    #expect(color.isExact == isExact)
  }

  @Test("Every name that is given is understood")
  func everyName() throws {
    for red in stride(from: 0, through: 255, by: 51) {
      for green in stride(from: 0, through: 255, by: 51) {
        for blue in stride(from: 0, through: 255, by: 51) {
          let digits = [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
          let code = try #require(ColorCode(digits.joined()))
          let name = NamedColor(of: code)
          let named = try #require(ColorCode(name.name), "\(name.name)")
          #expect(NamedColor(of: named).isExact)
          if name.isExact { #expect(named == code) }
        }
      }
    }
  }
}
