// espeak-ng, as the worker and the baseline both start it.

#ifndef ALOUD_VOICE_ENGINE_H
#define ALOUD_VOICE_ENGINE_H

/// Starts espeak with a voice that is likely to be wanted.
///
/// Returns samples per second, or a number below 1 where there is no engine.
int start_engine(void);

#endif
