// One import gives everything: a form, its session, the narrator's words, and speech.
@_exported import AudioSinks
@_exported import EspeakSpeech
@_exported import FocusCore
@_exported import FormCore
@_exported import FormFiles
@_exported import FormRuntime
@_exported import Narration
@_exported import SpeechCore
