#include "CMarkup.h"

#include <setjmp.h>
#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>

// The parser knows no limit: a page of 16 MiB can have it take gigabytes, and giving a deep tree
// back takes more stack than there is. So its memory is counted, comes out of a few blocks, and goes
// all at once; where it is used up, the parser is left by a jump, which is safe since it holds
// nothing else.

enum {
  block_size = 1 << 20,
  // Anything larger is a block of its own: texts grow by doubling, and would leave much behind.
  largest_piece = 1 << 14,
  // The parser keeps pointers and integers, and no more than these need.
  unit = alignof(uint64_t),
};

/// Memory as it came from the system.
struct block {
  struct block *next;
  struct block *previous;
  alignas(unit) unsigned char bytes[];
};

/// What stands before each piece: its size, in units; 0 of what is a block of its own.
struct header {
  alignas(unit) size_t units;
};

/// A piece that was given back.
struct spare {
  struct spare *next;
};

struct markup_page {
  GumboOutput *output;
  struct block *blocks;
  unsigned char *place;
  size_t left;
  size_t allowance;
  /// Pieces that were given back, by their size in units.
  struct spare *spares[largest_piece / unit + 1];
  jmp_buf exhausted;
};

static struct block *new_block(struct markup_page *page, size_t size) {
  if (size > page->allowance) longjmp(page->exhausted, 1);
  struct block *block = malloc(sizeof(struct block) + size);
  if (block == NULL) longjmp(page->exhausted, 1);
  page->allowance -= size;
  block->previous = NULL;
  block->next = page->blocks;
  if (block->next != NULL) block->next->previous = block;
  page->blocks = block;
  return block;
}

static void *allocate(void *context, size_t size) {
  struct markup_page *page = context;
  size_t units = (size + unit - 1) / unit;
  if (units == 0) units = 1;
  if (size > largest_piece) {
    // Its size stands in the header before it, to be counted back.
    size_t whole = 2 * sizeof(struct header) + units * unit;
    struct block *block = new_block(page, whole);
    struct header *headers = (struct header *)block->bytes;
    headers[0].units = whole;
    headers[1].units = 0;
    return headers + 2;
  }
  struct spare *spare = page->spares[units];
  if (spare != NULL) {
    page->spares[units] = spare->next;
    return spare;
  }
  size_t need = sizeof(struct header) + units * unit;
  if (need > page->left) {
    page->place = new_block(page, block_size)->bytes;
    page->left = block_size;
  }
  struct header *header = (struct header *)page->place;
  header->units = units;
  page->place += need;
  page->left -= need;
  return header + 1;
}

static void deallocate(void *context, void *piece) {
  struct markup_page *page = context;
  if (piece == NULL) return;
  struct header *header = (struct header *)piece - 1;
  if (header->units != 0) {
    struct spare *spare = piece;
    spare->next = page->spares[header->units];
    page->spares[header->units] = spare;
    return;
  }
  page->allowance += header[-1].units;
  struct block *block =
      (struct block *)((unsigned char *)(header - 1) - offsetof(struct block, bytes));
  if (block->previous != NULL) block->previous->next = block->next;
  else page->blocks = block->next;
  if (block->next != NULL) block->next->previous = block->previous;
  free(block);
}

struct markup_page *markup_parse(const char *text, size_t length, size_t most) {
  struct markup_page *page = calloc(1, sizeof(struct markup_page));
  if (page == NULL) return NULL;
  page->allowance = most;
  if (setjmp(page->exhausted) != 0) {
    markup_free(page);
    return NULL;
  }
  GumboOptions options = kGumboDefaultOptions;
  options.allocator = allocate;
  options.deallocator = deallocate;
  options.userdata = page;
  // Each error keeps a copy of the stack of open elements.
  options.max_errors = 0;
  page->output = gumbo_parse_with_options(&options, text, length);
  return page;
}

const GumboNode *markup_root(const struct markup_page *page) { return page->output->root; }

void markup_free(struct markup_page *page) {
  struct block *block = page->blocks;
  while (block != NULL) {
    struct block *next = block->next;
    free(block);
    block = next;
  }
  free(page);
}
