// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Seconds of processor time that this process has used: other jobs on the machine do not count.
func processorSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

extension Array where Element == Double {
  /// The middle number; the mean of the two in the middle for an even count.
  var median: Double {
    let sorted = sorted()
    guard let last = sorted.last else { return .nan }
    let middle = sorted.count / 2
    if middle >= sorted.count { return last }
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
