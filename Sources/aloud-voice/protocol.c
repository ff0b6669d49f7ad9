#include "protocol.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

enum { HEADER_LENGTH = 8, MAXIMUM_FRAMES = 2 };

/// SIGPIPE keeps its default action in the worker and its children, so a write to a host that
/// hung up ends the process here and now; the exit is for every other error.
static void write_all(int socket, struct iovec *parts, int count) {
  while (count > 0) {
    ssize_t written = writev(socket, parts, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) _exit(EXIT_FAILURE);
    size_t rest = (size_t)written;
    while (count > 0 && rest >= parts->iov_len) {
      rest -= parts->iov_len;
      parts++;
      count--;
    }
    if (count > 0) {
      parts->iov_base = (uint8_t *)parts->iov_base + rest;
      parts->iov_len -= rest;
    }
  }
}

void send_frames(int socket, const struct frame *frames, size_t count) {
  assert(count <= MAXIMUM_FRAMES);
  uint8_t headers[MAXIMUM_FRAMES][HEADER_LENGTH] = {{0}};
  struct iovec parts[2 * MAXIMUM_FRAMES];
  int used = 0;
  for (size_t index = 0; index < count; index++) {
    headers[index][0] = (uint8_t)frames[index].kind;
    write_u32(headers[index] + 4, (uint32_t)frames[index].length);
    parts[used++] = (struct iovec){headers[index], HEADER_LENGTH};
    parts[used++] = (struct iovec){(void *)frames[index].bytes, frames[index].length};
  }
  write_all(socket, parts, used);
}

void send_frame(int socket, enum frame_kind kind, const void *bytes, size_t length) {
  send_frames(socket, &(struct frame){kind, bytes, length}, 1);
}

void receive_exactly(int socket, void *bytes, size_t length) {
  uint8_t *next = bytes;
  while (length > 0) {
    ssize_t received = recv(socket, next, length, 0);
    if (received < 0 && errno == EINTR) continue;
    if (received <= 0) _exit(EXIT_FAILURE);
    next += received;
    length -= (size_t)received;
  }
}

uint32_t read_u32(const uint8_t *bytes) {
  return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
         (uint32_t)bytes[3] << 24;
}

uint16_t read_u16(const uint8_t *bytes) {
  return (uint16_t)(bytes[0] | bytes[1] << 8);
}

void write_u32(uint8_t *bytes, uint32_t number) {
  for (int index = 0; index < 4; index++) bytes[index] = (uint8_t)(number >> (8 * index));
}
