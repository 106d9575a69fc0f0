// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A change of everything that is drawn in a group, pixel by pixel.
public enum DrawingFilter: Hashable, Sendable {
  /// A Gaussian blur with a standard deviation in points.
  case blur(deviation: CGFloat)
  /// A change of the colors.
  case colors(ColorMatrix)
}

extension DrawingFilter {
  /// How far the filter spreads what is drawn, in points.
  package var reach: CGFloat {
    switch self {
    case .blur(let deviation): deviation.isFinite ? max(deviation, 0) * 3 : 0
    case .colors: 0
    }
  }

  /// Whether the filter changes nothing, or can't be computed.
  package var isIneffective: Bool {
    switch self {
    case .blur(let deviation): !(deviation > 0 && deviation.isFinite)
    case .colors(let matrix): matrix == .identity || !matrix.isFinite
    }
  }
}
