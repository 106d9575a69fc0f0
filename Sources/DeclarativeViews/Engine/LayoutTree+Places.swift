// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension LayoutTree {
  /// Adds a place for a view inside another place, and returns its index.
  func place(_ key: PlaceKey, in place: Int) -> Int {
    places.append(ViewPlace(parent: place, key: key))
    return places.count - 1
  }

  /// Adds a place for a view that already has a memory, and returns its index.
  func place(holding memory: ViewMemory) -> Int {
    places.append(ViewPlace(parent: 0, key: .body, memory: memory))
    return places.count - 1
  }

  /// Returns the innermost explicit identity of a place.
  func identity(of place: Int) -> AnyHashable? {
    var next = place
    while next >= 0 {
      if case .id(let id) = places[next].key { return id }
      next = places[next].parent
    }
    return nil
  }

  /// Returns the memory of a place, creating it if necessary.
  func memory(at place: Int) -> ViewMemory {
    var way: [Int] = []
    var next = place
    while places[next].memory == nil {
      way.append(next)
      next = places[next].parent
    }
    var found = places[next].memory ?? memory.root
    found.round = memory.round
    for index in way.reversed() {
      found = found.child(places[index].key)
      found.round = memory.round
      places[index].memory = found
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
