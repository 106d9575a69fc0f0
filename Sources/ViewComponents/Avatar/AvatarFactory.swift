// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// The avatars of a style.
public final class AvatarFactory: AvatarFactoryProtocol {
  /// The style of the avatars.
  public let style: ComponentStyle

  /// Makes the factory.
  ///
  /// - Parameter style: What the avatars are styled with.
  public init(style: ComponentStyle = ComponentStyle()) {
    self.style = style
  }

  /// A picture.
  public func picture(image: UIImage, name: String, size: AvatarNode.Size) -> AvatarNode {
    AvatarNode(name: name, image: image, size: size, style: style)
  }

  /// The initials of a name.
  public func initials(name: String, size: AvatarNode.Size) -> AvatarNode {
    AvatarNode(name: name, size: size, style: style)
  }
}
