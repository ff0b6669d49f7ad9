// swift-tools-version: 6.2
import PackageDescription

// The rooms, from the ground up. Arrows point one way: a target may import only what is listed
// with it, and nothing that stands below it.
let package = Package(
  name: "Aloud",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Aloud", targets: ["Aloud"]),
    .library(name: "FocusCore", targets: ["FocusCore"]),
    .executable(name: "aloud", targets: ["aloud-cli"]),
    // A target that speaks depends on the worker. Only because it is a product too does the package
    // manager build it beside the programs of packages that depend on this one.
    .executable(name: "aloud-voice", targets: ["aloud-voice"]),
  ],
  targets: [
    // What a form is.
    .target(name: "FocusCore"),
    .target(name: "FormCore", dependencies: ["FocusCore"]),
    .target(name: "FormFiles", dependencies: ["FormCore", "CGumbo"]),
    .target(name: "FormRuntime", dependencies: ["FocusCore", "FormCore"]),

    // How it is said.
    .target(name: "SpeechCore", resources: [.copy("../../Voices")]),
    .target(name: "Narration", dependencies: ["FormCore", "SpeechCore"]),
    .target(name: "EspeakSpeech", dependencies: ["SpeechCore", "aloud-voice"]),
    .target(
      name: "AudioSinks",
      dependencies: [
        "SpeechCore", .target(name: "CALSA", condition: .when(platforms: [.linux])),
      ]),

    // Where a person meets it.
    .target(
      name: "TerminalFrontEnd",
      dependencies: ["CTerminal", "FormCore", "FormRuntime", "Narration", "SpeechCore"]),
    .target(
      name: "Aloud",
      dependencies: [
        "FocusCore", "FormCore", "FormFiles", "FormRuntime", "SpeechCore", "Narration",
        "EspeakSpeech", "AudioSinks",
      ]),
    .target(name: "AloudCommands", dependencies: ["Aloud", "TerminalFrontEnd"]),
    .executableTarget(name: "aloud-cli", dependencies: ["AloudCommands"]),

    // C: the voice worker, and what only C can do safely in a signal handler.
    .executableTarget(name: "aloud-voice", dependencies: ["CEspeakNG"]),
    .target(name: "CTerminal"),

    // Libraries of the system.
    .systemLibrary(
      name: "CEspeakNG", pkgConfig: "espeak-ng",
      providers: [.apt(["libespeak-ng-dev"]), .brew(["espeak-ng"])]),
    .systemLibrary(
      name: "CGumbo", pkgConfig: "gumbo",
      providers: [.apt(["libgumbo-dev"]), .brew(["gumbo-parser"])]),
    .systemLibrary(
      name: "CALSA", pkgConfig: "alsa", providers: [.apt(["libasound2-dev"])]),

    .testTarget(name: "FocusCoreTests", dependencies: ["FocusCore"]),
    .testTarget(name: "FormCoreTests", dependencies: ["FormCore"]),
    .testTarget(name: "FormFilesTests", dependencies: ["FormFiles"]),
    .testTarget(name: "FormRuntimeTests", dependencies: ["FormRuntime"]),
    .testTarget(name: "SpeechCoreTests", dependencies: ["SpeechCore", "AudioSinks"]),
    .testTarget(
      name: "NarrationTests", dependencies: ["Narration", "FormFiles", "FormRuntime"]),
    .testTarget(name: "EspeakSpeechTests", dependencies: ["EspeakSpeech"]),
    .testTarget(name: "AudioSinksTests", dependencies: ["AudioSinks"]),
    .testTarget(
      name: "TerminalFrontEndTests", dependencies: ["TerminalFrontEnd", "FormFiles"]),
    .testTarget(name: "AloudTests", dependencies: ["Aloud"]),
    .testTarget(
      name: "AloudCommandsTests",
      dependencies: ["AloudCommands", "AudioSinks", "SpeechCore", "aloud-cli"]),
  ],
  swiftLanguageModes: [.v6]
)
