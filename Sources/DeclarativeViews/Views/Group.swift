// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Views that are modified together without a container: a modifier of the group applies to each of
/// them.
///
/// SwiftUI: `Group`.
public struct Group<Content: View>: View {
  let content: Content

  /// Creates a group.
  ///
  /// - Parameter content: The views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }

  /// Expands the body of the view.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }
}
