// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode: Hashable {
  /// Returns a Boolean value that indicates whether two references refer to the same node.
  public static func == (left: ViewNode, right: ViewNode) -> Bool { left === right }

  /// Hashes the identity of the node.
  public final func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
