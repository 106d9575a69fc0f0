// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A description of the content and appearance of a view, which creates the view.
///
/// UIKit: `UIContentConfiguration`.
public protocol ContentConfiguration {
  /// Creates a view that shows the configuration.
  func makeContentView() -> any ViewNode & ContentNode

  /// Returns the configuration for a state.
  func updated(for state: any ConfigurationState) -> Self
}
