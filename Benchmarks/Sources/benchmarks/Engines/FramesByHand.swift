// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The same pictures without constraints: arithmetic that somebody wrote out.
enum FramesByHand {
  /// W1, into an array of numbers that is made for it.
  static func chain(_ count: Int) -> Double {
    let size = 4 * (count + 1)
    var values = [Double](repeating: 0, count: size)
    var y = 12.0
    for i in 1...count {
      let height = Double(20 + (7 * i) % 23)
      values[4 * i] = 16
      values[4 * i + 1] = y
      values[4 * i + 2] = 343
      values[4 * i + 3] = height
      y += height + 8
    }
    values[2] = 375
    values[3] = y + 4
    var sum = 0.0
    for index in 0..<size { sum += values[index] * Double(1 + index % 7) }
    return sum
  }

  /// W5: x, y, width and height of the twelve views.
  @inline(__always)
  static func cell(
    _ sizes: CellSizes, _ set: (Int, _ x: Double, _ y: Double, _ w: Double, _ h: Double) -> Void
  ) {
    let cardHeight = 60 + sizes.subtitleHeight
    let middle = 4 + cardHeight / 2
    let room = 259 - sizes.buttonWidth
    set(0, 0, 0, 375, cardHeight + 8)
    set(1, 20, middle - 20, 40, 40)
    set(2, 72, 14, min(sizes.titleWidth, room), 20)
    set(3, 72, 38, min(sizes.subtitleWidth, room), sizes.subtitleHeight)
    set(4, 72, 40 + sizes.subtitleHeight, min(sizes.detailWidth, room), 14)
    set(5, 339 - sizes.buttonWidth, middle - 15, sizes.buttonWidth, 30)
    set(6, 347, middle - 6.5, 8, 13)
    set(7, 16, cardHeight + 7.5, 359, 0.5)
    set(8, 52, middle - 24, 12, 12)
    set(9, 18, middle - 22, 44, 44)
    set(10, 8, 4, 359, cardHeight)
    set(11, 8, 4, 359, cardHeight)
  }

  /// W5, into an array of numbers.
  static func cells(_ sizes: [CellSizes]) -> Double {
    var sum = 0.0
    var values = [Double](repeating: 0, count: 48)
    for size in sizes {
      cell(size) { view, x, y, w, h in
        values[4 * view] = x
        values[4 * view + 1] = y
        values[4 * view + 2] = w
        values[4 * view + 3] = h
      }
      var total = CellSum()
      for view in 0..<12 {
        let first = 4 * view
        total.add(view, values[first], values[first + 1], values[first + 2], values[first + 3])
      }
      sum += total.value
    }
    return sum
  }

  /// What the frames of W5 add up to when edges lie on the pixels of the node's screen.
  static func roundedSum(_ sizes: [CellSizes]) -> Double {
    func pixel(_ edge: Double) -> Double { (edge * 3 + 0.5 + 1e-6).rounded(.down) }
    var sum = CellSum()
    for size in sizes {
      cell(size) { view, x, y, w, h in
        let (left, top) = (pixel(x), pixel(y))
        sum.add(
          view, left / 3, top / 3, (pixel(x + w) - left) / 3, (pixel(y + h) - top) / 3)
      }
    }
    return sum.value
  }
}
