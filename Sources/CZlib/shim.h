// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#pragma once

#if !__has_include(<zlib.h>)
#error "The trait Cairo needs zlib. Debian, Ubuntu: apt-get install libpango1.0-dev libturbojpeg0-dev libwebp-dev. macOS: brew install pango jpeg-turbo webp."
#endif

#include <string.h>
#include <zlib.h>

/// `deflateInit2` is a macro.
static inline int viewfactory_deflate_begin(z_stream *stream, int level, int strategy) {
  memset(stream, 0, sizeof *stream);
  return deflateInit2(stream, level, Z_DEFLATED, 15, 9, strategy);
}
