import FormCore
import Testing

/// Patterns mean what they mean to a browser: JavaScript's regular expressions with the `v` flag.
@Suite struct PatternTests {
  private func matches(_ pattern: String, _ text: String) -> Bool {
    field(.text, text) { $0.constraints.pattern = pattern }.validity == []
  }

  /// A pattern, texts that match it, and texts that do not.
  nonisolated static let meanings: [(String, [String], [String])] = [
    // The whole text, or nothing.
    ("a|b", ["a", "b"], ["ab", "c", "xa"]), ("a", ["a"], ["aa", "a\u{2028}"]),
    ("(?:)x?", ["x"], ["y"]), ("|x", ["x"], ["y"]), ("a$", ["a"], ["ab"]), ("^a", ["a"], ["ba"]),
    // Digits, words and spaces.
    (#"\d+"#, ["0189"], ["٣", "a", "１"]), (#"\D"#, ["٣", "a"], ["1"]),
    (#"\w+"#, ["aZ_9"], ["é", "-"]), (#"\W"#, ["é", "ſ"], ["a"]),
    (
      #"\s"#, [" ", "\t", "\u{0B}", "\u{A0}", "\u{FEFF}", "\u{2028}", "\u{3000}"],
      ["\u{85}", "\u{200B}", "a"]
    ),
    (#"\S"#, ["\u{85}", "a"], [" ", "\u{FEFF}"]),
    (".", ["a", "é", "😀", "\u{85}", "\u{0B}"], ["\u{2028}", "\u{2029}", "ab"]),
    (#"a\b.\bb"#, ["a b", "aéb"], ["aab"]), (#"a\B.b"#, ["aab"], ["a b"]),
    // Escapes.
    (#"\x41\u0042\u{43}\u{000044}"#, ["ABCD"], ["abcd"]), (#"\cA\cz"#, ["\u{1}\u{1A}"], ["AZ"]),
    (#"\0"#, ["\0"], ["0"]), (#"\f\v\t"#, ["\u{0C}\u{0B}\t"], ["fvt"]),
    (#"\^\$\\\.\*\+\?\(\)\[\]\{\}\|\/"#, [#"^$\.*+?()[]{}|/"#], ["x"]),
    (#"\u{1F600}"#, ["😀"], ["😁"]), (#"\uD83D\uDE00"#, ["😀"], ["😁"]),
    (#"[\u{1F600}-\u{1F64F}]"#, ["😀"], ["a"]), (#"[\uD83D\uDE00-\uD83D\uDE4F]"#, ["😀"], ["a"]),
    (#"\uD83D"#, [], ["😀"]), (#"[\uD800-\uDFFF]|a"#, ["a"], ["😀"]),
    // Repetition.
    ("a{2}", ["aa"], ["a", "aaa"]), ("a{2,}", ["aa", "aaaa"], ["a"]),
    ("a{0,1}b", ["b", "ab"], ["aab"]),
    ("a+?b*?", ["a", "aab"], ["b"]), ("(?:a|ab)(?:c|bcd)(?:d*)", ["abcd"], ["abd"]),
    ("(?:a*)*", ["aaa"], ["b"]), ("(?:a?){3}", ["aaa", "a"], ["aaaa"]), ("(?:|a)+", ["aaa"], ["b"]),
    ("(?:a{2}){2}", ["aaaa"], ["aaa", "aaaaaa"]),
    ("(?:a{1,2}b){2,3}", ["abaab", "ababab"], ["ab"]),
    ("a{0}b", ["b"], ["ab"]), ("(?:a|b){99999999999999999999}", [], ["a"]),
    // Groups and what they hold.
    (#"(a|b)\1"#, ["aa", "bb"], ["ab"]), (#"(?<x>.)\k<x>"#, ["aa"], ["ab"]),
    (#"\k<x>(?<x>a)"#, ["a"], ["aa"]), (#"\1(a)"#, ["a"], ["aa"]),
    (#"(?:(a)|b)\1c"#, ["aac", "bc"], ["ac"]),
    (#"(?:(a)|(b)){2}\1\2"#, ["abb", "baa"], ["aba", "abab"]),
    (#"(a\1)"#, ["a"], ["aa"]),
    (#"(?:(?<y>\d{2})-a|(?<y>\d)-b)\k<y>"#, ["12-a12", "1-b1"], ["12-a1"]),
    (#"(?<año_1>a)\k<año_1>"#, ["aa"], ["a"]), (#"(?<\u0061>x)\k<a>"#, ["xx"], ["x"]),
    (#"(.)(.)(.)(.)(.)(.)(.)(.)(.)(.)\10"#, ["abcdefghijj"], ["abcdefghija0"]),
    // Looking ahead and behind.
    ("(?=.*[0-9]).{3}", ["ab1"], ["abc"]), ("(?!.*x).*", ["abc"], ["axc"]),
    ("a(?<=a)b", ["ab"], ["bb"]), ("ab(?<!xab)", ["ab"], ["a"]),
    ("a+(?<=a{3,})b", ["aaab"], ["aab"]),
    (#".*(?<=(\d+)(\d+))x\1\2"#, ["123x123"], ["12x3"]),
    (#"(?<=\1(a))b|ab(?<=\1(b))"#, ["ab"], ["b"]),
    (#"(?=(a+))a*b\1"#, ["aba", "aaabaaa"], ["aaab"]), ("(?!(a))b", ["b"], ["a"]),
    (#"(?!(a)x)a\1"#, ["a"], ["aa"]),
    // Flags for a part.
    ("(?i:ä)b", ["Äb", "äb"], ["äB"]), ("(?i:[a-c])", ["B"], ["D"]),
    ("(?i:[^a])", ["b"], ["A", "a"]),
    (#"(?i:\w)"#, ["ſ", "\u{212A}"], ["é"]), (#"(?i:(a))(?i:\1)"#, ["aA"], ["ab"]),
    ("(?i:a(?-i:b))", ["Ab"], ["AB"]),
    (#"(?s:.)"#, ["\u{2028}"], ["ab"]), (#"(?m:a$.^b)|x"#, ["x"], ["ab"]),
    (#"(?ms:a$.^b)"#, ["a\u{2028}b"], ["axb"]), ("(?s-i:A.)", ["A\u{2029}"], ["a\u{2029}"]),
    // Sets.
    ("[abc]", ["a", "c"], ["d"]), ("[^abc]", ["d", "é"], ["a"]), ("[a-cx-z]+", ["abz"], ["d"]),
    ("[]|a", ["a"], ["b"]), ("[^]", ["a", "\u{2028}"], ["ab"]), (#"[\d\-.]+"#, ["1-2.3"], ["a"]),
    ("[:a]+", ["a:"], ["l"]), (#"[\b]"#, ["\u{8}"], ["b"]), ("[[a-z][0-9]]+", ["a1"], ["A"]),
    ("[[a-z]--[aeiou]]+", ["xyz"], ["xya"]), ("[[a-z]&&[aeiou]]+", ["aei"], ["xyz"]),
    (#"[\w--[a-c]--\d]+"#, ["xyz_"], ["a", "1"]),
    (#"[\p{L}&&[^\p{ASCII}]&&\p{Lowercase}]"#, ["é"], ["e", "É"]),
    ("[^[a-z]--[b]]", ["b", "1"], ["a"]),
    (##"[\&\-\!\#\%\,\:\;\<\=\>\@\`\~]+"##, ["&-!#%,:;<=>@`~"], ["a"]),
    ("[a&b]+", ["a&b"], ["c"]), ("[$.*+?^]+", ["$.*+?^"], ["a"]), ("[^^]", ["a"], ["^"]),
    (#"[\q{abc|d|}x]z"#, ["abcz", "dz", "z", "xz"], ["abz"]),
    (#"[\q{ab|a}]b"#, ["ab", "abb"], ["b"]),
    (#"[[\q{ab}c]--\q{ab}]"#, ["c"], ["ab"]), (#"[[\q{ab}c]&&\q{ab|x}]"#, ["ab"], ["c"]),
    // Properties.
    (#"\p{L}+"#, ["éאя"], ["1"]), (#"\P{L}"#, ["1"], ["é"]),
    (#"\p{Lu}\p{Uppercase_Letter}\p{gc=Lu}"#, ["ÄÖÜ"], ["äöü"]),
    (#"\p{General_Category=Decimal_Number}"#, ["٣"], ["a"]),
    (#"\p{Script=Greek}+"#, ["αβ"], ["ab"]),
    (#"\p{sc=Cyrillic}"#, ["я"], ["a"]), (#"\p{scx=Hiragana}"#, ["あ", "ー"], ["a"]),
    (#"\p{sc=Hiragana}"#, ["あ"], ["ー"]), (#"\p{Script_Extensions=Old_Italic}"#, ["𐌀"], ["a"]),
    (#"\p{Emoji_Presentation}"#, ["😀"], ["1"]), (#"\p{White_Space}"#, ["\u{85}"], ["\u{FEFF}"]),
    (#"\p{Any}"#, ["a", "😀"], ["ab"]), (#"\p{ASCII}"#, ["a"], ["é"]),
    (#"\p{ID_Start}\p{ID_Continue}*"#, ["é1"], ["1é"]),
    (#"[^\p{L}\p{N}]"#, ["-"], ["a", "1"]), (#"\p{Extended_Pictographic}"#, ["❤"], ["a"]),
    // What pages really have.
    (#"[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}"#, ["SW1A 1AA", "m11ae"], ["SW1A"]),
    (#"(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{8,}"#, ["Abcdefg1"], ["abcdefg1", "Abc1"]),
    (#"\+?[0-9 \(\)\-]{7,20}"#, ["+43 (1) 234-56"], ["12"]),
    (#"https?:\/\/.+"#, ["https://x"], ["ftp://x"]),
    (#"[^@\s]+@[^@\s]+\.[a-z]{2,}"#, ["a@b.de"], ["a@b"]),
    (
      #"(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}"#, ["192.168.0.255"],
      ["256.1.1.1"]
    ),
  ]

  @Test(arguments: meanings)
  func `A pattern means what it means to a browser`(
    pattern: String, matching: [String], others: [String]
  ) {
    #expect(Pattern.status(of: pattern) == .enforced)
    for text in matching { #expect(matches(pattern, text), "\(pattern) \(text.debugDescription)") }
    for text in others { #expect(!matches(pattern, text), "\(pattern) \(text.debugDescription)") }
  }

  @Test(arguments: [
    "(a", "a)", "a)(b", "(?", "(?:", "[a", "]", "a]", "[(]", "[)]", "[a-]", "[-a]", "[{]", "[/]",
    "[|]",
    "{", "}", "a{", "a{1", "a{1,", "a{,1}", "a{2,1}", "*", "+a", "?", "a**", "a++", "a??+", "^*",
    "$+",
    #"\b+"#, "(?=a)*", "(?!a)+", "(?<=a)?", "(?<!a){2}", #"\"#, #"\A"#, #"\z"#, #"\-"#, #"\ "#,
    #"\é"#, #"\_"#,
    #"[\w-]"#, #"[a-\d]"#, #"[\d-z]"#, "[z-a]", "[a&&&b]", "[a-z&&b]", "[a&&b-z]", "[ab&&c]",
    "[a&&b--c]",
    "[a!!b]", "[a##b]", "[a**b]", "[a::b]", "[..]", "[~~]", "[^^^]", "[a,,]", #"[\q]"#, #"[\q{a]"#,
    #"\q{a}"#,
    #"[^\q{ab}]"#, #"[^\q{}]"#, #"\x1"#, #"\xg0"#, #"\u12"#, #"\u{}"#, #"\u{110000}"#, #"\u{12"#,
    #"\u{x}"#,
    #"\c"#, #"\c1"#, #"\cé"#, #"\00"#, #"\01"#, #"[\00]"#, #"\1"#, #"(a)\2"#, #"\k"#, #"\k<a>"#,
    #"(?<a>x)\k<b>"#,
    #"(?<a>x)\k"#, "(?<>a)", "(?<1>a)", "(?<a b>x)", "(?<a>x)(?<a>y)", "(?:(?<a>x)|y)(?<a>z)",
    "(?<a>(?<a>x)|y)",
    "(?i)a", "(?x:a)", "(?ii:a)", "(?i-i:a)", "(?-:a)", "(?i--s:a)", "(?#a)", "(?>a)", "(?P<a>x)",
    #"\p"#, #"\p{"#, #"\pL"#, #"\p{}"#, #"\p{Nonsense}"#, #"\p{lu}"#, #"\p{letter}"#,
    #"\p{gc=Nonsense}"#,
    #"\p{Script}"#, #"\p{sc=greek}"#, #"\p{Greek}"#, #"\p{sc=LATIN}"#, #"\p{Block=ASCII}"#,
    #"\P{RGI_Emoji}"#, #"\p{L=Lu}"#, #"\p{ASCII=Yes}"#, #"\p{^L}"#,
  ])
  func `What is no pattern is ignored, as in a browser`(pattern: String) {
    #expect(Pattern.status(of: pattern) == .invalid)
    #expect(matches(pattern, "anything"))
  }

  @Test(arguments: [
    (#"\p{RGI_Emoji}+"#, #"it names whole emoji, by \p{RGI_Emoji}"#),
    (#"[\p{Emoji_Keycap_Sequence}a]"#, #"it names whole emoji, by \p{Emoji_Keycap_Sequence}"#),
    (#"\p{sc=Nosuchscript}"#, #"\p{sc=Nosuchscript} is not known here"#),
    (
      String(repeating: "(", count: 300) + String(repeating: ")", count: 300),
      "it is nested too deep"
    ),
    (
      String(repeating: "[", count: 300) + String(repeating: "]", count: 300),
      "it is nested too deep"
    ),
  ])
  func `What cannot be followed says why, and is not enforced`(pattern: String, reason: String) {
    #expect(Pattern.status(of: pattern) == .untranslatable(reason: reason))
    #expect(matches(pattern, "anything"))
  }

  /// A browser would go on for longer than the universe has been there.
  @Test(arguments: ["(a+)+$", "(a|aa)+", "(?:a*)*b", "(a?){40}a{40}c|(.*)*x", #"(?=(a+)+c)a*"#])
  func `A pattern without end does not hang the form, and is not enforced`(pattern: String) {
    #expect(Pattern.status(of: pattern) == .enforced)
    #expect(matches(pattern, String(repeating: "a", count: 60) + "!"))
  }

  @Test func `A long text takes no stack`() {
    let text = String(repeating: "ab", count: 20_000)
    #expect(matches("(?:a|b)*", text))
    #expect(!matches("(?:a|b)*", text + "c"))
    #expect(matches(#"(?:(a)b)*\1?"#, text))
  }

  /// Everything up to three characters long, against what the sets say one by one.
  @Test func `Small patterns agree with a count by hand`() {
    let letters = [
      "", "a", "b", "aa", "ab", "ba", "bb", "aaa", "aab", "aba", "abb", "baa", "bab", "bba", "bbb",
    ]
    let expected: [(String, (String) -> Bool)] = [
      ("a*b*", { !$0.contains("ba") }), ("(?:ab)*", { ["", "ab"].contains($0) }),
      ("a?b?a?", { ["", "a", "b", "ab", "ba", "aa", "aba"].contains($0) }),
      ("(?:a|b){2}", { $0.count == 2 }), ("(?:a|b){2,}?", { $0.count >= 2 }),
      (#"(a|b)*\1"#, { $0.count >= 2 && $0.last == $0.dropLast().last || $0.isEmpty }),
      ("(?!.*aa).*", { !$0.contains("aa") }), ("(?:(?!ab).)*", { !$0.contains("ab") }),
      (".*(?<!a)", { $0.last != "a" }),
      (".*?(?<=a.)", { $0.count >= 2 && $0.dropLast().last == "a" }),
    ]
    for (pattern, isExpected) in expected {
      for text in letters where !text.isEmpty {
        #expect(matches(pattern, text) == isExpected(text), "\(pattern) \(text)")
      }
    }
  }
}
