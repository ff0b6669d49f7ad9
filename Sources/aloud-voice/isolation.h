// Keeps host and worker out of each other's way.

#ifndef ALOUD_VOICE_ISOLATION_H
#define ALOUD_VOICE_ISOLATION_H

/// Goes on as a process that is nobody's child: the host waits for the one that ends here, and
/// sees neither a zombie nor a SIGCHLD later.
void leave_parent(void);

/// Forgets what was inherited: signal handlers and mask, terminal, descriptors other than `kept`,
/// the current folder and the variables that would replace espeak's data.
void forget_inheritance(int kept);

/// Lets the kernel end this process after so many more seconds of computing.
void limit_computing(unsigned seconds);

#endif
