// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The style of a modal presentation.
///
/// UIKit: `UIModalPresentationStyle`.
public nonisolated enum ModalPresentationStyle: Int, Hashable, Sendable, CaseIterable {
  /// The default style of the device: a sheet.
  case automatic = -2
  /// No adaptation, for the delegate of an adaptive presentation.
  case none = -1
  /// A presentation that covers the screen and removes the content below.
  case fullScreen = 0
  /// A sheet that leaves a strip of the content below visible at the top.
  case pageSheet = 1
  /// A smaller sheet, centered on a tablet.
  case formSheet = 2
  /// A presentation that covers its context and removes it; here, the context is always the screen.
  case currentContext = 3
  /// A custom presentation, managed by a ``PresentationController``.
  case custom = 4
  /// A presentation that covers the screen and keeps the content below.
  case overFullScreen = 5
  /// A presentation that covers its context and keeps it; here, the context is always the screen.
  case overCurrentContext = 6
  /// A popover, shown as a sheet, as on phones.
  case popover = 7

  /// Whether the content below is removed.
  var coversAll: Bool { self == .fullScreen || self == .currentContext }
  /// Whether the style presents a sheet.
  var isSheet: Bool {
    switch self {
    case .automatic, .none, .pageSheet, .formSheet, .popover: true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext: false
    }
  }
}
