// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension LayoutTree {
  /// Adds the identity of a view inside another, and returns its index.
  func addIdentity(_ key: IdentityKey, in identity: Int) -> Int {
    identities.append(ViewIdentity(parent: identity, key: key))
    return identities.count - 1
  }

  /// Adds the identity of a view that already has a memory, and returns its index.
  func addIdentity(holding memory: ViewMemory) -> Int {
    identities.append(ViewIdentity(parent: 0, key: .body, memory: memory))
    return identities.count - 1
  }

  /// Returns the innermost explicit identity on the path of an identity.
  func explicitIdentity(of identity: Int) -> AnyHashable? {
    var next = identity
    while next >= 0 {
      if case .id(let id) = identities[next].key { return id }
      next = identities[next].parent
    }
    return nil
  }

  /// Returns the memory of an identity, creating it if necessary.
  func memory(at identity: Int) -> ViewMemory {
    var path: [Int] = []
    var next = identity
    while identities[next].memory == nil {
      path.append(next)
      next = identities[next].parent
    }
    var found = identities[next].memory ?? memory.root
    found.round = memory.round
    for index in path.reversed() {
      found = found.child(identities[index].key)
      found.round = memory.round
      identities[index].memory = found
    }
    return found
  }

  /// Returns the enclosing view whose body is evaluated again when a value read there changes.
  func reader(in node: Int) -> ViewMemory {
    let scope = nodes[node].isScope ? node : nodes[node].scope
    guard scope >= 0, let element = nodes[scope].element as? ScopeElement else {
      return memory.root
    }
    return element.memory
  }
}
