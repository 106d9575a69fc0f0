// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViewMocks
public import ViewComponents

/// An avatar factory that records its calls and returns the avatars that a test configures.
public final class MockAvatarFactory: AvatarFactoryProtocol {
  /// The style passed to the mock.
  public var style: ComponentStyle
  /// The calls to `picture`.
  public let pictureCalls = CallRecorder<
    (image: UIImage, name: String, size: AvatarNode.Size), AvatarNode
  >()
  /// The calls to `initials`.
  public let initialsCalls = CallRecorder<(name: String, size: AvatarNode.Size), AvatarNode>()

  /// Creates the mock.
  ///
  /// - Parameter style: The style.
  public init(style: ComponentStyle = ComponentStyle(viewFactoryColor: MockViewFactoryColor())) {
    self.style = style
  }

  /// Records the call and returns the configured value.
  public func picture(image: UIImage, name: String, size: AvatarNode.Size) -> AvatarNode {
    pictureCalls.record((image, name, size)) { AvatarNode() }
  }

  /// Records the call and returns the configured value.
  public func initials(name: String, size: AvatarNode.Size) -> AvatarNode {
    initialsCalls.record((name, size)) { AvatarNode() }
  }
}
