// The worker: one process that knows espeak, and a child of it for each request.

#ifndef ALOUD_VOICE_SERVE_H
#define ALOUD_VOICE_SERVE_H

/// Serves until the host closes the control socket; returns the exit status.
int serve(int control);

#endif
