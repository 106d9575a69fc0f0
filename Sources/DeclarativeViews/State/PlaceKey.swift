// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// What tells a view from the others in the same place.
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
  /// What is remembered there, once something has been.
  var memory: ViewMemory?
}
