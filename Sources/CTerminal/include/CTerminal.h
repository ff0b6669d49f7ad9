#ifndef CTERMINAL_H
#define CTERMINAL_H

/// What only C can do safely: everything here that a signal handler needs is static state, and one
/// terminal and one self-pipe are served per process. No function may run on two threads at once,
/// except `terminal_restore`, which is async-signal-safe.

enum terminal_mode {
  /// As it was found.
  TERMINAL_AS_FOUND,
  /// Every key at once, no echo, no signals from keys, bracketed paste; output as ever.
  TERMINAL_RAW,
  /// Whole lines as it was found, but not shown while they are typed.
  TERMINAL_WITHOUT_ECHO,
};

/// Remembers the terminal's attributes, and what to write to leave bracketed paste.
/// -1 with errno: ENOTTY, or EBUSY while another one is open.
int terminal_open(int input, int output);

/// Restores the terminal and forgets it.
void terminal_close(void);

/// Asks for a mode. It is entered now, or, in the background, by a later `terminal_resume`.
int terminal_set_mode(enum terminal_mode mode);

/// Gives the terminal back as it was found; the mode asked for is kept for `terminal_resume`.
void terminal_restore(void);

/// Enters the mode asked for again, if this process group has the terminal.
int terminal_resume(void);

/// Restores, stops the whole job by the default action, and resumes once it is continued.
/// -1 where the parent ignores SIGTSTP, that is, has no job control.
int terminal_suspend(void);

/// Runs a program in our own job, on these descriptors, until it ends; the terminal must be as it was
/// found. Its exit status, or 128 and the signal that ended it; -1 with errno if it cannot be run.
int terminal_run(char *const arguments[], int input, int output);

/// Forgets what was typed and not read yet, unless the terminal is the shell's at the moment.
void terminal_discard_input(void);

/// The character that erases one character, as the terminal was found; -1 if there is none.
int terminal_erase_character(void);

/// The columns of a terminal; 0 if it does not know or is none.
int terminal_columns(int descriptor);

/// Has signals written to a pipe, each as one byte, its number: INT, TERM, HUP, QUIT, TSTP, CONT
/// and WINCH. What the parent had ignored stays ignored. Fatal signals and `exit` restore the
/// terminal first and then go on as they would have. -1 with EBUSY while started.
int terminal_signals_start(int write_end);

/// Puts every signal back as it was; once this returns, nothing writes to the pipe.
void terminal_signals_stop(void);

#endif
