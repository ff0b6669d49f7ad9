/// Why something could not be measured, in one line.
struct BenchError: Error, Hashable, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
