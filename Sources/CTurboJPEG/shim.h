// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#pragma once

#if !__has_include(<turbojpeg.h>)
#error "The trait Cairo needs libjpeg-turbo. Debian, Ubuntu: apt-get install libpango1.0-dev libturbojpeg0-dev libwebp-dev. macOS: brew install pango jpeg-turbo webp."
#endif

#include <turbojpeg.h>
