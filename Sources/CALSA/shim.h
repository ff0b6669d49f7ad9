#include <alsa/asoundlib.h>

static void calsa_ignore_message(
    const char *file, int line, const char *function, int error, const char *format,
    va_list arguments) {
  (void)file, (void)line, (void)function, (void)error, (void)format, (void)arguments;
}

/// Keeps ALSA's messages of this thread off standard error, where a form is being printed.
/// Of this thread only: the program around us may want its own. Returns what to restore.
static inline snd_local_error_handler_t calsa_silence_messages(void) {
  return snd_lib_error_set_local(calsa_ignore_message);
}
