// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The distances kept around and between views, in points.
///
/// Two paddings are equal when their distances are: `.custom(8)` is `.eight`.
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
  /// Any other distance, in points. A negative one lets views overlap.
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

  /// Makes the padding of a distance: the named one if there is one, else `.custom`.
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
  /// Whether two paddings are the same distance.
  public static func == (left: Padding, right: Padding) -> Bool { left.value == right.value }

  /// Hashes the distance.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

/// The name that ``Padding`` goes by in older code.
public typealias PaddingEnum = Padding
