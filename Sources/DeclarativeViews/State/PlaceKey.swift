// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A key that distinguishes a view from others in the same place.
enum PlaceKey: Hashable {
  /// The position in a view builder.
  case index(Int)
  /// The branch of a condition.
  case branch(Int)
  /// An explicit identity.
  case id(AnyHashable)
  /// The body of a view, as opposed to the view itself.
  case body
}

/// The place of a view, as a path from the outermost view.
struct ViewPlace {
  let parent: Int
  let key: PlaceKey
  /// The memory of the place, once there is one.
  var memory: ViewMemory?
}
