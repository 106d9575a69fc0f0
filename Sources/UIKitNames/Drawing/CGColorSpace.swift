// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A color space; all colors are mixed in sRGB here.
public nonisolated struct CGColorSpace: Hashable, Sendable {
  /// The name.
  public let name: CFString?

  /// Creates a color space with a name.
  public init?(name: CFString) {
    self.name = name
  }

  /// The name of sRGB.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  /// The name of extended sRGB.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  /// The name of Display P3.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
}

// Core Graphics' name.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the color space of the device, which is sRGB.
public nonisolated func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpace.device
}

nonisolated extension CGColorSpace {
  fileprivate init() {
    name = nil
  }

  fileprivate static let device = CGColorSpace()
}

/// A string, in Core Foundation's terms: `"name" as CFString`.
public typealias CFString = String

/// An array, in Core Foundation's terms: `colors as CFArray`.
public typealias CFArray = [Any]
