// What espeak-ng can do with nothing between it and the program that calls it.

#ifndef ALOUD_VOICE_BASELINE_H
#define ALOUD_VOICE_BASELINE_H

/// Speaks `texts` in turn, `rounds` times, and prints a line "key value" for each figure.
///
/// Times are in milliseconds. Returns the exit status.
int run_baseline(int rounds, int text_count, char **texts);

#endif
