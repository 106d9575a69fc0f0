// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

nonisolated extension IndexPath {
  /// Creates an index path from a row and a section, both counted from 0.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// Creates an index path from an item and a section, both counted from 0.
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  /// The section, counted from 0; 0 in an empty index path.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(indexes: [newValue, row]) }
  }

  /// The row in its section, counted from 0; 0 if the index path has none.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(indexes: [section, newValue]) }
  }

  /// The item in its section, the same as ``row``.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
