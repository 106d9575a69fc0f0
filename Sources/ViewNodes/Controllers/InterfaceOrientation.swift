// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The orientation of an app's interface.
///
/// UIKit: `UIInterfaceOrientation`.
public nonisolated enum InterfaceOrientation: Int, Hashable, Sendable, CaseIterable {
  /// The orientation isn't known.
  case unknown = 0
  /// The Home button is at the bottom.
  case portrait = 1
  /// The Home button is at the top.
  case portraitUpsideDown = 2
  /// The Home button is on the right.
  case landscapeRight = 3
  /// The Home button is on the left.
  case landscapeLeft = 4

  /// A Boolean value that indicates whether the interface is in portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// A Boolean value that indicates whether the interface is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
