// Which voice speaks.

#ifndef ALOUD_VOICE_VOICES_H
#define ALOUD_VOICE_VOICES_H

#include <stdbool.h>

/// Reads the list of voices, once, so that children inherit it: it takes 3–5 ms, 20 on a cold disk,
/// and choosing by language needs it.
void preload_voices(void);

/// Chooses a voice.
///
/// By espeak's name of it ("en-us+f3", "German", "gmw/de"; a language's tag counts as a name as
/// well); without one, by BCP 47 tag: where nothing speaks "en-GB-oed", "en-GB" and then "en" is
/// tried. A family that is only a variant ("+f3") goes with the voice that speaks the language.
///
/// Returns what nothing is called or speaks, or null where a voice was chosen.
const char *choose_voice(const char *family, const char *language);

/// Sends a frame for each voice.
void send_voices(int socket);

#endif
