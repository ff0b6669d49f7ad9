// One import gives everything: a form, its session, the narrator's words, and speech.
//
// Foundation, Dispatch and Observation come along, as they do with SwiftUI: a form's source changes
// only this line.
@_exported import AudioSinks
@_exported import Dispatch
@_exported import EspeakSpeech
@_exported import FocusCore
@_exported import FormCore
@_exported import FormFiles
@_exported import FormRuntime
@_exported import FormViews
@_exported import Foundation
@_exported import Narration
@_exported import Observation
@_exported import SpeechCore
