#define _POSIX_C_SOURCE 200809L
#include "baseline.h"

#include <espeak-ng/speak_lib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "engine.h"

/// When the first samples came, which is when the abort was asked for; 0 is not yet.
static double first_samples_at;

static double milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

/// Notes when the first samples come, and stops there.
static int abort_at_first_samples(short *samples, int count, espeak_EVENT *events) {
  (void)events;
  if (samples == NULL || count == 0) return 0;
  first_samples_at = milliseconds();
  return 1;
}

static int ascending(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

static void print_figures(const char *key, double *times, int count) {
  qsort(times, (size_t)count, sizeof *times, ascending);
  printf("%s_median_ms %.6f\n", key, times[count / 2]);
  printf("%s_p99_ms %.6f\n", key, times[(count - 1) * 99 / 100]);
}

/// The most memory this process has held, in KiB; getrusage would tell of whoever spawned it too.
static void print_peak_memory(void) {
  FILE *status = fopen("/proc/self/status", "r");
  if (status == NULL) return;
  long peak;
  for (char line[256]; fgets(line, sizeof line, status) != NULL;)
    if (sscanf(line, "VmHWM: %ld kB", &peak) == 1) printf("peak_kib %ld\n", peak);
  fclose(status);
}

int run_baseline(int rounds, int text_count, char **texts) {
  double before = milliseconds();
  if (start_engine() <= 0) {
    fputs("aloud-voice: espeak-ng does not start; install its data (espeak-ng-data)\n", stderr);
    return EXIT_FAILURE;
  }
  printf("init_ms %.6f\n", milliseconds() - before);
  espeak_SetSynthCallback(abort_at_first_samples);

  double *first = calloc((size_t)rounds, sizeof *first);
  double *abort = calloc((size_t)rounds, sizeof *abort);
  if (first == NULL || abort == NULL) return EXIT_FAILURE;
  int heard = 0;
  for (int round = 0; round < rounds; round++) {
    const char *text = texts[round % text_count];
    first_samples_at = 0;
    double asked_at = milliseconds();
    espeak_Synth(text, strlen(text) + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL);
    double returned_at = milliseconds();
    if (first_samples_at == 0) continue;  // a text without sound
    first[heard] = first_samples_at - asked_at;
    abort[heard++] = returned_at - first_samples_at;
  }
  printf("announcements %d\n", heard);
  if (heard > 0) {
    print_figures("first_samples", first, heard);
    print_figures("abort", abort, heard);
  }
  print_peak_memory();
  free(first);
  free(abort);
  return EXIT_SUCCESS;
}
