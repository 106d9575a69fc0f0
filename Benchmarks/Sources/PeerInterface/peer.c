// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#include "peer.h"

#if defined(__APPLE__)
#include <malloc/malloc.h>

int64_t peer_bytes_in_use(void) { return (int64_t)mstats().bytes_used; }
#else
#include <malloc.h>

int64_t peer_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
}
#endif
