// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The style of a modal presentation.
///
/// UIKit: `UIModalPresentationStyle`.
public nonisolated enum ModalPresentationStyle: Int, Hashable, Sendable, CaseIterable {
  /// The default style of the device: a sheet.
  case automatic = -2
  /// A presentation that covers the screen and removes the content below.
  case fullScreen = 0
  /// A sheet that leaves a strip of the content below visible at the top.
  case pageSheet = 1
  /// A smaller sheet, centered on a tablet.
  case formSheet = 2
  /// A presentation that covers the screen and keeps the content below.
  case overFullScreen = 5

  /// Whether the content below is removed.
  var coversAll: Bool { self == .fullScreen }
  /// Whether the style presents a sheet.
  var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}
