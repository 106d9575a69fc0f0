// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// An object that a view needs and that its environment doesn't have.
struct MissingObject: CustomStringConvertible {
  let type: Any.Type

  /// What is wrong if a view reads the object nevertheless.
  var description: String {
    "An object of type \(type) was read by a view that isn't shown, or set by no ancestor."
  }
}
