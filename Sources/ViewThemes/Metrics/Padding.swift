// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A distance between and around views, in points.
///
/// Two paddings are equal if their distances are: `.custom(8)` equals `.eight`.
public enum Padding: Sendable {
  /// 0 points.
  case zero
  /// 4 points.
  case four
  /// 8 points.
  case eight
  /// 16 points.
  case sixteen
  /// 24 points.
  case twentyFour
  /// Any other distance, in points. Views overlap if it is negative.
  case custom(CGFloat)

  /// The distance, in points.
  public var value: CGFloat {
    switch self {
    case .zero: 0
    case .four: 4
    case .eight: 8
    case .sixteen: 16
    case .twentyFour: 24
    case .custom(let distance): distance
    }
  }
}

extension Padding: RawRepresentable {
  /// The distance, in points; the same as ``value``.
  public var rawValue: CGFloat { value }

  /// Creates the padding with a distance: a named one if it exists, or else `.custom`.
  ///
  /// - Parameter rawValue: The distance, in points.
  public init(rawValue: CGFloat) {
    switch rawValue {
    case 0: self = .zero
    case 4: self = .four
    case 8: self = .eight
    case 16: self = .sixteen
    case 24: self = .twentyFour
    default: self = .custom(rawValue)
    }
  }
}

extension Padding: Hashable {
  /// Returns whether two paddings have the same distance.
  public static func == (left: Padding, right: Padding) -> Bool { left.value == right.value }

  /// Hashes the distance.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// The former name of ``Padding``.
public typealias PaddingEnum = Padding
