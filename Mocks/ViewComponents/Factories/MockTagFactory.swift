// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViewMocks
public import ViewComponents

/// A tag factory that records its calls and returns the views that a test configures.
public final class MockTagFactory: TagFactoryProtocol {
  /// The style passed to the mock.
  public var style: ComponentStyle
  /// The calls to `tag`.
  public let tagCalls = CallRecorder<(text: String, tone: Tone), TagNode>()
  /// The calls to `badge`.
  public let badgeCalls = CallRecorder<Int, BadgeNode>()
  /// The calls to `dot`.
  public let dotCalls = CallRecorder<Tone, BadgeNode>()
  /// The calls to `chip`.
  public let chipCalls = CallRecorder<
    (title: String, image: UIImage?, isSelected: Bool), ChipNode
  >()

  /// Creates the mock.
  ///
  /// - Parameter style: The style.
  public init(style: ComponentStyle = ComponentStyle(viewFactoryColor: MockViewFactoryColor())) {
    self.style = style
  }

  /// Records the call and returns the configured value.
  public func tag(text: String, tone: Tone) -> TagNode {
    tagCalls.record((text, tone)) { TagNode() }
  }

  /// Records the call and returns the configured value.
  public func badge(count: Int) -> BadgeNode { badgeCalls.record(count) { BadgeNode() } }

  /// Records the call and returns the configured value.
  public func dot(tone: Tone) -> BadgeNode { dotCalls.record(tone) { BadgeNode() } }

  /// Records the call and returns the configured value.
  public func chip(title: String, image: UIImage?, isSelected: Bool) -> ChipNode {
    chipCalls.record((title, image, isSelected)) { ChipNode() }
  }
}
