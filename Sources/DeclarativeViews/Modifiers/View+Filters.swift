// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewGraphics

extension View {
  /// Blurs the view when it is drawn, without affecting layout.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the blur in points; one that is negative or not finite has
  ///     no effect.
  ///   - opaque: Has no effect: the edges of the view fade.
  /// - Returns: The modified view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    filter("blur(\(radius.traceText))", .blur(deviation: radius))
  }

  /// Adds a number to all components of the view's colors.
  ///
  /// - Parameter amount: The number, from −1 for black to 1 for white; one that is not finite has no
  ///   effect.
  /// - Returns: The modified view.
  public func brightness(_ amount: Double) -> some View {
    filter("brightness", .colors(.brightness(amount)))
  }

  /// Increases or reduces the contrast of the view's colors.
  ///
  /// - Parameter amount: The factor: 1 changes nothing, 0 makes everything gray, and a negative one
  ///   inverts the colors, too; one that is not finite has no effect.
  /// - Returns: The modified view.
  public func contrast(_ amount: Double) -> some View {
    filter("contrast", .colors(.contrast(amount)))
  }

  /// Increases or reduces the saturation of the view's colors.
  ///
  /// - Parameter amount: The factor: 1 changes nothing, and 0 makes everything gray; one that is not
  ///   finite has no effect.
  /// - Returns: The modified view.
  public func saturation(_ amount: Double) -> some View {
    filter("saturation", .colors(.saturation(amount)))
  }

  /// Makes the view's colors more gray.
  ///
  /// - Parameter amount: The share of gray, from 0 to 1; one that is not finite has no effect.
  /// - Returns: The modified view.
  public func grayscale(_ amount: Double) -> some View {
    filter("grayscale", .colors(.saturation(1 - amount)))
  }

  /// Rotates the hue of the view's colors.
  ///
  /// - Parameter angle: The angle; one that is not finite has no effect.
  /// - Returns: The modified view.
  public func hueRotation(_ angle: Angle) -> some View {
    filter("hueRotation", .colors(.hueRotation(radians: CGFloat(angle.radians))))
  }

  /// Inverts the view's colors.
  ///
  /// - Returns: The modified view.
  public func colorInvert() -> some View { filter("colorInvert", .colors(.inversion)) }

  /// Multiplies the view's colors by a color.
  ///
  /// - Parameter color: The color.
  /// - Returns: The modified view.
  public func colorMultiply(_ color: Color) -> some View {
    WrappedView(
      content: self,
      element: ResolvedEffectElement(name: "colorMultiply") { node, tree in
        let style =
          tree.environment(of: node).colorScheme == .dark ? UserInterfaceStyle.dark : .light
        let traits = TraitCollection(userInterfaceStyle: style)
        return .filter(.colors(.multiplication(by: color.resolvedColor(with: traits))))
      })
  }

  /// Combines the view's colors with those behind it.
  ///
  /// - Parameter blendMode: The way in which colors are combined.
  /// - Returns: The modified view.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    effect("blendMode(\(blendMode.rawValue))") { _, _ in .blend(blendMode) }
  }

  /// Draws the view as a group: blend modes in it apply only to what is in it.
  ///
  /// Opacity, shadows, and filters always apply to a whole view.
  ///
  /// - Returns: The modified view.
  public func compositingGroup() -> some View {
    effect("compositingGroup()") { _, _ in .blend(.normal) }
  }

  private func filter(_ name: String, _ filter: DrawingFilter) -> WrappedView {
    effect(name) { _, _ in .filter(filter) }
  }
}
