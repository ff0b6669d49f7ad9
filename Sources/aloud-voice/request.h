// What a host asks for: to speak a text, or to list the voices.
//
//   u8 kind    u8 names punctuation    u16 rate    u16 pitch    u16 range    u16 volume
//   u16 length of family    u16 length of language    family    language    text to the end

#ifndef ALOUD_VOICE_REQUEST_H
#define ALOUD_VOICE_REQUEST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum request_kind { REQUEST_SPEAK = 'S', REQUEST_LIST = 'L' };

enum { MAXIMUM_NAME = 128 };

struct request {
  enum request_kind kind;
  bool names_punctuation;
  uint16_t rate, pitch, range, volume;
  char family[MAXIMUM_NAME + 1];
  char language[MAXIMUM_NAME + 1];
  const char *text;  // ends with NUL
  size_t text_length;
};

/// Reads a request; `bytes[length]` must be writable, it becomes the text's NUL.
///
/// Returns what is wrong with it, or null where nothing is.
const char *parse_request(uint8_t *bytes, size_t length, struct request *request);

#endif
