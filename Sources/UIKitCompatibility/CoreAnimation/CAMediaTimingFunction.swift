// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The name of a predefined timing.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the beginning and the end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The timing of implicit animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The timing of an animation as a cubic Bézier curve, which has no effect here.
public nonisolated final class CAMediaTimingFunction: NSObject {
  private let points: [(Float, Float)]

  /// Creates a predefined timing.
  public init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: points = [(0, 0), (1, 1)]
    case .easeIn: points = [(0.42, 0), (1, 1)]
    case .easeOut: points = [(0, 0), (0.58, 1)]
    case .easeInEaseOut: points = [(0.42, 0), (0.58, 1)]
    default: points = [(0.25, 0.1), (0.25, 1)]
    }
  }

  /// Creates a timing with two control points, in unit coordinates.
  ///
  /// - Parameters:
  ///   - c1x: The x coordinate of the first control point.
  ///   - c1y: The y coordinate of the first control point.
  ///   - c2x: The x coordinate of the second control point.
  ///   - c2y: The y coordinate of the second control point.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [(c1x, c1y), (c2x, c2y)]
  }

  /// Writes a control point of the curve, from 0, the beginning, to 3, the end.
  ///
  /// - Parameters:
  ///   - idx: The index of the point; other values write nothing.
  ///   - ptr: Receives x and y.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [(0, 0)] + points + [(1, 1)]
    guard all.indices.contains(idx) else { return }
    (ptr[0], ptr[1]) = all[idx]
  }
}

/// The values that an animation shows before it begins and after it ends.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a mode.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Shows its last value after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Shows its first value before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Shows both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Shows neither.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
