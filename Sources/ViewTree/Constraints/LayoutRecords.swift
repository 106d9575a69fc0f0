// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The relations that a class imposes on its parts, in order.
///
/// Each item is retained once instead of once for each of its relations.
package struct LayoutRecords {
  private var records: ContiguousArray<LayoutRecord> = []
  private var views: [ViewNode] = []
  private var item: LayoutItem?
  private var furtherItems: [LayoutItem] = []
  #if DEBUG
    private var retained: Set<ObjectIdentifier> = []
  #endif

  /// Creates an empty list.
  package init() {}

  package var isEmpty: Bool { records.isEmpty }
  package var indices: Range<Int> { records.indices }
  package subscript(ordinal: Int) -> LayoutRecord { records[ordinal] }

  /// Retains the views of the following relations, which replace those of an earlier call, and
  /// reserves capacity.
  mutating func retain(_ views: [ViewNode], capacity: Int) {
    self.views = views
    records.reserveCapacity(records.count + capacity)
    #if DEBUG
      for view in views { retained.insert(ObjectIdentifier(view)) }
    #endif
  }

  /// Retains an item of the following relations.
  package mutating func retain(_ item: LayoutItem) {
    if self.item == nil { self.item = item } else { furtherItems.append(item) }
    #if DEBUG
      retained.insert(ObjectIdentifier(item))
    #endif
  }

  /// Appends a relation between retained items.
  package mutating func append(_ record: LayoutRecord) {
    #if DEBUG
      assert(retained.contains(ObjectIdentifier(record.first)))
      assert(record.second.map { retained.contains(ObjectIdentifier($0)) } ?? true)
    #endif
    records.append(record)
  }
}
