// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The alignment, direction, and spacing of the views in a visual format.
///
/// UIKit: `NSLayoutConstraint.FormatOptions`, with its raw values.
public nonisolated struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  /// The raw bits, with UIKit's values.
  public var rawValue: UInt

  /// Creates options from raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The bits of the alignments, each of which is 1 << the raw value of its attribute.
  public static let alignmentMask = VisualFormatOptions(rawValue: 0xFFFF)

  /// Aligns left edges; for vertical formats.
  public static let alignAllLeft = VisualFormatOptions(aligning: .left)
  /// Aligns right edges; for vertical formats.
  public static let alignAllRight = VisualFormatOptions(aligning: .right)
  /// Aligns top edges; for horizontal formats.
  public static let alignAllTop = VisualFormatOptions(aligning: .top)
  /// Aligns bottom edges; for horizontal formats.
  public static let alignAllBottom = VisualFormatOptions(aligning: .bottom)
  /// Aligns leading edges; for vertical formats.
  public static let alignAllLeading = VisualFormatOptions(aligning: .leading)
  /// Aligns trailing edges; for vertical formats.
  public static let alignAllTrailing = VisualFormatOptions(aligning: .trailing)
  /// Aligns horizontal centers; for vertical formats.
  public static let alignAllCenterX = VisualFormatOptions(aligning: .centerX)
  /// Aligns vertical centers; for horizontal formats.
  public static let alignAllCenterY = VisualFormatOptions(aligning: .centerY)
  /// Aligns last baselines; for horizontal formats.
  public static let alignAllLastBaseline = VisualFormatOptions(aligning: .lastBaseline)
  /// Aligns first baselines; for horizontal formats.
  public static let alignAllFirstBaseline = VisualFormatOptions(aligning: .firstBaseline)

  /// The bits of the direction.
  public static let directionMask = VisualFormatOptions(rawValue: 3 << 16)
  /// Arranges views from leading to trailing; the default.
  public static let directionLeadingToTrailing: VisualFormatOptions = []
  /// Arranges views from left to right, regardless of the layout direction.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// Arranges views from right to left, regardless of the layout direction.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)

  /// The bits of the spacing.
  public static let spacingMask = VisualFormatOptions(rawValue: 1 << 19)
  /// Measures distances between edges; the default.
  public static let spacingEdgeToEdge: VisualFormatOptions = []
  /// Measures distances between views from the last baseline of one to the first baseline of the
  /// next; for vertical formats.
  ///
  /// Distances to the superview are still measured from edges.
  public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 19)

  private init(aligning attribute: LayoutAttribute) {
    rawValue = 1 << UInt(attribute.rawValue)
  }
}

nonisolated extension VisualFormatOptions {
  /// Returns the valid alignments for an axis, in the order of their bits.
  static func alignments(for axis: Axis) -> [LayoutAttribute] {
    switch axis {
    case .horizontal: [.top, .bottom, .centerY, .lastBaseline, .firstBaseline]
    case .vertical: [.left, .right, .leading, .trailing, .centerX]
    }
  }

  /// Returns the aligned attributes that are valid for an axis.
  func alignments(for axis: Axis) -> [LayoutAttribute] {
    Self.alignments(for: axis).filter { contains(VisualFormatOptions(aligning: $0)) }
  }

  /// Returns the defined options that aren't valid for an axis.
  func misplaced(for axis: Axis) -> VisualFormatOptions {
    let other: Axis = axis == .horizontal ? .vertical : .horizontal
    var wrong: VisualFormatOptions = []
    for attribute in alignments(for: other) {
      wrong.insert(VisualFormatOptions(aligning: attribute))
    }
    if axis == .horizontal { wrong.formUnion(intersection(.spacingMask)) }
    return wrong
  }

  /// The undefined bits.
  var unknown: VisualFormatOptions {
    var known = VisualFormatOptions.spacingMask
    for attribute in Self.alignments(for: .horizontal) + Self.alignments(for: .vertical) {
      known.insert(VisualFormatOptions(aligning: attribute))
    }
    // Both directions together are undefined.
    if intersection(.directionMask) != .directionMask { known.formUnion(.directionMask) }
    return subtracting(known)
  }

  /// The names of the options in source code, in the order of their bits.
  var names: [String] {
    let named: [(VisualFormatOptions, String)] = [
      (.alignAllLeft, "alignAllLeft"), (.alignAllRight, "alignAllRight"),
      (.alignAllTop, "alignAllTop"), (.alignAllBottom, "alignAllBottom"),
      (.alignAllLeading, "alignAllLeading"), (.alignAllTrailing, "alignAllTrailing"),
      (.alignAllCenterX, "alignAllCenterX"), (.alignAllCenterY, "alignAllCenterY"),
      (.alignAllLastBaseline, "alignAllLastBaseline"),
      (.alignAllFirstBaseline, "alignAllFirstBaseline"),
      (.directionLeftToRight, "directionLeftToRight"),
      (.directionRightToLeft, "directionRightToLeft"),
      (.spacingBaselineToBaseline, "spacingBaselineToBaseline"),
    ]
    return named.filter { contains($0.0) }.map(\.1)
  }
}
