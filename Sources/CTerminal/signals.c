#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "CTerminal.h"

static const int told[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};
static const int fatal[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS};
enum { TOLD = sizeof told / sizeof *told, FATAL = sizeof fatal / sizeof *fatal };

static struct sigaction told_before[TOLD];
static struct sigaction fatal_before[FATAL];
static atomic_int pipe_end = -1;
static atomic_int in_handler;

static void tell(int number) {
  int saved_errno = errno;
  atomic_fetch_add(&in_handler, 1);
  int descriptor = atomic_load(&pipe_end);
  if (descriptor >= 0) {
    unsigned char byte = (unsigned char)number;
    ssize_t written = write(descriptor, &byte, 1);
    (void)written;  // a full pipe already wakes its reader
  }
  atomic_fetch_sub(&in_handler, 1);
  errno = saved_errno;
}

// Restores, then hands on to whoever was there before: the default action, or a backtracer.
static void restore_and_chain(int number, siginfo_t *info, void *context) {
  (void)context;
  terminal_restore();
  for (int i = 0; i < FATAL; i++) {
    if (fatal[i] == number) sigaction(number, &fatal_before[i], NULL);
  }
  // A fault happens again on return, with its own address for the one who reports it.
  bool refaults = number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE;
  if (refaults && info->si_code > 0) return;
  raise(number);  // blocked in here, so delivered on return
}

int terminal_signals_start(int write_end) {
  int none = -1;
  if (!atomic_compare_exchange_strong(&pipe_end, &none, write_end)) {
    errno = EBUSY;
    return -1;
  }
  static bool registered;
  if (!registered) registered = atexit(terminal_restore) == 0;

  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  action.sa_handler = tell;
  action.sa_flags = SA_RESTART;
  for (int i = 0; i < TOLD; i++) {
    sigaction(told[i], NULL, &told_before[i]);
    if (told_before[i].sa_handler != SIG_IGN) sigaction(told[i], &action, NULL);
  }

  action.sa_sigaction = restore_and_chain;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  for (int i = 0; i < FATAL; i++) sigaction(fatal[i], &action, &fatal_before[i]);
  return 0;
}

void terminal_signals_stop(void) {
  if (atomic_load(&pipe_end) < 0) return;
  for (int i = 0; i < TOLD; i++) sigaction(told[i], &told_before[i], NULL);
  for (int i = 0; i < FATAL; i++) sigaction(fatal[i], &fatal_before[i], NULL);
  atomic_store(&pipe_end, -1);
  while (atomic_load(&in_handler) > 0) sched_yield();
}
