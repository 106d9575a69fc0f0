// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Views that are treated alike without being put into a container: a modifier of the group is one
/// of each of them.
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

  /// Goes on to what it is made of.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }
}
