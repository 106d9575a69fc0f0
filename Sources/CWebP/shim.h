// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#pragma once

#if !__has_include(<webp/decode.h>)
#error "The trait Cairo needs libwebp. Debian, Ubuntu: apt-get install libpango1.0-dev libturbojpeg0-dev libwebp-dev. macOS: brew install pango jpeg-turbo webp."
#endif

#include <webp/decode.h>
