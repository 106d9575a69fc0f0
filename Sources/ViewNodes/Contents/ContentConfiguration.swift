// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The content and appearance of a view, as a value that makes it.
///
/// UIKit: `UIContentConfiguration`.
public protocol ContentConfiguration {
  /// Creates a view that shows the configuration.
  func makeContentView() -> any ViewNode & ContentNode

  /// Returns the configuration as it is in a state.
  func updated(for state: any ConfigurationState) -> Self
}
