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

  /// Returns whether the view can show a configuration; by default, one of the current
  /// configuration's type.
  func supports(_ configuration: any ContentConfiguration) -> Bool
}

extension ContentNode {
  /// Returns whether the configuration has the type of the current one.
  public func supports(_ configuration: any ContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
