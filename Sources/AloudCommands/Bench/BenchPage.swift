/// The form that is measured, what is typed into it key by key, and what line by line.
///
/// It stands here and not in a file, so that every machine measures the same.
enum BenchPage {
  static let html = """
    <!doctype html>
    <html lang="en">
    <head><meta charset="utf-8"><title>Join the Harbour Library</title></head>
    <body>
    <h1>Join the Harbour Library</h1>
    <form method="post" action="/members">
      <input type="hidden" name="branch" value="harbour">
      <p><label for="name">Full name</label>
        <input id="name" name="name" maxlength="80" required></p>
      <p><label for="email">Email</label>
        <input id="email" type="email" name="email" required aria-describedby="email-hint">
        <small id="email-hint">Your library card is sent to this address.</small></p>
      <p><label for="password">Password</label>
        <input id="password" type="password" name="password" minlength="8"
          pattern=".*[0-9].*" required aria-describedby="password-hint">
        <small id="password-hint">At least 8 characters, one of them a digit.</small></p>
      <p><label for="age">Age</label>
        <input id="age" type="number" name="age" min="6" max="120"></p>
      <p><label for="country">Country</label>
        <select id="country" name="country" required>
          <option value="">Choose a country</option><option value="at">Austria</option>
          <option value="de">Germany</option><option value="nl">Netherlands</option>
        </select></p>
      <fieldset><legend>How may we reach you?</legend>
        <label><input type="radio" name="contact" value="email" checked> By email</label>
        <label><input type="radio" name="contact" value="phone"> By telephone</label>
        <label><input type="radio" name="contact" value="post"> By post</label></fieldset>
      <p><label><input type="checkbox" name="news" value="yes"> Send me the newsletter</label></p>
      <p><label for="comments">Comments</label>
        <textarea id="comments" name="comments" rows="4" maxlength="500"></textarea></p>
      <p>Membership is free. You can leave at any time.</p>
      <button type="submit">Join</button>
    </form>
    </body>
    </html>
    """

  /// The bytes of each key, from the first field to the last and back again.
  ///
  /// An odd number of keys: as every other one is pressed in silence, each is in the next turn
  /// pressed while something is being said, and the other way round.
  static let keys: [[UInt8]] = {
    let (up, down, left, right) = ("\u{1B}[A", "\u{1B}[B", "\u{1B}[D", "\u{1B}[C")
    let (tab, back, erase, clear) = ("\t", "\u{1B}[Z", "\u{7F}", "\u{15}")
    let words: [[String]] = [
      characters("Ann Leo"), [erase], characters("e"), [left, left, right, tab],
      characters("ann@example"), [tab], characters("harbour2"), [tab],
      characters("34"), [up, down, tab],
      [down, down, up, down, tab], [down, " ", up, tab], [" ", " ", tab],
      characters("Hi all"), [tab],
      [back, clear, back, back, back, back, clear, back, clear, back, clear, back, clear],
    ]
    let keys = words.joined().map { Array($0.utf8) }
    return keys.count.isMultiple(of: 2) ? keys + [Array(right.utf8)] : keys
  }()

  /// What is said first when the form opens.
  static let opening = "Join the Harbour Library"

  /// Lines for every field, with one problem: the form then asks again, which shows that it has
  /// been through everything.
  static let lines = "Ann Lee\nnot an address\nharbour2\n34\nGermany\n2\nyes\nHello\n.\n"
  /// The field that is asked for twice.
  static let problemField = "Email"

  private static func characters(_ text: String) -> [String] { text.map(String.init) }
}
