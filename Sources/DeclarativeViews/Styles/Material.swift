// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// A translucent background, through which what is behind shows more or less.
///
/// SwiftUI: `Material`.
///
/// A material is a color with an opacity; what is behind isn't blurred. Therefore, it is less
/// translucent than on iOS, so that text in front is readable.
public nonisolated struct Material: ShapeStyle, Hashable, Sendable {
  private let opacity: CGFloat

  private init(opacity: CGFloat) {
    self.opacity = opacity
  }

  /// The most translucent material.
  public static let ultraThin = Material(opacity: 0.82)
  /// A material that is more translucent than opaque.
  public static let thin = Material(opacity: 0.88)
  /// A somewhat translucent material.
  public static let regular = Material(opacity: 0.92)
  /// A material that is more opaque than translucent.
  public static let thick = Material(opacity: 0.95)
  /// A mostly opaque material.
  public static let ultraThick = Material(opacity: 0.98)
  /// The material of bars.
  public static let bar = Material(opacity: 0.94)

  /// Returns the color of the material.
  ///
  /// - Parameter environment: The environment.
  /// - Returns: Nearly white or nearly black, depending on the color scheme, with an opacity.
  public func resolve(in environment: EnvironmentValues) -> Color {
    let white: CGFloat = environment.colorScheme == .dark ? 0.13 : 0.97
    return Color(white: white, alpha: opacity)
  }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A somewhat translucent material.
  public static var regularMaterial: Material { .regular }
  /// A material that is more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { Material.bar }
}
