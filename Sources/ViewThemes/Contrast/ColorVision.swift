// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewGraphics

/// A color vision deficiency, simulated as in Machado, Oliveira and Fernandes, “A
/// Physiologically-based Model for Simulation of Color Vision Deficiency” (2009), at full severity.
public enum ColorVision: String, CaseIterable, Hashable, Sendable {
  /// Missing long-wavelength cones: red looks dark, and like green.
  case protanopia
  /// Missing medium-wavelength cones: red and green look the same.
  case deuteranopia
  /// Missing short-wavelength cones: blue looks like green, yellow like violet.
  case tritanopia

  /// Returns the appearance of a color with this kind of color vision.
  ///
  /// - Parameter color: The color.
  /// - Returns: The color that shows people with full color vision how `color` appears.
  public func appearance(of color: Color) -> Color {
    let linear = [color.red, color.green, color.blue].map { SRGB.linear(Double($0)) }
    let seen = matrix.map { row in
      SRGB.encoded(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 })
    }
    return Color(
      red: CGFloat(seen[0]), green: CGFloat(seen[1]), blue: CGFloat(seen[2]), alpha: color.alpha)
  }

  private var matrix: [[Double]] {
    switch self {
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }
}
