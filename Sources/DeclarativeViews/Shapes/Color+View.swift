// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// As a view, a color is a rectangle that fills the proposed size.
extension Color: View {
  /// A rectangle of the color.
  public var body: some View {
    ElementView(
      element: ShapeElement(shape: Rectangle(), paint: .fill(self), name: { "Color \(hexName)" }))
  }

  /// Expands the body of the view.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }

  /// Returns the color with its opacity multiplied.
  ///
  /// SwiftUI: `opacity(_:)`.
  ///
  /// - Parameter opacity: The factor, from 0 to 1.
  /// - Returns: The color.
  public func opacity(_ opacity: Double) -> Color {
    withAlphaComponent(alpha * CGFloat(opacity))
  }

  /// The color of primary content: that of labels.
  public static var primary: Color { .label }
  /// The color of secondary content.
  public static var secondary: Color { .secondaryLabel }
  /// The tint color.
  public static var accentColor: Color { .tintColor }

  private var hexName: String {
    let digits = Array("0123456789ABCDEF")
    return [red, green, blue].reduce(into: "#") { text, component in
      let value = Int((component * 255).rounded())
      text.append(digits[value / 16])
      text.append(digits[value % 16])
    }
  }
}
