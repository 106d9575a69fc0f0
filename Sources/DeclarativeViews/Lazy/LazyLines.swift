// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The views of a lazy container, in lines of one or several.
struct LazyLines {
  /// Views that fill lines together: the rows of a section, or a header or footer alone.
  private struct Block {
    let runs: [RowRun]
    let count: Int
    let isWhole: Bool
    let section: Int
  }

  private let blocks: [Block]
  /// The first line of each block.
  private let starts: [Int]
  /// The number of views in a line, unless one fills it.
  let columns: Int
  let count: Int

  init(_ parts: ListParts, columns: Int) {
    var blocks: [Block] = []
    for (index, section) in parts.sections.enumerated() {
      if let header = section.header {
        blocks.append(Self.block(of: header, named: "header", section: index))
      }
      if section.rowCount > 0 {
        blocks.append(
          Block(runs: section.runs, count: section.rowCount, isWhole: false, section: index))
      }
      if let footer = section.footer {
        blocks.append(Self.block(of: footer, named: "footer", section: index))
      }
    }
    var starts: [Int] = []
    var line = 0
    for block in blocks {
      starts.append(line)
      line += (block.count + columns - 1) / columns
    }
    self.blocks = blocks
    self.starts = starts
    self.columns = columns
    count = line
  }

  /// Returns the block of a header or footer.
  private static func block(of edge: any View, named name: String, section: Int) -> Block {
    let identity = AnyHashable([AnyHashable(name), AnyHashable(section)])
    return Block(
      runs: [RowRun(count: 1, identity: { _ in identity }, view: { _ in edge })], count: 1,
      isWhole: true, section: section)
  }

  /// A view of a line.
  struct Entry {
    let identity: AnyHashable
    let make: () -> any View
  }

  /// Returns the views of a line, and whether one fills it.
  func line(_ line: Int) -> (entries: [Entry], isWhole: Bool) {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= line { low = middle } else { high = middle }
    }
    guard blocks.indices.contains(low) else { return ([], false) }
    let block = blocks[low]
    let first = (line - starts[low]) * columns
    var index = first
    var entries: [Entry] = []
    var runs = block.runs[...]
    while let run = runs.first, entries.count < columns {
      guard index < run.count else {
        index -= run.count
        runs.removeFirst()
        continue
      }
      let position = index
      entries.append(Entry(identity: run.identity(position), make: { run.view(position) }))
      index += 1
    }
    return (entries, block.isWhole)
  }
}
