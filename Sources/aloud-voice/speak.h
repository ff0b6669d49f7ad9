// One utterance.

#ifndef ALOUD_VOICE_SPEAK_H
#define ALOUD_VOICE_SPEAK_H

#include "request.h"

/// Reads the request that waits on the socket, answers it and ends the process.
_Noreturn void answer_request(int socket);

/// Sets every parameter: what an earlier text did to one of them outlives a change of voice.
void set_parameters(const struct request *request);

#endif
