// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

nonisolated extension DisplayList {
  /// Returns the drawing with a block in place of each piece of text, for pictures that show only
  /// the layout.
  ///
  /// A block has the measured width of the text, the height of its capital letters, and its color.
  /// Pixel images with blocks do not depend on the fonts of a machine.
  ///
  /// - Returns: The drawing, without text.
  public func replacingTextWithBlocks() -> DisplayList {
    var result = self
    result.operations = operations.flatMap { operation -> [Operation] in
      guard case .text(let line) = operation else { return [operation] }
      return line.blocks.map { .fill(BezierPath(rect: $0.rect), .color($0.color)) }
    }
    return result
  }
}

nonisolated extension TextLine {
  /// The blocks of the runs, from the leading edge.
  fileprivate var blocks: [(rect: CGRect, color: Color)] {
    var x = direction == .rightToLeft ? baseline.x + width : baseline.x
    return runs.compactMap { run in
      if direction == .rightToLeft { x -= run.width }
      let height = run.font.capHeight
      let rect = CGRect(x: x, y: baseline.y - height, width: run.width, height: height)
      if direction == .leftToRight { x += run.width }
      return rect.ifPositive.map { ($0, run.color) }
    }
  }
}
