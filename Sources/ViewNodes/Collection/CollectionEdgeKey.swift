// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Identifies the headers and footers of a collection that can be reused for each other.
struct CollectionEdgeKey: Hashable {
  var kind: String
  var identifier: String
  var isDecoration = false
}
