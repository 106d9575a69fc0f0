// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A type that identifies a custom alignment guide.
///
/// SwiftUI: `AlignmentID`.
///
/// Use a conforming type to create a custom guide: `HorizontalAlignment(MyGuide.self)`.
public protocol AlignmentID {
  /// Returns the default position of the guide in a view, in points from its leading or top edge.
  ///
  /// - Parameter context: The view's size and its other guides.
  /// - Returns: The distance in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The way in which a container combines the positions of a guide in its subviews into its own.
nonisolated enum GuideCombination {
  case mean, least, greatest
}

/// A key for a guide: its direction and the identity of its type.
///
/// Unchecked, because it only contains a type, and types are immutable.
nonisolated struct GuideKey: Hashable, @unchecked Sendable {
  let axis: Axis
  let type: any AlignmentID.Type

  static func == (first: GuideKey, second: GuideKey) -> Bool {
    first.axis == second.axis && first.type == second.type
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(ObjectIdentifier(type))
  }

  var combination: GuideCombination {
    if self == .firstTextBaseline { return .least }
    return self == .lastTextBaseline ? .greatest : .mean
  }

  static var firstTextBaseline: GuideKey { VerticalAlignment.firstTextBaseline.key }
  static var lastTextBaseline: GuideKey { VerticalAlignment.lastTextBaseline.key }
}

extension GuideKey {
  /// Returns the default position of the guide in a view of a size.
  func defaultValue(in size: CGSize) -> CGFloat {
    type.defaultValue(in: ViewDimensions(size: size))
  }
}

/// A guide at a fixed fraction of a view's width.
enum WidthShare {
  enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// A guide at a fixed fraction of a view's height; the baselines of views without text are at the
/// bottom.
enum HeightShare {
  enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}
