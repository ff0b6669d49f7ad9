#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "CTerminal.h"
#include "job.h"

extern char **environ;

// While another program has the terminal, its keys are its own: we stop when it does, and not at
// Ctrl+Z, or we could be stopped and continued before we learn that it stopped, and stop again.
// Being continued is no news: the screen is not ours yet.
enum { INTERRUPT, QUIT, STOP, CONTINUE, CHILD, CHANGED };
static const int changed[CHANGED] = {SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGCHLD};

static void step_aside(struct sigaction before[CHANGED]) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < CHANGED; i++) {
    sigaction(changed[i], NULL, &before[i]);
    bool is_key = i <= STOP;
    action.sa_handler = is_key ? SIG_IGN : SIG_DFL;
    // What the parent had ignored stays ignored, but for children, which are waited for.
    bool was_ignored = before[i].sa_handler == SIG_IGN;
    if (!was_ignored || changed[i] == SIGCHLD) sigaction(changed[i], &action, NULL);
  }
}

static void step_back(const struct sigaction before[CHANGED]) {
  for (int i = 0; i < CHANGED; i++) sigaction(changed[i], &before[i], NULL);
}

static int spawn(pid_t *child, char *const arguments[], int input, int output,
                 const struct sigaction before[CHANGED]) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO);

  sigset_t defaults, none;
  sigemptyset(&none);
  sigemptyset(&defaults);
  for (int i = 0; i < CHANGED; i++)
    if (before[i].sa_handler != SIG_IGN) sigaddset(&defaults, changed[i]);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);

  int error = posix_spawn(child, arguments[0], &actions, &attributes, arguments, environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

// Whether the child is stopped still, and was not continued meanwhile.
static bool is_stopped(pid_t child) {
  siginfo_t info;
  memset(&info, 0, sizeof info);
  return waitid(P_PID, (id_t)child, &info, WSTOPPED | WNOHANG) == 0 && info.si_pid == child;
}

static int wait_for(pid_t child, bool can_stop) {
  while (true) {
    siginfo_t info;
    memset(&info, 0, sizeof info);
    if (waitid(P_PID, (id_t)child, &info, WEXITED | WSTOPPED | WNOWAIT) < 0) {
      if (errno == EINTR) continue;
      return -1;
    }
    if (info.si_code == CLD_STOPPED) {
      if (!is_stopped(child)) continue;
      // The shell waits for all of the job.
      if (can_stop) {
        struct sigaction ours;
        sigaction(SIGTSTP, NULL, &ours);
        terminal_stop_job(&ours);
      }
      // Where nothing was stopped, or we alone were continued, it would wait for ever.
      kill(child, SIGCONT);
      continue;
    }
    int status;
    if (waitpid(child, &status, 0) < 0) return -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  }
}

int terminal_run(char *const arguments[], int input, int output) {
  struct sigaction before[CHANGED];
  step_aside(before);
  pid_t child;
  int error = spawn(&child, arguments, input, output, before);
  // A parent that ignores Ctrl+Z waits for no stop.
  bool can_stop = before[STOP].sa_handler != SIG_IGN;
  int status = error == 0 ? wait_for(child, can_stop) : -1;
  if (error == 0) error = errno;
  step_back(before);
  errno = error;
  return status;
}
