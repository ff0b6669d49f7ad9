#ifndef ALOUD_JOB_H
#define ALOUD_JOB_H

#include <signal.h>

// Stops the whole job, as Ctrl+Z would, and returns when it was continued: in an orphaned process
// group, which nobody could continue, the system stops nothing, and it returns at once.
//
// Afterwards SIGTSTP does what is given.
void terminal_stop_job(const struct sigaction *afterwards);

#endif
