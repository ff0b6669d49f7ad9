#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <unistd.h>

#include "CTerminal.h"
#include "job.h"

static void set_stop_action(void (*handler)(int)) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  sigemptyset(&action.sa_mask);
  sigaction(SIGTSTP, &action, NULL);
}

void terminal_stop_job(const struct sigaction *afterwards) {
  sigset_t stop, before;
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);

  // The rest of the job first, as the key would have done: a shell waits until all of a pipeline
  // has stopped. Ourselves by raise, which stops this thread before its next instruction; with
  // kill another thread may take the signal, and this one could enter raw mode before the stop.
  set_stop_action(SIG_IGN);
  kill(0, SIGTSTP);
  set_stop_action(SIG_DFL);
  pthread_sigmask(SIG_UNBLOCK, &stop, &before);
  raise(SIGTSTP);

  pthread_sigmask(SIG_SETMASK, &before, NULL);
  sigaction(SIGTSTP, afterwards, NULL);
}

int terminal_suspend(void) {
  struct sigaction ours;
  sigaction(SIGTSTP, NULL, &ours);
  if (ours.sa_handler == SIG_IGN) return -1;
  terminal_restore();
  terminal_stop_job(&ours);
  return terminal_resume();
}
