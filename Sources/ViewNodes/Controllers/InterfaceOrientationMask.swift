// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The orientations that a controller allows.
///
/// UIKit: `UIInterfaceOrientationMask`.
public nonisolated struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// A bit for each orientation.
  public let rawValue: UInt

  /// Creates a mask.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Portrait orientation.
  public static let portrait = InterfaceOrientationMask(rawValue: 1 << 1)
  /// Portrait orientation with the Home button at the top.
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape orientation with the Home button on the right.
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape orientation with the Home button on the left.
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: InterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations except upside down.
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
}
