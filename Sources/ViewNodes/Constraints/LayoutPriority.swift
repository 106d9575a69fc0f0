// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// How important a constraint is: 1000 must hold, everything below is satisfied as well as what
/// stands above it allows. UIKit: `UILayoutPriority`.
public struct LayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number, above 0 and at most 1000.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Returns a Boolean value that indicates whether one priority yields to another.
  public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }

  /// 1000: must hold.
  public static let required = LayoutPriority(1000)
  /// 750: the default resistance of content against being squeezed.
  public static let defaultHigh = LayoutPriority(750)
  /// 510: a drag that may resize the scene.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// 500: the scene's wish to keep its size.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// 490: a drag that may not resize the scene.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// 250: the default hugging of content.
  public static let defaultLow = LayoutPriority(250)
  /// 50: the wish for the fitting size.
  public static let fittingSizeLevel = LayoutPriority(50)
}

extension LayoutPriority {
  /// Whether the number is one that constraints can have.
  package var isUsable: Bool { rawValue > 0 && rawValue <= 1000 }
}
