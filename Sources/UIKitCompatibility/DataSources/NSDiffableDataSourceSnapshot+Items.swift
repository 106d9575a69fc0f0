// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension NSDiffableDataSourceSnapshot {
  /// Adds items at the end of a section.
  ///
  /// - Parameters:
  ///   - identifiers: The items.
  ///   - sectionIdentifier: The section; the last one by default.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      if !identifiers.isEmpty { mistakes.append(.noSection) }
      return
    }
    guard items[section] != nil else {
      mistakes.append(.unknown("\(section)"))
      return
    }
    let fresh = fresh(identifiers)
    items[section]?.append(contentsOf: fresh)
    for item in fresh { homes[item] = section }
  }

  /// Inserts items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, after: false)
  }

  /// Inserts items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, after: true)
  }

  /// Removes items; missing ones are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    var leaving: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
    for item in identifiers {
      guard let home = homes.removeValue(forKey: item) else { continue }
      leaving[home, default: []].insert(item)
    }
    for (section, gone) in leaving { items[section]?.removeAll { gone.contains($0) } }
    clearReloads()
  }

  /// Removes all items and all sections.
  public mutating func deleteAllItems() {
    let known = mistakes
    self = NSDiffableDataSourceSnapshot()
    mistakes = known
  }

  /// Moves an item before another, in its section or another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: false)
  }

  /// Moves an item after another, in its section or another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: true)
  }

  /// Marks items whose cells are to be replaced when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += known(identifiers, not: reloadedItemIdentifiers)
  }

  /// Marks items whose cells are to be reconfigured when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += known(identifiers, not: reconfiguredItemIdentifiers)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, after: Bool
  ) {
    guard let home = homes[other], let index = items[home]?.firstIndex(of: other) else {
      mistakes.append(.unknown("\(other)"))
      return
    }
    let fresh = fresh(identifiers)
    items[home]?.insert(contentsOf: fresh, at: after ? index + 1 : index)
    for item in fresh { homes[item] = home }
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, beside other: ItemIdentifierType, after: Bool
  ) {
    guard identifier != other else { return }
    guard let former = homes[identifier] else {
      mistakes.append(.unknown("\(identifier)"))
      return
    }
    guard let home = homes[other] else {
      mistakes.append(.unknown("\(other)"))
      return
    }
    items[former]?.removeAll { $0 == identifier }
    let index = items[home]?.firstIndex(of: other) ?? 0
    items[home]?.insert(identifier, at: after ? index + 1 : index)
    homes[identifier] = home
  }

  /// Returns the new items among those given, each once.
  private mutating func fresh(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
    var seen: Set<ItemIdentifierType> = []
    return identifiers.filter { item in
      let isFresh = homes[item] == nil && seen.insert(item).inserted
      if !isFresh { mistakes.append(.duplicate("\(item)")) }
      return isFresh
    }
  }

  /// Returns the existing items that aren't in a list, each once.
  private mutating func known(
    _ identifiers: [ItemIdentifierType], not others: [ItemIdentifierType]
  ) -> [ItemIdentifierType] {
    var seen = Set(others)
    return identifiers.filter { item in
      guard homes[item] != nil else {
        mistakes.append(.unknown("\(item)"))
        return false
      }
      return seen.insert(item).inserted
    }
  }

  mutating func clearReloads() {
    if !reloadedItemIdentifiers.isEmpty {
      reloadedItemIdentifiers.removeAll { homes[$0] == nil }
    }
    if !reconfiguredItemIdentifiers.isEmpty {
      reconfiguredItemIdentifiers.removeAll { homes[$0] == nil }
    }
  }
}
