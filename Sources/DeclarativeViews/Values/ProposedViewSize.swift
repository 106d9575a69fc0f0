// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The size that a container proposes to a view.
///
/// Each dimension is a number of points, infinity for the maximum length, or nil for the ideal one.
/// SwiftUI: `ProposedViewSize`.
///
/// NaN is treated as nil, and a negative dimension as zero, so that a proposal can always be used
/// in calculations.
public nonisolated struct ProposedViewSize: Hashable, Sendable {
  /// The proposed width, in points.
  public var width: CGFloat? {
    get { storedWidth.isNaN ? nil : storedWidth }
    set { storedWidth = ProposedViewSize.stored(newValue) }
  }
  /// The proposed height, in points.
  public var height: CGFloat? {
    get { storedHeight.isNaN ? nil : storedHeight }
    set { storedHeight = ProposedViewSize.stored(newValue) }
  }

  // NaN represents nil, so that proposals, which are often compared, are two numbers.
  private var storedWidth: CGFloat
  private var storedHeight: CGFloat

  /// A proposal of zero, for which a view returns its minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// An infinite proposal, for which a view returns its maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// An unspecified proposal, for which a view returns its ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - width: The width in points; nil for the ideal width.
  ///   - height: The height in points; nil for the ideal height.
  public init(width: CGFloat?, height: CGFloat?) {
    storedWidth = ProposedViewSize.stored(width)
    storedHeight = ProposedViewSize.stored(height)
  }

  /// Creates a proposal from a size.
  ///
  /// - Parameter size: The size in points.
  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Returns the proposal with replacements for unspecified dimensions.
  ///
  /// - Parameter size: The replacement for a nil dimension; 10 by 10 points by default.
  /// - Returns: The size in points.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  private static func stored(_ side: CGFloat?) -> CGFloat {
    guard let side, !side.isNaN else { return .nan }
    // Normalize negative zero.
    return max(side, 0) + 0
  }

  /// Returns a Boolean value that indicates whether two proposals are equal.
  ///
  /// - Parameters:
  ///   - first: A proposal.
  ///   - second: Another proposal.
  /// - Returns: `true` if both dimensions are equal.
  public static func == (first: ProposedViewSize, second: ProposedViewSize) -> Bool {
    first.storedWidth.bitPattern == second.storedWidth.bitPattern
      && first.storedHeight.bitPattern == second.storedHeight.bitPattern
  }

  /// Hashes both dimensions.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storedWidth.bitPattern)
    hasher.combine(storedHeight.bitPattern)
  }
}

nonisolated extension ProposedViewSize {
  /// The dimension along an axis.
  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }

  /// Creates a proposal from the dimensions along an axis and across it.
  init(_ axis: Axis, along: CGFloat?, across: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: along, height: across)
      : ProposedViewSize(width: across, height: along)
  }
}

nonisolated extension CGSize {
  /// The dimension along an axis.
  subscript(axis: Axis) -> CGFloat {
    axis == .horizontal ? width : height
  }

  /// Creates a size from the dimensions along an axis and across it.
  init(_ axis: Axis, along: CGFloat, across: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

nonisolated extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

nonisolated extension Axis {
  /// The other axis.
  var crossing: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of axes.
  ///
  /// SwiftUI: `Axis.Set`.
  public nonisolated struct Set: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int

    /// Creates a set from its raw value.
    ///
    /// - Parameter rawValue: 1 for horizontal, 2 for vertical, 3 for both.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)

    func contains(_ axis: Axis) -> Bool {
      isSuperset(of: axis == .horizontal ? Set.horizontal : Set.vertical)
    }
  }
}
