// Which voice speaks.

#ifndef ALOUD_VOICE_VOICES_H
#define ALOUD_VOICE_VOICES_H

#include <stdbool.h>

/// Reads the list of voices, once, so that children inherit it: it takes 3–5 ms, 20 on a cold disk,
/// and choosing by language needs it.
void preload_voices(void);

/// Chooses by espeak's name of a voice ("en-us+f3", "German", "gmw/de"); a language's tag counts as
/// a name as well.
bool choose_family(const char *family);

/// Chooses by BCP 47 tag; where nothing speaks "en-GB-oed", "en-GB" and then "en" is tried.
bool choose_language(const char *tag);

/// Sends a frame for each voice.
void send_voices(int socket);

#endif
