// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// What a peer library offers to the benchmarks: plain arrays in, plain arrays out.

#ifndef VIEWFACTORY_BENCHMARKS_PEER_H
#define VIEWFACTORY_BENCHMARKS_PEER_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The strength that stands for "required".
#define PEER_REQUIRED 1001001000.0

/// Rows Σ coefficient·variable + constant (relation) 0, one after another.
typedef struct PeerSystem {
  int32_t variable_count;
  int32_t row_count;
  /// row_count + 1 places in the arrays of terms.
  const int32_t *starts;
  const int32_t *variables;
  const double *coefficients;
  /// -1: at most, 0: equal, 1: at least.
  const int32_t *relations;
  const double *constants;
  const double *strengths;
} PeerSystem;

// A solver exports these:
//
// int32_t peer_cold(const PeerSystem *, double *values);
//   Makes a solver, its variables and constraints, adds and solves, reads every value, destroys.
//   Returns the number of rows that were refused.
// void *peer_open(const PeerSystem *);
//   The same, but keeps the solver.
// void peer_close(void *);
// void peer_values(void *, double *values);
// void peer_edit(void *, int32_t variable, double strength);
//   Makes a variable one that is edited.
// void peer_suggest(void *, int32_t variable, double value);
//   Edits it and brings all values up to date.
// void peer_suggest_all(void *, const int32_t *variables, const double *values, int32_t count);
//   Edits several and brings all values up to date once.
// double peer_value(void *, int32_t variable);
// void peer_toggle(void *, const int32_t *rows, int32_t count, int32_t between);
//   Removes the rows, adds them back in order, and brings all values up to date; between the two as
//   well unless `between` is 0.

/// What differs between the cells of W5.
typedef struct PeerCell {
  double title_width;
  double subtitle_width;
  double subtitle_height;
  double detail_width;
  double button_width;
} PeerCell;

// A flexbox engine exports these; values are x, y, width, height of each view, in the root's
// coordinates:
//
// void peer_chain(int32_t count, const double *heights, double *values);
// void peer_stacks(int32_t depth, double *values);
// void peer_cell(const PeerCell *, double *values);
// void *peer_cell_open(void);
// void peer_cell_close(void *);
// void peer_cell_again(void *, const PeerCell *, double *values);
//   The same nodes with other sizes.

/// The bytes that this process has allocated and not given back.
int64_t peer_bytes_in_use(void);

/// The most memory that this process had at a time, in bytes; what it has now if that is not told.
int64_t peer_peak_bytes(void);

/// Gives free memory back and lets the peak begin anew at what is in use.
void peer_reset_peak(void);

/// From now on, keeps memory that is given back for the next time, where that can be set.
void peer_keep_memory(void);

/// Calls `work`. A tool that counts instructions counts those between call and return.
void peer_counted(void (*work)(void *), void *context);

#ifdef __cplusplus
}
#endif

#endif
