#include "engine.h"

#include <espeak-ng/speak_lib.h>

int start_engine(void) {
  // Anything under 50 ms is taken for 49, which divides into samples badly. Without DONT_EXIT a
  // missing data folder ends the process before it can say so.
  int rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 50, NULL, espeakINITIALIZE_DONT_EXIT);
  if (rate > 0 && espeak_SetVoiceByName("en") != EE_OK) return EE_INTERNAL_ERROR;
  return rate;
}
