// swift-tools-version: 6.2
import PackageDescription

// What Aloud re-exports. Who uses it through Aloud lists it too: a target that lists Aloud alone is
// not compiled again when something behind it changes, such as the cases of an enum.
let reexported: [Target.Dependency] = [
  "FocusCore", "FormCore", "FormViews", "FormFiles", "FormRuntime", "SpeechCore", "Narration",
  "EspeakSpeech", "AudioSinks",
]

// The rooms, from the ground up. Arrows point one way: a target may import only what is listed
// with it, and nothing that stands below it.
let package = Package(
  name: "Aloud",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Aloud", targets: ["Aloud"]),
    .library(name: "AloudCommands", targets: ["AloudCommands"]),
    .library(name: "FocusCore", targets: ["FocusCore"]),
    .library(name: "FormCheck", targets: ["FormCheck"]),
    .executable(name: "aloud", targets: ["aloud-cli"]),
    // A target that speaks depends on the worker. Only because it is a product too does the package
    // manager build it beside the programs of packages that depend on this one.
    .executable(name: "aloud-voice", targets: ["aloud-voice"]),
  ],
  targets: [
    // JSON, read with the line of each fault and written in order.
    .target(name: "PlainJSON"),

    // What a form is.
    .target(name: "FocusCore"),
    .target(name: "FormCore", dependencies: ["FocusCore"]),
    .target(name: "FormViews", dependencies: ["FocusCore", "FormCore"]),
    .target(
      name: "FormFiles", dependencies: ["FormCore", "PlainJSON", "CGumbo", "CMarkup"],
      linkerSettings: [.linkedLibrary("iconv", .when(platforms: [.macOS]))]),
    .target(name: "FormCheck", dependencies: ["FormCore", "FormFiles"]),
    .target(name: "FormRuntime", dependencies: ["FocusCore", "FormCore"]),

    // How it is said.
    .target(
      name: "SpeechCore", dependencies: ["PlainJSON"], resources: [.copy("../../Voices")]),
    .target(
      name: "Narration", dependencies: ["FocusCore", "FormCore", "PlainJSON", "SpeechCore"],
      resources: [.copy("Languages")]),
    .target(name: "EspeakSpeech", dependencies: ["SpeechCore", "aloud-voice"]),
    .target(
      name: "AudioSinks",
      dependencies: [
        "SpeechCore", .target(name: "CALSA", condition: .when(platforms: [.linux])),
      ]),

    // Where a person meets it.
    .target(
      name: "TerminalFrontEnd",
      dependencies: [
        "CTerminal", "FocusCore", "FormCore", "FormRuntime", "Narration", "SpeechCore",
      ]),
    .target(name: "Aloud", dependencies: reexported),
    .target(
      name: "AloudCommands",
      dependencies: ["Aloud", "FormCheck", "PlainJSON", "TerminalFrontEnd"] + reexported),
    .executableTarget(name: "aloud-cli", dependencies: ["AloudCommands"]),

    // Forms written as views, each a program of its own.
    .executableTarget(
      name: "SignIn", dependencies: ["Aloud", "AloudCommands"] + reexported,
      path: "Samples/SignIn"),
    .executableTarget(
      name: "Shipping", dependencies: ["Aloud", "AloudCommands"] + reexported,
      path: "Samples/Shipping"),
    .executableTarget(
      name: "Search", dependencies: ["Aloud", "AloudCommands"] + reexported,
      path: "Samples/Search"),

    // C: the voice worker, what only C can do safely in a signal handler, and how the parser of pages
    // is left when it takes too much memory.
    .executableTarget(name: "aloud-voice", dependencies: ["CEspeakNG"]),
    .target(name: "CTerminal"),
    .target(name: "CMarkup", dependencies: ["CGumbo"]),

    // Libraries of the system.
    .systemLibrary(
      name: "CEspeakNG", pkgConfig: "espeak-ng",
      providers: [.apt(["libespeak-ng-dev"]), .brew(["espeak-ng"])]),
    .systemLibrary(
      name: "CGumbo", pkgConfig: "gumbo",
      providers: [.apt(["libgumbo-dev"]), .brew(["gumbo-parser"])]),
    .systemLibrary(
      name: "CALSA", pkgConfig: "alsa", providers: [.apt(["libasound2-dev"])]),

    .testTarget(name: "PlainJSONTests", dependencies: ["PlainJSON"]),
    .testTarget(name: "FocusCoreTests", dependencies: ["FocusCore"]),
    .testTarget(name: "FormCoreTests", dependencies: ["FormCore"]),
    .testTarget(
      name: "FormViewsTests", dependencies: ["FocusCore", "FormCore", "FormRuntime", "FormViews"]),
    .testTarget(name: "FormFilesTests", dependencies: ["FormCore", "FormFiles"]),
    .testTarget(name: "FormCheckTests", dependencies: ["FormCheck", "FormFiles"]),
    .testTarget(
      name: "FormRuntimeTests", dependencies: ["FocusCore", "FormCore", "FormRuntime"]),
    .testTarget(name: "SpeechCoreTests", dependencies: ["SpeechCore", "AudioSinks"]),
    .testTarget(
      name: "NarrationTests",
      dependencies: [
        "FormCore", "FormFiles", "FormRuntime", "FormViews", "Narration", "SpeechCore",
      ]),
    .testTarget(
      name: "EspeakSpeechTests",
      dependencies: ["EspeakSpeech", "FormCore", "Narration", "SpeechCore"]),
    .testTarget(name: "AudioSinksTests", dependencies: ["AudioSinks", "SpeechCore"]),
    .testTarget(
      name: "TerminalFrontEndTests",
      dependencies: [
        "AudioSinks", "FormCore", "FormFiles", "FormRuntime", "FormViews", "Narration",
        "SpeechCore", "TerminalFrontEnd",
      ]),
    .testTarget(name: "AloudTests", dependencies: ["Aloud"] + reexported, exclude: ["Pages"]),
    .testTarget(
      name: "AloudCommandsTests",
      dependencies: ["Aloud", "AloudCommands", "Search", "Shipping", "SignIn", "aloud-cli"]
        + reexported),
  ],
  swiftLanguageModes: [.v6]
)
