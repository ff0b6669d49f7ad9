#ifndef CMARKUP_H
#define CMARKUP_H

#include <gumbo.h>
#include <stddef.h>

/// A parsed page and all memory that was taken for it.
struct markup_page;

/// Parses a page of UTF-8 text as browsers do, within so many bytes of memory; NULL where that is
/// not enough. The text must outlive the page.
struct markup_page *markup_parse(const char *text, size_t length, size_t most);

/// The element that holds all others.
const GumboNode *markup_root(const struct markup_page *page);

/// Gives all of a page's memory back.
void markup_free(struct markup_page *page);

#endif
