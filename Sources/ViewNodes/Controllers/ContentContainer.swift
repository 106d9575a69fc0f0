// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// What has content in a size that its container determines: a view controller or a presentation
/// controller.
///
/// UIKit: `UIContentContainer`.
#if MainActor
  @MainActor
#endif
public protocol ContentContainer: NSObjectProtocol {
  /// The size that the content prefers, in points; zero for no preference.
  var preferredContentSize: CGSize { get }

  /// Called when the preferred size of a child changes.
  ///
  /// - Parameter container: The child.
  func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)

  /// Returns the size of a child for a new size of this container, in points.
  ///
  /// - Parameters:
  ///   - container: The child.
  ///   - parentSize: The new size of this container, in points.
  /// - Returns: The size of the child, in points.
  func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the size of the container changes.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: The coordinator of the change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any ViewControllerTransitionCoordinator)

  /// Called before the traits change.
  ///
  /// - Parameters:
  ///   - newCollection: The new traits.
  ///   - coordinator: The coordinator of the change.
  func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator)
}
