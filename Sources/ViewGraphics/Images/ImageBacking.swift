// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The backing of an image that is neither a drawing nor a file, defined by higher-level modules.
package protocol ImageBacking: AnyObject, Sendable {}

/// A reference to a backing, compared by identity.
package struct ImageBackingReference: Hashable, Sendable {
  package let object: any ImageBacking

  package init(_ object: any ImageBacking) {
    self.object = object
  }

  package static func == (left: ImageBackingReference, right: ImageBackingReference) -> Bool {
    left.object === right.object
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(object))
  }
}
