// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViewMocks
public import ViewComponents

/// A tag factory that records its calls and answers with the views that a test sets.
public final class MockTagFactory: TagFactoryProtocol {
  /// The style that is given.
  public var style: ComponentStyle
  /// The calls of `tag`.
  public let tagCalls = CallRecorder<(text: String, tone: Tone), TagNode>()
  /// The calls of `badge`.
  public let badgeCalls = CallRecorder<Int, BadgeNode>()
  /// The calls of `dot`.
  public let dotCalls = CallRecorder<Tone, BadgeNode>()
  /// The calls of `chip`.
  public let chipCalls = CallRecorder<
    (title: String, image: UIImage?, isSelected: Bool), ChipNode
  >()

  /// Creates the mock.
  ///
  /// - Parameter style: The style that is given.
  public init(style: ComponentStyle = ComponentStyle(viewFactoryColor: MockViewFactoryColor())) {
    self.style = style
  }

  /// Records the call and answers as set.
  public func tag(text: String, tone: Tone) -> TagNode {
    tagCalls.record((text, tone)) { TagNode() }
  }

  /// Records the call and answers as set.
  public func badge(count: Int) -> BadgeNode { badgeCalls.record(count) { BadgeNode() } }

  /// Records the call and answers as set.
  public func dot(tone: Tone) -> BadgeNode { dotCalls.record(tone) { BadgeNode() } }

  /// Records the call and answers as set.
  public func chip(title: String, image: UIImage?, isSelected: Bool) -> ChipNode {
    chipCalls.record((title, image, isSelected)) { ChipNode() }
  }
}
