// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TextLayout {
  /// The placement of lines within a width.
  struct Placement {
    var alignment: TextAlignment
    let direction: UserInterfaceLayoutDirection
    var width: CGFloat
    /// The distance of the area from the left edge of the bounds.
    var left: CGFloat = 0

    /// Returns the placement between the indents of a line.
    func indented(by indents: (head: CGFloat, tail: CGFloat)) -> Placement {
      guard indents != (0, 0) else { return self }
      var copy = self
      copy.width = max(width - indents.head - indents.tail, 0)
      copy.left = direction == .rightToLeft ? indents.tail : indents.head
      return copy
    }

    /// Returns the left edge of a line.
    ///
    /// A line that is too wide starts at the leading edge.
    func x(for lineWidth: CGFloat) -> CGFloat {
      let slack = width - lineWidth
      let natural = direction == .rightToLeft ? slack : 0
      guard slack > 0 else { return left + natural }
      return switch alignment {
      case .left: left
      case .right: left + slack
      case .center: left + slack / 2
      case .natural, .justified: left + natural
      }
    }

    /// Returns the side of a line that stays in place if another font is substituted.
    func anchor(for lineWidth: CGFloat) -> TextLine.Anchor {
      guard width >= lineWidth else { return TextLine.Anchor(begin: direction) }
      return switch alignment {
      case .left: .left
      case .right: .right
      case .center: .center
      case .natural, .justified: TextLine.Anchor(begin: direction)
      }
    }
  }
}
