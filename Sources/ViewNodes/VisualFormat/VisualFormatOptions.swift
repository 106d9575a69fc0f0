// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// How the views of a visual format are aligned, in which direction they follow each other and what
/// their distances are measured between. UIKit: `NSLayoutConstraint.FormatOptions`, with its raw
/// values.
public struct VisualFormatOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public var rawValue: UInt

  /// Creates options of their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The bits of the alignments; each is 1 << the raw value of its attribute.
  public static let alignmentMask = VisualFormatOptions(rawValue: 0xFFFF)

  /// Left edges in one line; for vertical formats.
  public static let alignAllLeft = VisualFormatOptions(aligning: .left)
  /// Right edges in one line; for vertical formats.
  public static let alignAllRight = VisualFormatOptions(aligning: .right)
  /// Top edges in one line; for horizontal formats.
  public static let alignAllTop = VisualFormatOptions(aligning: .top)
  /// Bottom edges in one line; for horizontal formats.
  public static let alignAllBottom = VisualFormatOptions(aligning: .bottom)
  /// Leading edges in one line; for vertical formats.
  public static let alignAllLeading = VisualFormatOptions(aligning: .leading)
  /// Trailing edges in one line; for vertical formats.
  public static let alignAllTrailing = VisualFormatOptions(aligning: .trailing)
  /// Horizontal centers in one line; for vertical formats.
  public static let alignAllCenterX = VisualFormatOptions(aligning: .centerX)
  /// Vertical centers in one line; for horizontal formats.
  public static let alignAllCenterY = VisualFormatOptions(aligning: .centerY)
  /// Baselines of the last lines in one line; for horizontal formats.
  public static let alignAllLastBaseline = VisualFormatOptions(aligning: .lastBaseline)
  /// Baselines of the first lines in one line; for horizontal formats.
  public static let alignAllFirstBaseline = VisualFormatOptions(aligning: .firstBaseline)

  /// The bits of the direction.
  public static let directionMask = VisualFormatOptions(rawValue: 3 << 16)
  /// Views follow each other in reading direction; what holds without an option.
  public static let directionLeadingToTrailing: VisualFormatOptions = []
  /// Views follow each other from left to right in either reading direction.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// Views follow each other from right to left in either reading direction.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)

  /// The bits that say what distances are measured between.
  public static let spacingMask = VisualFormatOptions(rawValue: 1 << 19)
  /// Distances are between edges; what holds without an option.
  public static let spacingEdgeToEdge: VisualFormatOptions = []
  /// Distances between views are from the last baseline of one to the first of the next; for
  /// vertical formats. Distances to the superview stay those of edges.
  public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 19)

  private init(aligning attribute: LayoutAttribute) {
    rawValue = 1 << UInt(attribute.rawValue)
  }
}

extension VisualFormatOptions {
  /// The alignments that formats of a direction can have, in the order of their bits.
  static func alignments(for axis: Axis) -> [LayoutAttribute] {
    switch axis {
    case .horizontal: [.top, .bottom, .centerY, .lastBaseline, .firstBaseline]
    case .vertical: [.left, .right, .leading, .trailing, .centerX]
    }
  }

  /// The attributes that are to be equal, of those that a direction can have.
  func alignments(for axis: Axis) -> [LayoutAttribute] {
    Self.alignments(for: axis).filter { contains(VisualFormatOptions(aligning: $0)) }
  }

  /// The options that exist but not for formats of a direction.
  func misplaced(for axis: Axis) -> VisualFormatOptions {
    let other: Axis = axis == .horizontal ? .vertical : .horizontal
    var wrong: VisualFormatOptions = []
    for attribute in alignments(for: other) {
      wrong.insert(VisualFormatOptions(aligning: attribute))
    }
    if axis == .horizontal { wrong.formUnion(intersection(.spacingMask)) }
    return wrong
  }

  /// The bits that mean nothing.
  var unknown: VisualFormatOptions {
    var known = VisualFormatOptions.spacingMask
    for attribute in Self.alignments(for: .horizontal) + Self.alignments(for: .vertical) {
      known.insert(VisualFormatOptions(aligning: attribute))
    }
    // Both directions at once are none.
    if intersection(.directionMask) != .directionMask { known.formUnion(.directionMask) }
    return subtracting(known)
  }

  /// The options' names as they are written in code, in the order of their bits.
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
