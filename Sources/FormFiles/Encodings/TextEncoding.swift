import Foundation

/// A character encoding of the Encoding Standard.
struct TextEncoding: Hashable, Sendable {
  /// Its name, as the standard writes it.
  let name: String
  /// What the system's converter calls it.
  let converter: String

  static let utf8 = TextEncoding(name: "UTF-8", converter: "UTF-8")
  static let utf16LittleEndian = TextEncoding(name: "UTF-16LE", converter: "UTF-16LE")
  static let utf16BigEndian = TextEncoding(name: "UTF-16BE", converter: "UTF-16BE")
  static let windows1252 = TextEncoding(name: "windows-1252", converter: "CP1252")

  private init(name: String, converter: String) {
    self.name = name
    self.converter = converter
  }

  /// The encoding that a label means, in any case and with white space around it; `nil` for none.
  init?(label: String) {
    let label = label.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
    guard let encoding = Self.labels[label] else { return nil }
    self = encoding
  }

  /// What a form of a page in this encoding is sent in: UTF-16 is sent by no form.
  var forSending: TextEncoding { name.hasPrefix("UTF-16") ? .utf8 : self }

  private static let labels: [String: TextEncoding] = {
    var labels: [String: TextEncoding] = [:]
    for (name, converter, words) in table {
      let encoding = TextEncoding(name: name, converter: converter)
      labels[name.lowercased()] = encoding
      for word in words.split(separator: " ") { labels[String(word)] = encoding }
    }
    return labels
  }()

  /// Each encoding with its other labels.
  ///
  /// The converter's name is that of the superset that
  /// browsers mean, such as windows-31j for Shift_JIS.
  private static let table: [(name: String, converter: String, labels: String)] = [
    ("UTF-8", "UTF-8", "unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf8 x-unicode20utf8"),
    (
      "UTF-16LE", "UTF-16LE",
      "utf-16 csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff"
    ),
    ("UTF-16BE", "UTF-16BE", "unicodefffe"),
    ("IBM866", "IBM866", "866 cp866 csibm866"),
    (
      "ISO-8859-2", "ISO-8859-2",
      "csisolatin2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2"
    ),
    (
      "ISO-8859-3", "ISO-8859-3",
      "csisolatin3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3"
    ),
    (
      "ISO-8859-4", "ISO-8859-4",
      "csisolatin4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4"
    ),
    (
      "ISO-8859-5", "ISO-8859-5",
      "csisolatincyrillic cyrillic iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988"
    ),
    (
      "ISO-8859-6", "ISO-8859-6",
      """
      arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6-e iso-8859-6-i \
      iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987
      """
    ),
    (
      "ISO-8859-7", "ISO-8859-7",
      """
      csisolatingreek ecma-118 elot_928 greek greek8 iso-ir-126 iso8859-7 iso88597 iso_8859-7 \
      iso_8859-7:1987 sun_eu_greek
      """
    ),
    (
      "ISO-8859-8", "ISO-8859-8",
      """
      csiso88598e csisolatinhebrew hebrew iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 \
      iso_8859-8:1988 visual
      """
    ),
    ("ISO-8859-8-I", "ISO-8859-8", "csiso88598i logical"),
    ("ISO-8859-10", "ISO-8859-10", "csisolatin6 iso-ir-157 iso8859-10 iso885910 l6 latin6"),
    ("ISO-8859-13", "ISO-8859-13", "iso8859-13 iso885913"),
    ("ISO-8859-14", "ISO-8859-14", "iso8859-14 iso885914"),
    ("ISO-8859-15", "ISO-8859-15", "csisolatin9 iso8859-15 iso885915 iso_8859-15 l9"),
    ("ISO-8859-16", "ISO-8859-16", ""),
    ("KOI8-R", "KOI8-R", "cskoi8r koi koi8 koi8_r"),
    ("KOI8-U", "KOI8-U", "koi8-ru"),
    ("macintosh", "MACINTOSH", "csmacintosh mac x-mac-roman"),
    ("windows-874", "CP874", "dos-874 iso-8859-11 iso8859-11 iso885911 tis-620"),
    ("windows-1250", "CP1250", "cp1250 x-cp1250"),
    ("windows-1251", "CP1251", "cp1251 x-cp1251"),
    (
      "windows-1252", "CP1252",
      """
      ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 \
      iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii x-cp1252
      """
    ),
    ("windows-1253", "CP1253", "cp1253 x-cp1253"),
    (
      "windows-1254", "CP1254",
      """
      cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 \
      latin5 x-cp1254
      """
    ),
    ("windows-1255", "CP1255", "cp1255 x-cp1255"),
    ("windows-1256", "CP1256", "cp1256 x-cp1256"),
    ("windows-1257", "CP1257", "cp1257 x-cp1257"),
    ("windows-1258", "CP1258", "cp1258 x-cp1258"),
    ("x-mac-cyrillic", "MAC-UK", "x-mac-ukrainian"),
    (
      "GBK", "GBK",
      "chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 iso-ir-58 x-gbk"
    ),
    ("gb18030", "GB18030", ""),
    ("Big5", "BIG5-HKSCS", "big5-hkscs cn-big5 csbig5 x-x-big5"),
    ("EUC-JP", "EUC-JP-MS", "cseucpkdfmtjapanese x-euc-jp"),
    ("ISO-2022-JP", "ISO-2022-JP", "csiso2022jp"),
    (
      "Shift_JIS", "CP932",
      "csshiftjis ms932 ms_kanji shift-jis sjis windows-31j x-sjis"
    ),
    (
      "EUC-KR", "CP949",
      """
      cseuckr csksc56011987 iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 \
      windows-949
      """
    ),
  ]
}
