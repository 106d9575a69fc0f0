// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// How a shape is filled.
///
/// SwiftUI: `FillStyle`.
public nonisolated struct FillStyle: Equatable, Sendable {
  /// Whether places that the outline encloses an even number of times are left out.
  public var isEOFilled: Bool
  /// Whether edges are smoothed, which they always are.
  public var isAntialiased: Bool

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - eoFill: Whether places that the outline encloses an even number of times are left out.
  ///   - antialiased: Has no effect: edges are always smoothed.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
