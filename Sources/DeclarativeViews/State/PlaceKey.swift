// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A key that distinguishes a view from others in the same place.
enum PlaceKey: Hashable {
  /// The order in a block.
  case index(Int)
  /// The branch of a condition.
  case branch(Int)
  /// An identity that was given to it.
  case id(AnyHashable)
  /// The body of a view, as opposed to the view itself.
  case body
}

/// A place of a view among all views, as a way from the outermost one.
struct ViewPlace {
  let parent: Int
  let key: PlaceKey
  /// The memory of the place, once there is one.
  var memory: ViewMemory?
}
