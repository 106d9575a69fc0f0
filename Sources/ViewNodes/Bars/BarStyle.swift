// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The basic style of a bar.
///
/// UIKit: `UIBarStyle`.
public nonisolated enum BarStyle: Int, Hashable, Sendable, CaseIterable {
  /// A style that follows the light or dark appearance: dark content on a light background, or vice
  /// versa.
  case `default` = 0
  /// Light content on a dark background.
  case black = 1

  /// The default color of a bar, in place of UIKit's blurred material.
  func backgroundColor(isTranslucent: Bool) -> Color {
    let alpha: CGFloat = isTranslucent ? 0.94 : 1
    let dark = Color(white: 0.11, alpha: alpha)
    return self == .black ? dark : Color(light: Color(white: 0.976, alpha: alpha), dark: dark)
  }
}
