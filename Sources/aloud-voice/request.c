#include "request.h"

#include <string.h>

#include "protocol.h"

enum { FIXED_LENGTH = 14 };

static bool copy_name(char *name, const uint8_t *bytes, size_t length) {
  if (length > MAXIMUM_NAME || memchr(bytes, 0, length) != NULL) return false;
  memcpy(name, bytes, length);
  name[length] = 0;
  return true;
}

const char *parse_request(uint8_t *bytes, size_t length, struct request *request) {
  if (length < FIXED_LENGTH) return "the request is cut short";
  if (bytes[0] != REQUEST_SPEAK && bytes[0] != REQUEST_LIST) return "no such request";
  request->kind = (enum request_kind)bytes[0];
  request->names_punctuation = bytes[1] != 0;
  request->rate = read_u16(bytes + 2);
  request->pitch = read_u16(bytes + 4);
  request->range = read_u16(bytes + 6);
  request->volume = read_u16(bytes + 8);
  if (request->rate < 80 || request->rate > 900 || request->pitch > 100 ||
      request->range > 100 || request->volume > 200)
    return "a number is out of its range";

  size_t family = read_u16(bytes + 10);
  size_t language = read_u16(bytes + 12);
  if (family + language > length - FIXED_LENGTH) return "a name reaches past the end";
  uint8_t *names = bytes + FIXED_LENGTH;
  if (!copy_name(request->family, names, family) ||
      !copy_name(request->language, names + family, language))
    return "a name is too long, or holds a NUL";

  uint8_t *text = names + family + language;
  request->text = (const char *)text;
  request->text_length = length - FIXED_LENGTH - family - language;
  if (memchr(text, 0, request->text_length) != NULL) return "the text holds a NUL";
  text[request->text_length] = 0;
  return NULL;
}
