// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewGraphics

/// A color that is visible only in high contrast, and clear in normal contrast.
private struct StrongContrastColor: ColorProviding {
  let color: Color

  func color(for traits: TraitCollection) -> Color {
    traits.accessibilityContrast == .high ? color.resolvedColor(with: traits) : .clear
  }
}

extension ViewFactoryColorProtocol {
  /// The outline of an element that differs from its background only by a slight shade, which
  /// disappears in high contrast, where both are white or both are black.
  package var outlineInStrongContrast: Color {
    Color(providedBy: StrongContrastColor(color: border))
  }
}
