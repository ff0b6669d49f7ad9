import FormRuntime

@testable import TerminalFrontEnd

/// Bytes, and the keys they stand for; none for what is to be swallowed.
struct KeyEncoding: Sendable, CustomStringConvertible {
  let bytes: [UInt8]
  let keys: [Key]

  init(_ text: String, _ keys: Key...) {
    bytes = Array(text.utf8)
    self.keys = keys
  }

  var events: [TerminalEvent] { keys.map(TerminalEvent.key) }
  var description: String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "ESC ")
  }
}

enum KeyEncodings {
  static let all =
    characters + controls + named + numbered + modified + singleShift + console + characterCodes
    + swallowed

  static let characters =
    (0x20..<0x7F).map { KeyEncoding(String(Unicode.Scalar(UInt8($0))), .char($0)) }
    + ["é", "€", "漢", "😀", "\u{301}"].map {
      KeyEncoding($0, Key(.character($0.unicodeScalars.first ?? " ")))
    }
    + [
      KeyEncoding("\u{1B}a", Key(.character("a"), .alt)),
      KeyEncoding("\u{1B}A", Key(.character("a"), [.alt, .shift])),
      KeyEncoding("\u{1B}é", Key(.character("é"), .alt)),
      KeyEncoding("\u{1B}\\", Key(.character("\\"), .alt)),
      KeyEncoding("\u{1B}\u{1B}a", Key(.escape), Key(.character("a"), .alt)),
    ]

  static let controls =
    "abcdefgklmnopqrstuvwxyz".unicodeScalars.filter { $0 != "m" }.flatMap { letter in
      let control = String(Unicode.Scalar(UInt8(letter.value) - 0x60))
      return [
        KeyEncoding(control, .control(letter)),
        KeyEncoding("\u{1B}" + control, Key(.character(letter), [.control, .alt])),
      ]
    } + [
      KeyEncoding("\u{0}", .control(" ")), KeyEncoding("\u{1C}", .control("\\")),
      KeyEncoding("\u{1D}", .control("]")), KeyEncoding("\u{1E}", .control("^")),
      KeyEncoding("\u{1F}", .control("_")),
      KeyEncoding("\t", Key(.tab)), KeyEncoding("\r", Key(.return)),
      KeyEncoding("\n", Key(.return)),
      KeyEncoding("\u{8}", Key(.backspace)), KeyEncoding("\u{7F}", Key(.backspace)),
      KeyEncoding("\u{1B}\u{7F}", Key(.backspace, .alt)),
      KeyEncoding("\u{1B}\r", Key(.return, .alt)),
      KeyEncoding("\u{1B}\t", Key(.tab, .shift)), KeyEncoding("\u{1B}[Z", Key(.tab, .shift)),
    ]

  static let letters: [(String, Key.Code)] = [
    ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end),
    ("P", .function(1)), ("Q", .function(2)), ("R", .function(3)), ("S", .function(4)),
  ]
  static let numbers: [(Int, Key.Code)] =
    [
      (1, .home), (2, .insert), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown), (7, .home),
      (8, .end),
    ]
    + zip(
      [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34], 1...20
    ).map { ($0, .function($1)) }

  static let named = letters.flatMap { letter, code in
    [
      KeyEncoding("\u{1B}[\(letter)", Key(code)), KeyEncoding("\u{1B}O\(letter)", Key(code)),
      KeyEncoding("\u{1B}\u{1B}[\(letter)", Key(code, .alt)),
      KeyEncoding("\u{1B}\u{1B}O\(letter)", Key(code, .alt)),
    ]
  }
  static let numbered = numbers.flatMap { number, code in
    [
      KeyEncoding("\u{1B}[\(number)~", Key(code)),
      KeyEncoding("\u{1B}\u{1B}[\(number)~", Key(code, .alt)),
      KeyEncoding("\u{1B}[\(number)^", Key(code, .control)),
      KeyEncoding("\u{1B}[\(number)$", Key(code, .shift)),
      KeyEncoding("\u{1B}[\(number)@", Key(code, [.control, .shift])),
    ]
  }

  /// Every set of modifiers, with each lock that does not count, and as kitty tells a repeat.
  static let modified = (0..<8).flatMap { bits -> [KeyEncoding] in
    let modifiers = Key.Modifiers(rawValue: UInt8(bits))
    return [bits, bits + 64, bits + 128].flatMap { sum in
      letters.map { KeyEncoding("\u{1B}[1;\(sum + 1)\($0)", Key($1, modifiers)) }
        + numbers.map { KeyEncoding("\u{1B}[\($0);\(sum + 1)~", Key($1, modifiers)) }
    }
      + letters.flatMap {
        [
          KeyEncoding("\u{1B}[1;\(bits + 1):2\($0)", Key($1, modifiers)),
          KeyEncoding("\u{1B}O1;\(bits + 1)\($0)", Key($1, modifiers)),
          KeyEncoding("\u{1B}O\(bits + 1)\($0)", Key($1, modifiers)),
        ]
      }
  }

  static let singleShift =
    zip("jklmnopqrstuvwxy", "*+,-./0123456789").map {
      KeyEncoding("\u{1B}O\($0)", .char($1.asciiValue.map(Int.init) ?? 0))
    } + [
      KeyEncoding("\u{1B}OM", Key(.return)), KeyEncoding("\u{1B}OI", Key(.tab)),
      KeyEncoding("\u{1B}OX", .char(0x3D)), KeyEncoding("\u{1B}Oa", Key(.up, .control)),
      KeyEncoding("\u{1B}[a", Key(.up, .shift)), KeyEncoding("\u{1B}[d", Key(.left, .shift)),
    ]

  static let console = (1...5).map {
    KeyEncoding("\u{1B}[[\(String(Unicode.Scalar(UInt8($0 + 0x40))))", Key(.function($0)))
  }

  /// kitty's `CSI u` and xterm's modifyOtherKeys.
  static let characterCodes =
    [
      (9, Key.Code.tab), (13, .return), (27, .escape), (127, .backspace), (57345, .return),
      (57348, .insert), (57364, .function(1)), (57387, .function(24)), (57419, .up),
    ].flatMap { code, key in
      [
        KeyEncoding("\u{1B}[\(code)u", Key(key)),
        KeyEncoding("\u{1B}[\(code);2u", Key(key, .shift)),
        KeyEncoding("\u{1B}[\(code);5:1u", Key(key, .control)),
        KeyEncoding("\u{1B}[27;6;\(code)~", Key(key, [.control, .shift])),
        KeyEncoding("\u{1B}[\(code);1:3u"),
      ]
    } + [
      KeyEncoding("\u{1B}[27;5;9~", Key(.tab, .control)),
      KeyEncoding("\u{1B}[97u", .char(0x61)), KeyEncoding("\u{1B}[97;2u", .char(0x41)),
      KeyEncoding("\u{1B}[97:65;2u", .char(0x41)), KeyEncoding("\u{1B}[49:33;2u", .char(0x21)),
      KeyEncoding("\u{1B}[97;5u", .control("a")), KeyEncoding("\u{1B}[27;5;105~", .control("i")),
      KeyEncoding("\u{1B}[97;6u", Key(.character("a"), [.control, .shift])),
      KeyEncoding("\u{1B}[27;6;65~", Key(.character("a"), [.control, .shift])),
      KeyEncoding("\u{1B}[97;33u", Key(.character("a"), .alt)),
      KeyEncoding("\u{1B}[8364u", Key(.character("€"))),
      KeyEncoding("\u{1B}[57399u", .char(0x30)), KeyEncoding("\u{1B}[57413u", .char(0x2B)),
      KeyEncoding("\u{1B}[57415u", .char(0x3D)),
    ]

  static let swallowed = [
    // The four bytes that libtermkey 0.22 crashes on.
    "\u{1B}[?Z",
    "\u{1B}[?62;22c", "\u{1B}[>0;276;0c", "\u{1B}[?2004;1$y", "\u{1B}[4;2$y", "\u{1B}[24;80R",
    "\u{1B}[?1u", "\u{1B}[0n", "\u{1B}[I", "\u{1B}[O", "\u{1B}[201~", "\u{1B}[99~", "\u{1B}[E",
    "\u{1B}[M !!", "\u{1B}[<0;10;20M", "\u{1B}[<0;10;20m", "\u{1B}[32;10;20M", "\u{1B}[8;24;80t",
    "\u{1B}[97;9u", "\u{1B}[1;17A", "\u{1B}[57358u", "\u{1B}[55296u", "\u{1B}[99999999999999999u",
    "\u{1B}[128u", "\u{1B}[1 A", "\u{1B}[;;;;~", "\u{1B}[u", "\u{1B}[27;;~", "\u{1B}[[Z",
    "\u{1B}OZ",
    "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\",
    "\u{1B}P>|terminal(1)\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}^private\u{1B}\\",
    "\u{1B}Xany é\u{1B}\\", "\u{1B}]cut\u{18}",
    "\u{1B}[" + String(repeating: "1;", count: 99) + "A",
  ].map { KeyEncoding($0) }
}

extension Key {
  fileprivate static func char(_ value: Int) -> Key {
    Key(.character(Unicode.Scalar(UInt8(value))))
  }
}
