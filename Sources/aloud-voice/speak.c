#include "speak.h"

#include <espeak-ng/speak_lib.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "isolation.h"
#include "protocol.h"
#include "voices.h"

enum {
  MARK_LENGTH = 8,
  MAXIMUM_MARKS = 64,  // of one buffer, 50 ms: speech has a handful
  // 2,000 times real time, 236 times from 450 words a minute on: 4 KiB of text, about 100 s of the
  // fastest speech, take under half a second.
  SECONDS_TO_START = 5,
  BYTES_A_SECOND = 4096,
};

/// The callback has no other way to know; this process answers one request only.
static int listener;

/// Sends what espeak hands over as it is, 50 ms and the words in them: it comes every 25 µs, and
/// the host takes it out of the stream in pieces of any size. Cut into 10 ms it would be five
/// times the system calls for nothing.
static int send_samples(short *samples, int count, espeak_EVENT *events) {
  uint8_t marks[MAXIMUM_MARKS * MARK_LENGTH];
  size_t used = 0;
  for (; events->type != espeakEVENT_LIST_TERMINATED; events++) {
    if (events->type != espeakEVENT_WORD || used == sizeof marks) continue;
    write_u32(marks + used, (uint32_t)events->text_position);
    write_u32(marks + used + 4, (uint32_t)events->sample);
    used += MARK_LENGTH;
  }
  size_t length = samples != NULL && count > 0 ? (size_t)count * sizeof *samples : 0;
  struct frame frames[2];
  size_t frame_count = 0;
  if (used > 0) frames[frame_count++] = (struct frame){FRAME_WORDS, marks, used};
  if (length > 0) frames[frame_count++] = (struct frame){FRAME_SAMPLES, samples, length};
  if (frame_count > 0) send_frames(listener, frames, frame_count);
  return 0;
}

void set_parameters(const struct request *request) {
  espeak_SetParameter(espeakRATE, request->rate, 0);
  espeak_SetParameter(espeakVOLUME, request->volume, 0);
  espeak_SetParameter(espeakPITCH, request->pitch, 0);
  espeak_SetParameter(espeakRANGE, request->range, 0);
  espeak_SetParameter(
      espeakPUNCTUATION, request->names_punctuation ? espeakPUNCT_ALL : espeakPUNCT_NONE, 0);
  espeak_SetParameter(espeakCAPITALS, 0, 0);
  espeak_SetParameter(espeakWORDGAP, 0, 0);
}

static void fail(int socket, const char *reason) {
  send_frame(socket, FRAME_FAILED, reason, strlen(reason));
}

/// Choosing the voice here, and not ahead in the worker, costs 0.15–0.25 ms, 0.9 for Chinese and
/// 1.2 for Russian with their large dictionaries: not worth a memory of what was spoken before.
static void speak(int socket, const struct request *request) {
  const char *missing = choose_voice(request->family, request->language);
  if (missing != NULL) {
    send_frame(socket, FRAME_NO_VOICE, missing, strlen(missing));
    return;
  }
  set_parameters(request);
  limit_computing(SECONDS_TO_START + (unsigned)(request->text_length / BYTES_A_SECOND));

  listener = socket;
  espeak_SetSynthCallback(send_samples);
  // No other flag: SSML, phonemes and end pauses are for text of one's own.
  espeak_ERROR result = espeak_Synth(
      request->text, request->text_length + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL);
  if (result == EE_OK)
    send_frame(socket, FRAME_END, NULL, 0);
  else
    fail(socket, "espeak refuses the text");
}

static void answer(int socket, uint8_t *bytes, size_t length) {
  struct request request;
  const char *complaint = parse_request(bytes, length, &request);
  if (complaint != NULL) {
    fail(socket, complaint);
    return;
  }
  switch (request.kind) {
    case REQUEST_SPEAK:
      speak(socket, &request);
      break;
    case REQUEST_LIST:
      send_voices(socket);
      send_frame(socket, FRAME_END, NULL, 0);
      break;
  }
}

_Noreturn void answer_request(int socket) {
  uint8_t prefix[4];
  receive_exactly(socket, prefix, sizeof prefix);
  uint32_t length = read_u32(prefix);
  uint8_t *bytes = length <= MAXIMUM_REQUEST ? malloc((size_t)length + 1) : NULL;
  if (bytes == NULL) {
    fail(socket, "the request is too long");
  } else {
    receive_exactly(socket, bytes, length);
    answer(socket, bytes, length);
  }
  _exit(EXIT_SUCCESS);
}
