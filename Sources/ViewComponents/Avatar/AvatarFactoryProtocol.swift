// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A factory of avatars: round pictures of people and things.
public protocol AvatarFactoryProtocol: ComponentFactoryProtocol {
  /// Returns an avatar with a picture.
  ///
  /// - Parameters:
  ///   - image: The picture, which fills the circle.
  ///   - name: The name of the person or thing, which VoiceOver reads.
  ///   - size: The size of the avatar.
  /// - Returns: The avatar.
  func picture(image: UIImage, name: String, size: AvatarNode.Size) -> AvatarNode

  /// Returns an avatar with the initials of a name.
  ///
  /// - Parameters:
  ///   - name: The name of the person or thing.
  ///   - size: The size of the avatar.
  /// - Returns: The avatar.
  func initials(name: String, size: AvatarNode.Size) -> AvatarNode
}

extension AvatarFactoryProtocol {
  /// Returns an avatar with the initials of a name, 44 points wide.
  public func initials(name: String) -> AvatarNode { initials(name: name, size: .medium) }
}
