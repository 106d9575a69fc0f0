// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The priority of a constraint: required at 1000; below that, satisfied as closely as constraints
/// of higher priority allow.
///
/// UIKit: `UILayoutPriority`.
public nonisolated struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, above 0 and at most 1000.
  public var rawValue: Float

  /// Creates a priority from a number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Returns a Boolean value that indicates whether one priority is lower than another.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The priority of a required constraint: 1000.
  public static let required = LayoutPriority(1000)
  /// The default compression resistance priority of content: 750.
  public static let defaultHigh = LayoutPriority(750)
  /// The priority of a drag that may resize the scene: 510.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// The priority with which a scene keeps its size: 500.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// The priority of a drag that may not resize the scene: 490.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// The default hugging priority of content: 250.
  public static let defaultLow = LayoutPriority(250)
  /// The priority of the fitting size: 50.
  public static let fittingSizeLevel = LayoutPriority(50)
}

nonisolated extension LayoutPriority {
  /// Whether the number is a valid priority for constraints.
  package var isUsable: Bool { rawValue > 0 && rawValue <= 1000 }
}
