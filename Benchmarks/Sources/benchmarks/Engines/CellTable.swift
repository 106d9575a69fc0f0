// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// A table of W5's cells.
final class CellTable: TableNodeDataSource {
  let table: TableNode
  private let sizes: [CellSizes]

  init(_ sizes: [CellSizes], height: CGFloat) {
    self.sizes = sizes
    table = TableNode(frame: CGRect(x: 0, y: 0, width: 375, height: height))
    table.separatorStyle = .none
    table.estimatedRowHeight = 100
    table.register(CellOfTable.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
  }

  func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int {
    sizes.count
  }

  func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if let cell = cell as? CellOfTable { cell.content.setSizes(sizes[indexPath.row]) }
    return cell
  }

  /// Lays out what is visible at an offset.
  func scroll(to offset: CGFloat) {
    table.contentOffset = CGPoint(x: 0, y: offset)
    table.layoutIfNeeded()
  }

  /// What the visible rows and what is in them add up to.
  func sum() -> Double {
    table.visibleCells.reduce(0) { sum, cell in
      guard let cell = cell as? CellOfTable else { return sum }
      return sum + cell.frame.origin.y + cell.content.sum()
    }
  }
}

/// One row.
final class CellOfTable: TableCellNode {
  let content = NodeCell(CellSizes(0))

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let root = content.root
    contentView.addSubview(root)
    // Not required, so that the row's height may differ while it is being found.
    let bottom = root.bottomAnchor.constraint(equalTo: contentView.bottomAnchor)
    bottom.priority = .defaultHigh
    LayoutConstraint.activate([
      root.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      root.topAnchor.constraint(equalTo: contentView.topAnchor),
      bottom,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The same list by hand: rows whose heights somebody computes, reused as they leave.
final class FramedList {
  private let scroll: ScrollNode
  private let sizes: [CellSizes]
  private let tops: [CGFloat]
  private var shown: [(row: Int, cell: FramedCell)] = []
  private var waiting: [FramedCell] = []

  init(_ sizes: [CellSizes], height: CGFloat) {
    self.sizes = sizes
    scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 375, height: height))
    var top: CGFloat = 0
    var tops = [top]
    for size in sizes {
      top += 68 + size.subtitleHeight
      tops.append(top)
    }
    self.tops = tops
    scroll.contentSize = CGSize(width: 375, height: top)
  }

  /// Lays out what is visible at an offset.
  func scroll(to offset: CGFloat) {
    scroll.contentOffset = CGPoint(x: 0, y: offset)
    let first = row(at: offset)
    let end = min(row(at: offset + scroll.bounds.size.height) + 1, sizes.count)
    var kept: [(row: Int, cell: FramedCell)] = []
    for (row, cell) in shown {
      if row < first || row >= end {
        cell.views[0].removeFromSuperview()
        waiting.append(cell)
      } else {
        kept.append((row, cell))
      }
    }
    var next = kept.makeIterator()
    var candidate = next.next()
    shown.removeAll(keepingCapacity: true)
    for row in first..<end {
      if let known = candidate, known.row == row {
        shown.append(known)
        candidate = next.next()
        continue
      }
      let cell = waiting.popLast() ?? FramedCell()
      cell.set(sizes[row], top: tops[row])
      scroll.addSubview(cell.views[0])
      shown.append((row, cell))
    }
  }

  /// The last row that begins at or above a place, by halving.
  private func row(at place: CGFloat) -> Int {
    var (low, high) = (0, sizes.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if tops[middle] <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// What the visible rows and what is in them add up to, as ``CellTable/sum()`` counts.
  func sum() -> Double {
    shown.reduce(0) { sum, entry in
      var place = CellSum()
      place.add(0, 0, tops[entry.row], 0, 0)
      return sum + tops[entry.row] + entry.cell.sum() - place.value
    }
  }

  /// The same sum with edges on pixels.
  ///
  /// Rows begin at whole points, so each cell is rounded as alone.
  func roundedSum() -> Double {
    shown.reduce(0) { sum, entry in
      sum + tops[entry.row] + FramesByHand.roundedSum([sizes[entry.row]])
    }
  }
}
