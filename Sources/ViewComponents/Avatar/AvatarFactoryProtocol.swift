// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// Makes avatars: people and things as round pictures.
public protocol AvatarFactoryProtocol: ComponentFactoryProtocol {
  /// A picture.
  ///
  /// - Parameters:
  ///   - image: The picture, which fills the circle.
  ///   - name: Who or what is meant, for those who do not see the picture.
  ///   - size: How large the avatar is.
  /// - Returns: The avatar.
  func picture(image: UIImage, name: String, size: AvatarNode.Size) -> AvatarNode

  /// The initials of a name.
  ///
  /// - Parameters:
  ///   - name: Who or what is meant.
  ///   - size: How large the avatar is.
  /// - Returns: The avatar.
  func initials(name: String, size: AvatarNode.Size) -> AvatarNode
}

extension AvatarFactoryProtocol {
  /// The initials of a name, 44 points large.
  public func initials(name: String) -> AvatarNode { initials(name: name, size: .medium) }
}
