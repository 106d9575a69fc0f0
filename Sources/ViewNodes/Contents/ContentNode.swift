// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A view that shows a configuration.
///
/// UIKit: `UIContentView`.
#if MainActor
  @MainActor
#endif
public protocol ContentNode: AnyObject {
  /// The configuration that the view shows; setting it updates the view.
  var configuration: any ContentConfiguration { get set }

  /// Returns whether the view can show a configuration; `true` unless implemented, for one of the
  /// type that it shows.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentNode {
  /// Returns whether the configuration is of the type of the present one.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
