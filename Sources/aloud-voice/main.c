// The voice worker of Aloud: the only program that links espeak-ng.
//
//   aloud-voice serve                    a host's worker; the control socket is descriptor 3
//   aloud-voice baseline ROUNDS TEXT…    what espeak-ng alone can do, as lines "key value"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "baseline.h"
#include "protocol.h"
#include "serve.h"

int main(int count, char **arguments) {
  if (count == 2 && strcmp(arguments[1], "serve") == 0) return serve(CONTROL_SOCKET);
  if (count >= 4 && strcmp(arguments[1], "baseline") == 0) {
    int rounds = atoi(arguments[2]);
    if (rounds > 0 && rounds <= 1000000) return run_baseline(rounds, count - 3, arguments + 3);
  }
  fputs("aloud-voice: the voice of aloud, which starts it itself\n"
        "usage: aloud-voice baseline ROUNDS TEXT…\n", stderr);
  return 2;
}
