// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// An edge or a corner of a rectangle, relative to the layout direction.
public nonisolated enum NSRectAlignment: Int, Hashable, Sendable, CaseIterable {
  /// None.
  case none = 0
  /// The top edge.
  case top = 1
  /// The top leading corner.
  case topLeading = 2
  /// The leading edge.
  case leading = 3
  /// The bottom leading corner.
  case bottomLeading = 4
  /// The bottom edge.
  case bottom = 5
  /// The bottom trailing corner.
  case bottomTrailing = 6
  /// The trailing edge.
  case trailing = 7
  /// The top trailing corner.
  case topTrailing = 8

  var isAtEnd: Bool { self == .bottom || self == .bottomLeading || self == .bottomTrailing }

  /// The horizontal position as a fraction, from 0 to 1.
  var share: CGFloat {
    switch self {
    case .none, .top, .bottom: 0.5
    case .topLeading, .leading, .bottomLeading: 0
    case .topTrailing, .trailing, .bottomTrailing: 1
    }
  }
}
