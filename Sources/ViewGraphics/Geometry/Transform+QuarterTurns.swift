// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension Transform {
  /// The transform without the rounding errors of quarter turns, whose sines and cosines of zero
  /// differ from it in their last bits.
  package var withExactQuarterTurns: Transform {
    let limit = max(max(abs(a), abs(b)), max(abs(c), abs(d))) * 0x1p-48
    var exact = self
    if abs(a) < limit, abs(d) < limit { (exact.a, exact.d) = (0, 0) }
    if abs(b) < limit, abs(c) < limit { (exact.b, exact.c) = (0, 0) }
    return exact
  }
}
