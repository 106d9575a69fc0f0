// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

nonisolated extension LayoutAttribute {
  /// Whether a constraint from inside the scroll node on this attribute refers to the content area;
  /// dimensions and centers refer to the node itself.
  package var refersToContentArea: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin:
      true
    default: false
    }
  }
}
