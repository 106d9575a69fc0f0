// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

nonisolated extension LayoutAttribute {
  /// The axis of the attribute, or `nil` if it has none.
  package var axis: Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute is a position rather than a dimension.
  package var isPosition: Bool {
    self != .width && self != .height && self != .notAnAttribute
  }

  /// Whether the attribute depends on the layout direction.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a horizontal edge independent of the layout direction.
  package var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether the attribute is relative to the layout margins.
  package var isMargin: Bool { rawValue >= LayoutAttribute.leftMargin.rawValue }

  /// The attribute of the layout margins guide that corresponds to this margin attribute.
  package var withoutMargin: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  // Bit sets of attributes that can be combined in a constraint.

  /// The bit of the attribute.
  @inline(__always)
  var bit: UInt32 { 1 << UInt32(truncatingIfNeeded: rawValue) }

  @inline(__always)
  func isIn(_ set: UInt32) -> Bool { bit & set != 0 }

  /// The width and height.
  static var lengths: UInt32 { 1 << 7 | 1 << 8 }
  /// The vertical positions.
  static var verticals: UInt32 {
    1 << 3 | 1 << 4 | 1 << 10 | 1 << 11 | 1 << 12 | 1 << 15 | 1 << 16 | 1 << 20
  }
  /// The horizontal centers.
  private static var centers: UInt32 { 1 << 9 | 1 << 19 }
  /// The horizontal positions that follow the layout direction, and centers.
  static var directionals: UInt32 { centers | 1 << 5 | 1 << 6 | 1 << 17 | 1 << 18 }
  /// The horizontal positions that never flip, and centers.
  static var absolutes: UInt32 { centers | 1 << 1 | 1 << 2 | 1 << 13 | 1 << 14 }

  /// The name of the attribute in source code.
  package var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}
