// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import UIKitNames

nonisolated extension UIColor {
  /// Creates a color to be replaced, which is transparent.
  public init() {
    self.init(white: 0, alpha: 0)
  }

  /// The components, each from 0 to 1: red, green, blue, and the opacity.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// The number of components, including the opacity: 4.
  public var numberOfComponents: Int { 4 }

  /// Writes the brightness and the opacity of a shade of gray.
  ///
  /// - Parameters:
  ///   - white: Receives the brightness, unless `nil`; for other colors their luminance, weighted
  ///     as in sRGB's primaries.
  ///   - alpha: Receives the opacity, unless `nil`.
  /// - Returns: `true`.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let isGray = red == green && green == blue
    white?.pointee =
      isGray ? red : 0.2126 * red + 0.7152 * green + 0.0722 * blue
    alpha?.pointee = self.alpha
    return true
  }

  /// Writes the hue, saturation, brightness, and opacity, each from 0 to 1.
  ///
  /// The hue of a shade of gray is 0.
  ///
  /// - Parameters:
  ///   - hue: Receives the hue, unless `nil`.
  ///   - saturation: Receives the saturation, unless `nil`.
  ///   - brightness: Receives the brightness, unless `nil`.
  ///   - alpha: Receives the opacity, unless `nil`.
  /// - Returns: `true`.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let most = max(red, green, blue)
    let chroma = most - min(red, green, blue)
    var sector: CGFloat = 0
    if chroma > 0 {
      if most == red {
        sector = (green - blue) / chroma
      } else if most == green {
        sector = 2 + (blue - red) / chroma
      } else {
        sector = 4 + (red - green) / chroma
      }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = most > 0 ? chroma / most : 0
    brightness?.pointee = most
    alpha?.pointee = self.alpha
    return true
  }
}

/// The default type of color literals.
public typealias _ColorLiteralType = UIColor
