// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The items of one section as a tree, in which the children of collapsed items are hidden.
///
/// Identifiers are unique: adding an existing one has no effect.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var unfolded: Set<ItemIdentifierType> = []
  /// The root items, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var known: Set<ItemIdentifierType> = []
  var mistakes: [SnapshotMistake] = []

  /// Creates a snapshot without items.
  public init() {}

  /// All items, hidden ones too, in order.
  public var items: [ItemIdentifierType] { listed { _ in true } }

  /// The items that aren't hidden, in order.
  public var visibleItems: [ItemIdentifierType] { listed { unfolded.contains($0) } }

  private func listed(_ opens: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var pending = Array(rootItems.reversed())
    while let item = pending.popLast() {
      result.append(item)
      if opens(item) { pending.append(contentsOf: (children[item] ?? []).reversed()) }
    }
    return result
  }

  /// Appends items to the children of a parent, or to the root items.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    guard let parent else {
      rootItems += fresh(items)
      return
    }
    guard known.contains(parent) else {
      mistakes.append(.unknown("\(parent)"))
      return
    }
    let added = fresh(items)
    children[parent, default: []] += added
    for item in added { parents[item] = parent }
  }

  /// Inserts items before another, in the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, after: false)
  }

  /// Inserts items after another, in the same parent.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, after: true)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside other: ItemIdentifierType, after: Bool
  ) {
    guard known.contains(other) else {
      mistakes.append(.unknown("\(other)"))
      return
    }
    let added = fresh(items)
    let parent = parents[other]
    var list = parent.map { children[$0] ?? [] } ?? rootItems
    let index = list.firstIndex(of: other) ?? 0
    list.insert(contentsOf: added, at: after ? index + 1 : index)
    if let parent {
      children[parent] = list
      for item in added { parents[item] = parent }
    } else {
      rootItems = list
    }
  }

  /// Removes items and their descendants; missing ones are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    var gone = Set(items).intersection(known)
    guard !gone.isEmpty else { return }
    var affected: Set<ItemIdentifierType> = []
    var pending = Array(gone)
    while let item = pending.popLast() {
      let inside = children.removeValue(forKey: item) ?? []
      gone.formUnion(inside)
      pending += inside
      if let parent = parents.removeValue(forKey: item) { affected.insert(parent) }
    }
    for parent in affected { children[parent]?.removeAll { gone.contains($0) } }
    rootItems.removeAll { gone.contains($0) }
    known.subtract(gone)
    unfolded.subtract(gone)
  }

  /// Removes all items.
  public mutating func deleteAll() {
    let former = mistakes
    self = NSDiffableDataSourceSectionSnapshot()
    mistakes = former
  }

  /// Expands items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    unfolded.formUnion(known.intersection(items))
  }

  /// Collapses items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { unfolded.subtract(items) }

  func hasChildren(_ item: ItemIdentifierType) -> Bool { children[item]?.isEmpty == false }

  /// Returns whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { unfolded.contains(item) }

  /// Returns whether all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard known.contains(item) else { return false }
    var parent = parents[item]
    while let current = parent {
      guard unfolded.contains(current) else { return false }
      parent = parents[current]
    }
    return true
  }

  /// Returns whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }

  /// Returns the depth of an item in the tree, 0 for root items and missing ones.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var parent = parents[item]
    while let current = parent {
      level += 1
      parent = parents[current]
    }
    return level
  }

  /// Returns the parent of an item, or `nil`.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// Returns the index of an item among all, or `nil` for a missing one.
  public func index(of item: ItemIdentifierType) -> Int? {
    known.contains(item) ? items.firstIndex(of: item) : nil
  }

  /// Returns the descendants of an item as a separate snapshot.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var result = NSDiffableDataSourceSectionSnapshot()
    guard known.contains(parent) else { return result }
    if includingParent { result.append([parent]) }
    result.append(children[parent] ?? [], to: includingParent ? parent : nil)
    var pending = children[parent] ?? []
    while let item = pending.popLast() {
      let inside = children[item] ?? []
      if !inside.isEmpty { result.append(inside, to: item) }
      pending += inside
    }
    result.expand(Array(unfolded))
    return result
  }

  /// Returns the new items among those given, each once.
  private mutating func fresh(_ items: [ItemIdentifierType]) -> [ItemIdentifierType] {
    items.filter { item in
      let isFresh = known.insert(item).inserted
      if !isFresh { mistakes.append(.duplicate("\(item)")) }
      return isFresh
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
