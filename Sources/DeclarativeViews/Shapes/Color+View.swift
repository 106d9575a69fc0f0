// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A color is a view: a rectangle of it, as large as the room it is offered.
extension Color: View {
  /// A rectangle of the color.
  public var body: some View {
    ElementView(
      element: ShapeElement(shape: Rectangle(), paint: .fill(self), name: { "Color \(hexName)" }))
  }

  /// Goes on to what it is made of.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }

  /// The color with a part of its opacity.
  ///
  /// SwiftUI: `opacity(_:)`.
  ///
  /// - Parameter opacity: From 0 to 1; the opacity is multiplied with it.
  /// - Returns: The color.
  public func opacity(_ opacity: Double) -> Color {
    withAlphaComponent(alpha * CGFloat(opacity))
  }

  /// The color of contents of first importance: that of labels.
  public static var primary: Color { .label }
  /// The color of contents of second importance.
  public static var secondary: Color { .secondaryLabel }
  /// The color of what can be touched.
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
