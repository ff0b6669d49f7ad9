// What goes over the wire between a host and its voice worker.
//
// The control socket carries descriptors only: one byte, and with it one end of a socket pair.
// Everything else goes over that pair, one pair for each request, and is read by the child that
// was forked for it; so the worker itself parses nothing, and no request can harm it.
//
//   host → child    request  u32 length, then as many bytes (see request.h)
//   child → host    frames   u8 kind, three zero bytes, u32 length, then as many bytes
//
// Numbers are little endian; samples are signed, 16 bits, in the machine's own order. A stream
// that stops without FRAME_END, FRAME_NO_VOICE or FRAME_FAILED means that the child died.

#ifndef ALOUD_VOICE_PROTOCOL_H
#define ALOUD_VOICE_PROTOCOL_H

#include <stddef.h>
#include <stdint.h>

enum {
  /// Where the host puts the control socket.
  CONTROL_SOCKET = 3,
  /// The longest request; a host that needs more has lost its way.
  MAXIMUM_REQUEST = 1 << 20,
};

enum frame_kind {
  FRAME_HELLO = 'H',     // on the control socket: u32 process id, u32 samples per second
  FRAME_SAMPLES = 'S',   // samples
  FRAME_WORDS = 'W',     // for each word u32 position as espeak counts, u32 sample
  FRAME_VOICE = 'V',     // u8 gender, u8 age, identifier, name, languages; each ends with NUL
  FRAME_END = 'E',       // everything was said
  FRAME_NO_VOICE = 'N',  // the name or language that was asked for
  FRAME_FAILED = 'F',    // why, in words
};

struct frame {
  enum frame_kind kind;
  const void *bytes;
  size_t length;
};

/// Writes frames in one call; exits where nobody listens any more.
void send_frames(int socket, const struct frame *frames, size_t count);

void send_frame(int socket, enum frame_kind kind, const void *bytes, size_t length);

/// Reads exactly as many bytes; exits where the host hangs up before.
void receive_exactly(int socket, void *bytes, size_t length);

uint32_t read_u32(const uint8_t *bytes);
uint16_t read_u16(const uint8_t *bytes);
void write_u32(uint8_t *bytes, uint32_t number);

#endif
