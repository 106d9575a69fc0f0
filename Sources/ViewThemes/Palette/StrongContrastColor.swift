// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewGraphics

/// A color in strong contrast, and nothing in normal contrast.
private struct StrongContrastColor: ColorProviding {
  let color: Color

  func color(for traits: TraitCollection) -> Color {
    traits.accessibilityContrast == .high ? color.resolvedColor(with: traits) : .clear
  }
}

extension ViewFactoryColorProtocol {
  /// The outline of what is told from its ground by a faint difference alone, which does not do in strong
  /// contrast, where both are white or both are black.
  package var outlineInStrongContrast: Color {
    Color(providedBy: StrongContrastColor(color: border))
  }
}
