// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension NSIndexPath {
  /// Creates an index path to a row of a table.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// Creates an index path to an item of a collection.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The section, or 0 if the path is empty.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }

  /// The row of a table, or 0 if the path has fewer than two indexes.
  public var row: Int { length > 1 ? index(atPosition: 1) : 0 }

  /// The item of a collection, or 0 if the path has fewer than two indexes.
  public var item: Int { row }
}
