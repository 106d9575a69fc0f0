// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The checksum of W5, frame by frame.
struct CellSum {
  private(set) var value = 0.0

  @inline(__always)
  mutating func add(_ view: Int, _ frame: CGRect) {
    add(view, frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
  }

  @inline(__always)
  mutating func add(_ view: Int, _ x: Double, _ y: Double, _ w: Double, _ h: Double) {
    let first = 4 * view
    value += x * Double(1 + first % 7) + y * Double(1 + (first + 1) % 7)
    value += w * Double(1 + (first + 2) % 7) + h * Double(1 + (first + 3) % 7)
  }
}
