/// A form that a word takes beside a number, as CLDR names them.
///
/// English has one and other; Polish has few and many besides, Arabic all six.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  case zero, one, two, few, many, other
}
