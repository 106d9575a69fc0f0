// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The sections and items of a table or a collection at one moment, each known by an identifier.
///
/// Identifiers are unique: adding an existing one has no effect. UIKit ends the program instead,
/// and for identifiers that are not there; here the call has no effect, and the table or collection
/// that the snapshot is applied to reports it.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections, in order.
  public internal(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The sections whose content is loaded again when the snapshot is applied.
  public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The items whose cells are made again when the snapshot is applied.
  public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are configured again when the snapshot is applied.
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

  /// Returns the items of a section in order, none for a section that isn't there.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }

  /// Returns the number of items of a section, 0 for one that isn't there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }

  /// Returns the section of an item, or `nil` for one that isn't there.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    homes[identifier]
  }

  /// Returns the index of an item among those of all sections, or `nil` for one that isn't there.
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

  /// Returns the index of a section, or `nil` for one that isn't there.
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
