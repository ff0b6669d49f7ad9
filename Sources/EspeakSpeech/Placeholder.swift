// EspeakSpeech
