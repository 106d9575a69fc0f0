// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The views of a lazy container, in lines of one or several.
struct LazyLines {
  /// Views that fill lines together: the rows of a section, or a header or footer alone.
  private struct Block {
    let runs: [RowRun]
    let count: Int
    let kind: Kind
    let section: Int
  }

  /// What a line consists of.
  enum Kind {
    case header, rows, footer
  }

  private let blocks: [Block]
  /// The first line of each block.
  private let starts: [Int]
  /// The number of views in a line, unless one fills it.
  let columns: Int
  let count: Int

  init(_ parts: ListParts, columns: Int) {
    var blocks: [Block] = []
    var names: Set<AnyHashable> = []
    for (index, section) in parts.sections.enumerated() {
      // Sections of several collections may have the same name.
      let name = section.name.flatMap { names.insert($0).inserted ? $0 : nil } ?? AnyHashable(index)
      if let header = section.header {
        blocks.append(Self.block(of: header, .header, index, name))
      }
      if section.rowCount > 0 {
        blocks.append(
          Block(runs: section.runs, count: section.rowCount, kind: .rows, section: index))
      }
      if let footer = section.footer {
        blocks.append(Self.block(of: footer, .footer, index, name))
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
  private static func block(
    of edge: any View, _ kind: Kind, _ section: Int, _ name: AnyHashable
  ) -> Block {
    let identity = AnyHashable([AnyHashable(kind), name])
    return Block(
      runs: [RowRun(count: 1, identity: { _ in identity }, view: { _ in edge })], count: 1,
      kind: kind, section: section)
  }

  /// A view of a line.
  struct Entry {
    let identity: AnyHashable
    let make: () -> any View
  }

  /// The lines of a section.
  struct SectionLines {
    let lines: Range<Int>
    let header: Int?
    let footer: Int?
  }

  /// Returns the lines of the section that contains a line.
  func section(around line: Int) -> SectionLines {
    var first = block(of: line)
    guard blocks.indices.contains(first) else {
      return SectionLines(lines: 0..<0, header: nil, footer: nil)
    }
    var last = first
    let section = blocks[first].section
    while first > 0, blocks[first - 1].section == section { first -= 1 }
    while last + 1 < blocks.count, blocks[last + 1].section == section { last += 1 }
    return SectionLines(
      lines: starts[first]..<(last + 1 < blocks.count ? starts[last + 1] : count),
      header: blocks[first].kind == .header ? starts[first] : nil,
      footer: blocks[last].kind == .footer ? starts[last] : nil)
  }

  /// Returns the index of the block that contains a line.
  private func block(of line: Int) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= line { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the views of a line, and what it consists of.
  func line(_ line: Int) -> (entries: [Entry], kind: Kind) {
    let low = block(of: line)
    guard blocks.indices.contains(low) else { return ([], .rows) }
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
    return (entries, block.kind)
  }
}
