// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The identity of a row in a section or in a group.
nonisolated struct RowIdentity: Hashable {
  /// The identity of the section or the group.
  let owner: AnyHashable
  let row: AnyHashable
}

extension AnyHashable {
  /// The identity of the element of a row, without those of its section and its group.
  var withoutOwner: AnyHashable {
    var identity = self
    while let part = identity.base as? RowIdentity { identity = part.row }
    return identity
  }
}

extension RowRun {
  /// Returns the rows with identities that a section or a group distinguishes from others.
  func named(_ owner: AnyHashable) -> RowRun {
    RowRun(
      count: count, identity: { AnyHashable(RowIdentity(owner: owner, row: identity($0))) },
      view: view, onDelete: onDelete, onMove: onMove)
  }
}
