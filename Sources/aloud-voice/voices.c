#include "voices.h"

#include <espeak-ng/speak_lib.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "protocol.h"
#include "request.h"

/// The list as it was read once. Asking espeak for it again reads all files again and frees
/// the voices of the list before.
static const espeak_VOICE **voices;

void preload_voices(void) { voices = espeak_ListVoices(NULL); }

/// espeak joins the name of a variant into a path, and takes one that does not exist in silence.
static bool variant_exists(const char *variant) {
  if (variant[0] == 0 || variant[0] == '.' || strchr(variant, '/') != NULL) return false;
  const char *folder;
  espeak_Info(&folder);
  char path[1024];
  int length = snprintf(path, sizeof path, "%s/voices/!v/%s", folder, variant);
  return length < (int)sizeof path && access(path, R_OK) == 0;
}

/// How well a name fits a voice: 0 is its own name, higher numbers are tags of languages by
/// espeak's order of preference (one byte before each tag), -1 is not at all.
static int fitness(const espeak_VOICE *voice, const char *name) {
  const char *file = strrchr(voice->identifier, '/');
  if (strcasecmp(name, voice->name) == 0 || strcasecmp(name, voice->identifier) == 0 ||
      (file != NULL && strcasecmp(name, file + 1) == 0))
    return 0;
  for (const char *tag = voice->languages; *tag != 0; tag += strlen(tag) + 1)
    if (strcasecmp(name, tag + 1) == 0) return 1 + (uint8_t)*tag;
  return -1;
}

static const espeak_VOICE *find_voice(const char *name) {
  const espeak_VOICE *best = NULL;
  int best_fitness = -1;
  for (const espeak_VOICE **voice = voices; *voice != NULL; voice++) {
    int candidate = fitness(*voice, name);
    if (candidate >= 0 && (best == NULL || candidate < best_fitness)) {
      best = *voice;
      best_fitness = candidate;
    }
  }
  return best;
}

/// Chooses a voice with another sound; `voice` is its identifier.
static bool choose_variant(const char *voice, const char *variant) {
  if (!variant_exists(variant)) return false;
  char full[2 * MAXIMUM_NAME];
  int length = snprintf(full, sizeof full, "%s+%s", voice, variant);
  return length < (int)sizeof full && espeak_SetVoiceByName(full) == EE_OK;
}

static bool choose_family(const char *family) {
  char name[MAXIMUM_NAME + 1];
  snprintf(name, sizeof name, "%s", family);
  char *variant = strchr(name, '+');
  if (variant != NULL) *variant++ = 0;

  const espeak_VOICE *voice = find_voice(name);
  if (voice == NULL) return false;
  if (variant == NULL) return espeak_SetVoiceByName(voice->identifier) == EE_OK;
  return choose_variant(voice->identifier, variant);
}

static bool choose_language(const char *tag) {
  char shorter[MAXIMUM_NAME + 1];
  snprintf(shorter, sizeof shorter, "%s", tag);
  // Not by name: SetVoiceByName refuses "zh", "fr-fr" and "en-gb".
  while (shorter[0] != 0) {
    espeak_VOICE wanted = {.languages = shorter};
    if (espeak_SetVoiceByProperties(&wanted) == EE_OK) return true;
    char *last = strrchr(shorter, '-');
    *(last != NULL ? last : shorter) = 0;
  }
  return false;
}

const char *choose_voice(const char *family, const char *language) {
  if (family[0] != 0 && family[0] != '+') return choose_family(family) ? NULL : family;
  if (!choose_language(language)) return language;
  if (family[0] == 0) return NULL;
  const espeak_VOICE *voice = espeak_GetCurrentVoice();
  return voice != NULL && choose_variant(voice->identifier, family + 1) ? NULL : family;
}

/// Appends a string and its NUL; what has no room is left out.
static size_t append(uint8_t *bytes, size_t used, size_t room, const char *string) {
  size_t length = strlen(string) + 1;
  if (length > room - used) return used;
  memcpy(bytes + used, string, length);
  return used + length;
}

static void send_voice(int socket, const espeak_VOICE *voice) {
  uint8_t bytes[1024] = {voice->gender, voice->age};
  size_t used = 2;
  used = append(bytes, used, sizeof bytes, voice->identifier);
  used = append(bytes, used, sizeof bytes, voice->name);
  for (const char *tag = voice->languages; *tag != 0; tag += strlen(tag) + 1)
    used = append(bytes, used, sizeof bytes, tag + 1);
  send_frame(socket, FRAME_VOICE, bytes, used);
}

void send_voices(int socket) {
  for (const espeak_VOICE **voice = voices; *voice != NULL; voice++)
    send_voice(socket, *voice);
}
