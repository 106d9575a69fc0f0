// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The orientation of a device.
public nonisolated enum UIDeviceOrientation: Int, Hashable, Sendable, CaseIterable {
  /// Not known.
  case unknown = 0
  /// Upright, with the Home button at the bottom.
  case portrait = 1
  /// Upright, with the Home button at the top.
  case portraitUpsideDown = 2
  /// On its side, with the Home button on the right.
  case landscapeLeft = 3
  /// On its side, with the Home button on the left.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  /// Lying on its front.
  case faceDown = 6

  /// A Boolean value that indicates whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// A Boolean value that indicates whether the device is lying.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// A Boolean value that indicates whether the interface can have the orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
