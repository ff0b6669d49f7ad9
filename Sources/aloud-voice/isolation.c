#define _GNU_SOURCE
#include "isolation.h"

#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

void leave_parent(void) {
  pid_t child = fork();
  if (child != 0) _exit(child < 0 ? EXIT_FAILURE : EXIT_SUCCESS);
  setsid();  // the terminal's Ctrl+C and Ctrl+Z are not for us
}

/// SwiftPM links the Swift runtime even into a C program, and its backtracer into the fatal
/// signals: it took 10–16 ms at every abort of the engine.
static void reset_signals(void) {
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  signal(SIGCHLD, SIG_IGN);  // children are reaped by the kernel
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/// An inherited pipe that stays open here makes whoever reads its other end wait for ever.
static void close_descriptors(int kept) {
  int nothing = open("/dev/null", O_RDWR);
  for (int number = 0; number <= 2; number++)
    if (nothing >= 0 && nothing != number) dup2(nothing, number);

  DIR *folder = opendir("/dev/fd");
  if (folder == NULL) return;
  for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
    int number = atoi(entry->d_name);
    if (number > 2 && number != kept && number != dirfd(folder)) close(number);
  }
  closedir(folder);
}

/// A crash is expected now and then, and its core would hold what a person typed.
static void forbid_core_dumps(void) {
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
#ifdef __linux__
  prctl(PR_SET_DUMPABLE, 0);  // a core_pattern that is a pipe ignores the limit
#endif
}

void forget_inheritance(int kept) {
  reset_signals();
  close_descriptors(kept);
  forbid_core_dumps();
  // Both replace the folder that espeak reads its data from.
  unsetenv("ESPEAK_DATA_PATH");
  unsetenv("HOME");
  if (chdir("/") != 0) return;
}

void limit_computing(unsigned seconds) {
  setrlimit(RLIMIT_CPU, &(struct rlimit){seconds, seconds});
}
