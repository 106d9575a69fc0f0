// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The sections and items of a table or a collection at one moment, each known by an identifier.
///
/// Identifiers are unique: adding an existing one has no effect. In UIKit, this traps, as do
/// missing identifiers; here, the call has no effect, and is reported by the table or collection to
/// which the snapshot is applied.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections, in order.
  public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The sections whose content is reloaded when the snapshot is applied.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells are recreated when the snapshot is applied.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are reconfigured when the snapshot is applied.
  public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// The items of each section, in order.
  var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The section of each item.
  var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The invalid operations, in order.
  var mistakes: [SnapshotMistake] = []

  /// Creates a snapshot without sections.
  public init() {}

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The number of items in all sections.
  public var numberOfItems: Int { homes.count }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// Returns the items of a section in order, none for a missing section.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }

  /// Returns the number of items of a section, 0 for a missing one.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }

  /// Returns the section of an item, or `nil` for a missing one.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    homes[identifier]
  }

  /// Returns the index of an item among those of all sections, or `nil` for a missing one.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let home = homes[identifier] else { return nil }
    var before = 0
    for section in sectionIdentifiers {
      let own = items[section] ?? []
      if section == home { return own.firstIndex(of: identifier).map { before + $0 } }
      before += own.count
    }
    return nil
  }

  /// Returns the index of a section, or `nil` for a missing one.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    items[identifier] == nil ? nil : sectionIdentifiers.firstIndex(of: identifier)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// An invalid operation on a snapshot.
nonisolated enum SnapshotMistake: Hashable, Sendable {
  case duplicate(String)
  case unknown(String)
  case noSection
}
