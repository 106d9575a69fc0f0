// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Views in rows and columns.
struct GridElement: LayoutElement {
  let alignment: Alignment
  let gaps: CGSize

  var name: String { "Grid" }
  var effectOnOffers: OfferEffect { .multiplies }

  /// A view in its cell.
  struct Cell {
    let node: Int
    let row: Int
    let columns: Range<Int>
    let about: GridCell
    /// The line in the height of the row.
    let line: VerticalAlignment
    /// Whether it is a row of its own, as wide as the grid.
    let spansGrid: Bool
  }

  /// The sides of a grid.
  struct Sizes {
    var columns: [CGFloat]
    var rows: [CGFloat]
  }

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? {
    guard tree.entersCall(at: task.node) else { return .zero }
    defer { tree.leaveCall() }
    let cells = cells(of: task.node, in: tree)
    let sizes = measure(cells, for: task, in: tree)
    return total(sizes)
  }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    guard tree.entersCall(at: task.node) else { return [] }
    defer { tree.leaveCall() }
    let cells = cells(of: task.node, in: tree)
    let sizes = measure(cells, for: task, in: tree)
    let lines = columnLines(cells, count: sizes.columns.count)
    var tops: [CGFloat] = []
    var top: CGFloat = 0
    for height in sizes.rows {
      tops.append(top)
      top += height + gaps.height
    }
    return cells.map { cell in
      let left = sizes.columns[..<cell.columns.lowerBound].reduce(0) { $0 + $1 + gaps.width }
      let room = CGSize(
        width: finite(length(of: cell.columns, in: sizes.columns)),
        height: finite(sizes.rows[cell.row]))
      let question = task.asking(cell.node, ProposedViewSize(room))
      let line = cell.spansGrid ? alignment.horizontal : lines[cell.columns.lowerBound]
      let x = tree.resolvedGuide((line ?? alignment.horizontal).key, question)
      let y = tree.resolvedGuide(cell.line.key, question)
      return Placement(
        child: cell.node,
        origin: CGPoint(
          x: finite(left + (line ?? alignment.horizontal).key.defaultValue(in: room) - x),
          y: finite(tops[cell.row] + cell.line.key.defaultValue(in: room) - y)),
        proposal: question.proposal)
    }
  }

  func finish(_ node: Int, in tree: LayoutTree) {
    tree.uniteTraits(ofChildrenOf: node)
  }

  // MARK: Cells

  private func cells(of node: Int, in tree: LayoutTree) -> [Cell] {
    var rows: [[(node: Int, about: GridCell)]] = []
    var lines: [VerticalAlignment] = []
    var spanning: Set<Int> = []
    for child in tree.childIndices(of: node) {
      // Modifiers around a row are of no account; the cells are the views in the row.
      var inner = child
      while tree.nodes[inner].element.isModifier { inner = tree.nodes[inner].firstChild }
      if let row = tree.nodes[inner].element as? GridRowElement {
        rows.append(tree.childIndices(of: inner).map { ($0, about($0, in: tree)) })
        lines.append(row.alignment ?? alignment.vertical)
      } else {
        spanning.insert(rows.count)
        rows.append([(child, about(child, in: tree))])
        lines.append(alignment.vertical)
      }
    }
    let count = rows.enumerated().reduce(1) { most, row in
      spanning.contains(row.offset)
        ? most : max(most, row.element.reduce(0) { $0 + $1.about.columns })
    }
    return rows.enumerated().flatMap { index, row in
      var column = 0
      return row.map { cell in
        let spansGrid = spanning.contains(index)
        let columns = spansGrid ? 0..<count : column..<(column + cell.about.columns)
        column = columns.upperBound
        return Cell(
          node: cell.node, row: index, columns: columns, about: cell.about, line: lines[index],
          spansGrid: spansGrid)
      }
    }
  }

  private func about(_ node: Int, in tree: LayoutTree) -> GridCell {
    var about = GridCell()
    var next = node
    while next >= 0 {
      let element = tree.nodes[next].element
      (element as? GridCellElement)?.change(&about)
      guard element.isModifier else { break }
      next = tree.nodes[next].firstChild
    }
    return about
  }

  private func columnLines(_ cells: [Cell], count: Int) -> [HorizontalAlignment?] {
    var lines: [HorizontalAlignment?] = Array(repeating: nil, count: count)
    for cell in cells where !cell.spansGrid {
      if let line = cell.about.alignment { lines[cell.columns.lowerBound] = line }
    }
    return lines
  }

  // MARK: Sizes

  private func measure(_ cells: [Cell], for task: LayoutTask, in tree: LayoutTree) -> Sizes {
    let columnCount = cells.reduce(0) { max($0, $1.columns.upperBound) }
    let rowCount = cells.reduce(0) { max($0, $1.row + 1) }
    let widths = columnWidths(cells, count: columnCount, for: task, in: tree)
    let heights = rowHeights(cells, count: rowCount, widths, for: task, in: tree)
    return Sizes(columns: widths, rows: heights)
  }

  /// The widths of the columns: each offered its part of what is left, the less flexible ones first.
  private func columnWidths(
    _ cells: [Cell], count: Int, for task: LayoutTask, in tree: LayoutTree
  ) -> [CGFloat] {
    let own = cells.filter { $0.columns.count == 1 && !$0.spansGrid }
    func answer(_ column: Int, _ offer: CGFloat?) -> CGFloat {
      own.reduce(0) { widest, cell in
        guard cell.columns.lowerBound == column else { return widest }
        if cell.about.unsizedAxes.contains(.horizontal) { return widest }
        return max(widest, width(cell.node, offer, task, tree))
      }
    }
    var widths = Array(repeating: CGFloat(0), count: count)
    if let offered = task.proposal.width {
      var left = max(offered - gaps.width * CGFloat(max(count - 1, 0)), 0)
      let ranges = (0..<count).map { (least: answer($0, 0), most: answer($0, .infinity)) }
      let order = (0..<count).sorted { one, other in
        let (first, second) = (flexibility(ranges[one]), flexibility(ranges[other]))
        return first == second ? one < other : first < second
      }
      for (served, column) in order.enumerated() {
        widths[column] = answer(column, left / CGFloat(count - served))
        left = max(left - finite(widths[column]), 0)
      }
    } else {
      for column in 0..<count { widths[column] = answer(column, nil) }
    }
    // What spans columns widens the last of them if it needs more.
    for cell in cells where cell.columns.count > 1 || cell.spansGrid {
      guard !cell.about.unsizedAxes.contains(.horizontal), let last = cell.columns.last else {
        continue
      }
      let room = length(of: cell.columns, in: widths)
      let needed = width(cell.node, task.proposal.width == nil ? nil : room, task, tree)
      if needed > room { widths[last] += needed - room }
    }
    return widths
  }

  private func width(
    _ node: Int, _ offer: CGFloat?, _ task: LayoutTask, _ tree: LayoutTree
  ) -> CGFloat {
    tree.resolvedSize(
      task.asking(node, ProposedViewSize(width: offer, height: task.proposal.height))
    ).width
  }

  /// The heights of the rows, divided in the same way.
  private func rowHeights(
    _ cells: [Cell], count: Int, _ widths: [CGFloat], for task: LayoutTask, in tree: LayoutTree
  ) -> [CGFloat] {
    let rows = Dictionary(grouping: cells, by: \.row)
    func answer(_ row: Int, _ offer: CGFloat?) -> CGFloat {
      (rows[row] ?? []).reduce(0) { highest, cell in
        if cell.about.unsizedAxes.contains(.vertical) { return highest }
        let proposal = ProposedViewSize(
          width: length(of: cell.columns, in: widths), height: offer)
        return max(highest, tree.resolvedSize(task.asking(cell.node, proposal)).height)
      }
    }
    guard let offered = task.proposal.height else {
      return (0..<count).map { answer($0, nil) }
    }
    var heights = Array(repeating: CGFloat(0), count: count)
    var left = max(offered - gaps.height * CGFloat(max(count - 1, 0)), 0)
    let ranges = (0..<count).map { (least: answer($0, 0), most: answer($0, .infinity)) }
    let order = (0..<count).sorted { one, other in
      let (first, second) = (flexibility(ranges[one]), flexibility(ranges[other]))
      return first == second ? one < other : first < second
    }
    for (served, row) in order.enumerated() {
      heights[row] = answer(row, left / CGFloat(count - served))
      left = max(left - finite(heights[row]), 0)
    }
    return heights
  }

  private func flexibility(_ range: (least: CGFloat, most: CGFloat)) -> CGFloat {
    range.most == .infinity ? .infinity : range.most - range.least
  }

  private func length(of columns: Range<Int>, in widths: [CGFloat]) -> CGFloat {
    widths[columns].reduce(0, +) + gaps.width * CGFloat(max(columns.count - 1, 0))
  }

  private func total(_ sizes: Sizes) -> CGSize {
    CGSize(
      width: max(length(of: 0..<sizes.columns.count, in: sizes.columns), 0),
      height: max(
        sizes.rows.reduce(0, +) + gaps.height * CGFloat(max(sizes.rows.count - 1, 0)), 0))
  }
}

extension LayoutTree {
  /// Where a view has a guide, what it says itself or what such a guide is by default.
  func resolvedGuide(_ key: GuideKey, _ question: LayoutQuestion) -> CGFloat {
    explicitGuide(key, of: question) ?? key.defaultValue(in: resolvedSize(question))
  }
}
