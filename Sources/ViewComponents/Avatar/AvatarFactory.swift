// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A factory of avatars with a style.
public final class AvatarFactory: AvatarFactoryProtocol {
  /// The style of the avatars.
  public let style: ComponentStyle

  /// Creates a factory.
  ///
  /// - Parameter style: The style of the avatars.
  public init(style: ComponentStyle = ComponentStyle()) {
    self.style = style
  }

  /// Returns an avatar with a picture.
  public func picture(image: UIImage, name: String, size: AvatarNode.Size) -> AvatarNode {
    AvatarNode(name: name, image: image, size: size, style: style)
  }

  /// Returns an avatar with the initials of a name.
  public func initials(name: String, size: AvatarNode.Size) -> AvatarNode {
    AvatarNode(name: name, size: size, style: style)
  }
}
