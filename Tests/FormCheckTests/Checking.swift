import FormCheck

/// What one rule finds in a page.
func findings(
  _ rule: String, in html: String, speaks: (@Sendable (String) -> Bool)? = nil
) throws -> [Finding] {
  try FormChecker(speaks: speaks).findings(in: Array(html.utf8), file: "page.html")
    .filter { $0.rule == rule }
}

extension Finding {
  /// Where it is, how bad it is and what is wrong.
  var told: String { "\(line):\(column) \(level.rawValue): \(message)" }
}
