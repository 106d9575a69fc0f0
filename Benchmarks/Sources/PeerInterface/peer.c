// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

#include "peer.h"

#include <stdio.h>
#include <string.h>

#if defined(__APPLE__)
#include <malloc/malloc.h>
#include <sys/resource.h>

int64_t peer_bytes_in_use(void) { return (int64_t)mstats().bytes_used; }

int64_t peer_peak_bytes(void) {
  struct rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return (int64_t)usage.ru_maxrss;
}

// The system's peak cannot be reset.
void peer_reset_peak(void) {}

void peer_keep_memory(void) {}
#else
#include <limits.h>
#include <malloc.h>

int64_t peer_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
}

int64_t peer_peak_bytes(void) {
  FILE *file = fopen("/proc/self/status", "r");
  if (file == NULL) return 0;
  char line[256];
  long long kilobytes = 0;
  while (fgets(line, sizeof line, file) != NULL)
    if (strncmp(line, "VmHWM:", 6) == 0) sscanf(line + 6, "%lld", &kilobytes);
  fclose(file);
  return (int64_t)kilobytes * 1024;
}

void peer_reset_peak(void) {
  malloc_trim(0);
  FILE *file = fopen("/proc/self/clear_refs", "w");
  if (file == NULL) return;
  fputs("5", file);
  fclose(file);
}

void peer_keep_memory(void) {
  mallopt(M_TRIM_THRESHOLD, INT_MAX);
  mallopt(M_MMAP_MAX, 0);
}
#endif

__attribute__((noinline)) void peer_counted(void (*work)(void *), void *context) {
  work(context);
  // Something to do after the call, so that it is a call and no jump.
  __asm__ volatile("" ::: "memory");
}
