// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// How a controller is presented. UIKit: `UIModalPresentationStyle`.
public enum ModalPresentationStyle: Int, Hashable, Sendable, CaseIterable {
  /// As suits the device: a sheet.
  case automatic = -2
  /// Over the whole screen; what is below disappears.
  case fullScreen = 0
  /// As a sheet that leaves a strip at the top.
  case pageSheet = 1
  /// As a smaller sheet in the middle of a tablet.
  case formSheet = 2
  /// Over the whole screen; what is below stays.
  case overFullScreen = 5

  /// Whether what is below disappears.
  var coversAll: Bool { self == .fullScreen }
  /// Whether it is a sheet.
  var isSheet: Bool { self == .automatic || self == .pageSheet || self == .formSheet }
}
