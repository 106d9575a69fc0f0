// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension TextLayout {
  /// The placement of lines within a width.
  struct Placement {
    let alignment: TextAlignment
    let direction: UserInterfaceLayoutDirection
    let width: CGFloat

    /// Returns the left edge of a line.
    ///
    /// A line that is too wide starts at the leading edge.
    func x(for lineWidth: CGFloat) -> CGFloat {
      let slack = width - lineWidth
      let natural = direction == .rightToLeft ? slack : 0
      guard slack > 0 else { return natural }
      return switch alignment {
      case .left: 0
      case .right: slack
      case .center: slack / 2
      case .natural, .justified: natural
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
