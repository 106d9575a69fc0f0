// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
package import ViewNodes

nonisolated extension DisplayList {
  /// Returns the drawing with a block in place of each piece of text, for pictures that show only
  /// the layout.
  ///
  /// A block has the measured width of the text, the height of its capital letters, and its color.
  /// Pixel images with blocks do not depend on the fonts of a machine.
  ///
  /// - Returns: The drawing, without text.
  public func replacingTextWithBlocks() -> DisplayList {
    replacingText { line in
      line.blocks.map { .fill(BezierPath(rect: $0.rect), .color($0.color)) }
    }
  }

  /// Returns the drawing with other operations in place of each line of text, also in masks.
  package func replacingText(_ replacement: (TextLine) -> [Operation]) -> DisplayList {
    DisplayList(
      size: size,
      operations: operations.flatMap { operation -> [Operation] in
        switch operation {
        case .text(let line): replacement(line)
        case .begin(.mask(let mask, let around)):
          [
            .begin(
              .mask(
                DisplayList(size: size, operations: mask).replacingText(replacement).operations,
                around: around))
          ]
        default: [operation]
        }
      })
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
