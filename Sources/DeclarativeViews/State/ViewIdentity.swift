// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A key that distinguishes a view from others with the same parent.
enum IdentityKey: Hashable {
  /// The position in a view builder.
  case index(Int)
  /// The branch of a condition.
  case branch(Int)
  /// An explicit identity.
  case id(AnyHashable)
  /// The body of a view, as opposed to the view itself.
  case body
}

/// The structural identity of a view, as a path from the outermost view.
struct ViewIdentity {
  let parent: Int
  let key: IdentityKey
  /// The memory of the view, once there is one.
  var memory: ViewMemory?
}
