// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension NSDiffableDataSourceSnapshot {
  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = index(of: toIdentifier) else { return }
    insert(identifiers, at: index)
  }

  /// Inserts sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = index(of: toIdentifier) else { return }
    insert(identifiers, at: index + 1)
  }

  /// Removes sections and their items; missing sections are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in gone {
      for item in items.removeValue(forKey: section) ?? [] { homes[item] = nil }
    }
    sectionIdentifiers.removeAll { gone.contains($0) }
    reloadedSectionIdentifiers.removeAll { gone.contains($0) }
    clearReloads()
  }

  /// Moves a section and its items before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: false)
  }

  /// Moves a section and its items after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, after: true)
  }

  /// Marks sections whose content is to be reloaded when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where index(of: section) != nil {
      if !reloadedSectionIdentifiers.contains(section) {
        reloadedSectionIdentifiers.append(section)
      }
    }
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var fresh: [SectionIdentifierType] = []
    for section in identifiers {
      guard items[section] == nil else {
        mistakes.append(.duplicate("\(section)"))
        continue
      }
      items[section] = []
      fresh.append(section)
    }
    sectionIdentifiers.insert(contentsOf: fresh, at: index)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, after: Bool
  ) {
    guard identifier != other, let former = index(of: identifier), index(of: other) != nil else {
      return
    }
    sectionIdentifiers.remove(at: former)
    let index = sectionIdentifiers.firstIndex(of: other) ?? 0
    sectionIdentifiers.insert(identifier, at: after ? index + 1 : index)
  }

  /// Returns the index of a section; a missing one is recorded as a mistake.
  private mutating func index(of identifier: SectionIdentifierType) -> Int? {
    if let index = indexOfSection(identifier) { return index }
    mistakes.append(.unknown("\(identifier)"))
    return nil
  }
}
