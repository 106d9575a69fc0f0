// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Views that are modified together without a container: a modifier of the group applies to each of
/// them.
///
/// SwiftUI: `Group`. It also groups the content of toolbars.
public struct Group<Content> {
  /// The type of the content, which is the group's own.
  public typealias Body = Group<Content>

  let content: Content

  // Tests that see what is internal would find it ambiguous with the builders' initializers.
  private init(of content: Content) {
    self.content = content
  }

  /// Returns a group of finished content.
  static func made(of content: Content) -> Group { Group(of: content) }

  /// The group itself.
  public var body: Body { return self }
}

extension Group: View where Content: View {
  /// Creates a group.
  ///
  /// - Parameter content: The views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(of: content())
  }

  /// Expands the views.
  public func _expand(in step: _ViewStep) { content._expand(in: step) }
}
