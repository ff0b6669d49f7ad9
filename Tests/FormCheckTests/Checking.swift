import FormCheck

/// What one rule finds in a page: where, how bad and what.
func told(
  _ rule: String, in html: String, speaks: (@Sendable (String) -> Bool)? = nil
) throws -> [String] {
  try FormChecker(speaks: speaks).findings(in: Array(html.utf8), file: "page.html")
    .filter { $0.rule == rule }
    .map { "\($0.line):\($0.column) \($0.level.rawValue): \($0.message)" }
}
