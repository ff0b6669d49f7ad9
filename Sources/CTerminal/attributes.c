#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include "CTerminal.h"

static int terminal = -1;
static int screen = -1;
static pid_t owner;
static struct termios found;
static enum terminal_mode wanted;
// Read by handlers on any thread; everything above is written before it is set.
static atomic_int entered = TERMINAL_AS_FOUND;

static const char paste_on[] = "\033[?2004h";
static const char paste_off[] = "\033[?2004l";

// From the background, tcsetattr and write would stop us; blocked, SIGTTOU lets them through.
static void hold_ttou(sigset_t *before) {
  sigset_t ttou;
  sigemptyset(&ttou);
  sigaddset(&ttou, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &ttou, before);
}

// TCSANOW: waiting for output to drain can hang on a terminal that was stopped or is gone.
static int set_attributes(const struct termios *attributes) {
  int result;
  do {
    result = tcsetattr(terminal, TCSANOW, attributes);
  } while (result < 0 && errno == EINTR);
  return result;
}

static void tell_screen(const char *sequence, size_t length) {
  ssize_t written = write(screen, sequence, length);
  (void)written;  // a screen that is gone needs no mode
}

static struct termios attributes_for(enum terminal_mode mode) {
  struct termios attributes = found;
  if (mode == TERMINAL_WITHOUT_ECHO) {
    attributes.c_lflag &= ~(tcflag_t)(ECHO | ECHOE | ECHOK);
    attributes.c_lflag |= ECHONL;  // Return still ends the row on the screen
  } else if (mode == TERMINAL_RAW) {
    attributes.c_iflag &=
        ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON | PARMRK);
    attributes.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | ISIG | IEXTEN);
    attributes.c_cflag = (attributes.c_cflag & ~(tcflag_t)CSIZE) | CS8;
    attributes.c_oflag |= OPOST | ONLCR;  // rows are printed line by line
    attributes.c_cc[VMIN] = 1;
    attributes.c_cc[VTIME] = 0;
  }
  return attributes;
}

int terminal_open(int input, int output) {
  if (terminal >= 0) {
    errno = EBUSY;
    return -1;
  }
  if (tcgetattr(input, &found) < 0) return -1;
  terminal = input;
  screen = output;
  owner = getpid();
  wanted = TERMINAL_AS_FOUND;
  return 0;
}

void terminal_close(void) {
  terminal_restore();
  terminal = -1;
}

int terminal_set_mode(enum terminal_mode mode) {
  if (terminal < 0) {
    errno = EBADF;
    return -1;
  }
  wanted = mode;
  if (mode == TERMINAL_AS_FOUND) {
    terminal_restore();
    return 0;
  }
  return terminal_resume();
}

int terminal_resume(void) {
  if (terminal < 0 || wanted == TERMINAL_AS_FOUND) return 0;
  // In the background it belongs to the shell. A terminal that is not our controlling one has
  // no foreground group to compare with, and is ours to set.
  pid_t foreground = tcgetpgrp(terminal);
  if (foreground >= 0 && foreground != getpgrp()) return 0;

  struct termios attributes = attributes_for(wanted);
  sigset_t before;
  hold_ttou(&before);
  int previous = atomic_exchange(&entered, wanted);  // first: a crash between restores too much
  int result = set_attributes(&attributes);
  if (result < 0) {
    atomic_store(&entered, previous);
  } else if (wanted == TERMINAL_RAW) {
    tell_screen(paste_on, sizeof paste_on - 1);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  return result;
}

void terminal_restore(void) {
  // A forked child that exits or crashes must not change its parent's terminal.
  if (atomic_load(&entered) == TERMINAL_AS_FOUND || getpid() != owner) return;
  sigset_t before;
  int saved_errno = errno;
  hold_ttou(&before);
  int mode = atomic_exchange(&entered, TERMINAL_AS_FOUND);
  if (mode != TERMINAL_AS_FOUND) {
    set_attributes(&found);  // first: the write below may fail or block
    if (mode == TERMINAL_RAW) tell_screen(paste_off, sizeof paste_off - 1);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = saved_errno;
}

void terminal_discard_input(void) {
  if (terminal < 0 || atomic_load(&entered) == TERMINAL_AS_FOUND) return;
  sigset_t before;
  hold_ttou(&before);
  tcflush(terminal, TCIFLUSH);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

int terminal_erase_character(void) {
  if (terminal < 0 || found.c_cc[VERASE] == _POSIX_VDISABLE) return -1;
  return found.c_cc[VERASE];
}

int terminal_columns(int descriptor) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}
