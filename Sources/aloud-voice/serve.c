#include "serve.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "engine.h"
#include "isolation.h"
#include "protocol.h"
#include "speak.h"
#include "voices.h"

enum { MAXIMUM_DESCRIPTORS = 8 };

/// Keeps the first descriptor that came with a message and closes any other; -1 is none.
static int take_descriptor(struct msghdr *message) {
  int taken = -1;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(message); header != NULL;
       header = CMSG_NXTHDR(message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (size_t index = 0; index < count; index++) {
      int descriptor;
      memcpy(&descriptor, CMSG_DATA(header) + index * sizeof descriptor, sizeof descriptor);
      if (taken < 0)
        taken = descriptor;
      else
        close(descriptor);
    }
  }
  return taken;
}

/// Waits for one byte of the control socket and the descriptor it brings, if any.
static bool receive_descriptor(int control, int *descriptor) {
  char byte;
  union {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(MAXIMUM_DESCRIPTORS * sizeof(int))];
  } ancillary;
  struct iovec part = {&byte, 1};
  struct msghdr message = {
      .msg_iov = &part,
      .msg_iovlen = 1,
      .msg_control = &ancillary,
      .msg_controllen = sizeof ancillary,
  };
  ssize_t received;
  do received = recvmsg(control, &message, 0);
  while (received < 0 && errno == EINTR);
  if (received <= 0) return false;
  *descriptor = take_descriptor(&message);
  return true;
}

static void say_hello(int control, int rate) {
  uint8_t hello[8];
  write_u32(hello, (uint32_t)getpid());
  write_u32(hello + 4, (uint32_t)rate);
  send_frame(control, FRAME_HELLO, hello, sizeof hello);
}

/// espeak's samples depend on everything it said before (43,271 to 43,556 of them for one text),
/// and some plain texts abort it. A child that starts from the same state each time says the same
/// text in the same samples, and takes nobody with it.
static void fork_child(int control, int socket) {
  pid_t child = fork();
  if (child != 0) return;  // where fork failed, the host sees the end of the stream
  close(control);
  answer_request(socket);
}

int serve(int control) {
  leave_parent();
  forget_inheritance(control);
  int rate = start_engine();
  if (rate <= 0) {
    static const char reason[] = "espeak-ng does not start: is its data (espeak-ng-data) installed?";
    send_frame(control, FRAME_FAILED, reason, strlen(reason));
    return EXIT_FAILURE;
  }
  say_hello(control, rate);
  preload_voices();
  for (int socket; receive_descriptor(control, &socket);) {
    if (socket < 0) continue;
    fork_child(control, socket);
    close(socket);
  }
  return EXIT_SUCCESS;
}
