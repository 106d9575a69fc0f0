// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets, such as those of rows that the user deletes.
  ///
  /// - Parameter offsets: The offsets from the start; those that don't exist are ignored.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = -1
    removeAll { _ in
      offset += 1
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at offsets, such as those of rows that the user moves, keeping their order.
  ///
  /// - Parameters:
  ///   - source: The offsets from the start; those that don't exist are ignored.
  ///   - destination: The offset of the element before which they are moved, before they are
  ///     removed; the number of elements to move them to the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    replaceSubrange(startIndex..<endIndex, with: before + moved + after)
  }
}
