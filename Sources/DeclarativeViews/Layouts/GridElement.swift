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
    /// The vertical alignment in the row.
    let line: VerticalAlignment
    /// Whether it is a separate row, as wide as the grid.
    let spansGrid: Bool

    /// Whether it affects the width of its only column.
    var isInOneColumn: Bool { columns.count == 1 && !spansGrid }
  }

  /// The lengths of a grid's columns and rows.
  struct Sizes {
    var columns: [CGFloat]
    var rows: [CGFloat]
  }

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? {
    guard tree.entersCall(at: task.node) else { return .zero }
    defer { tree.leaveCall() }
    let cells = cells(of: task.node, in: tree)
    return total(measure(cells, for: task, in: tree))
  }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    guard tree.entersCall(at: task.node) else { return [] }
    defer { tree.leaveCall() }
    let cells = cells(of: task.node, in: tree)
    let sizes = measure(cells, for: task, in: tree)
    let keys = columnKeys(cells, count: sizes.columns.count)
    let (lefts, tops) = (starts(sizes.columns, gaps.width), starts(sizes.rows, gaps.height))
    // Views in a column share an alignment line, as do those in a row.
    var columns = Array(repeating: LineReach(), count: sizes.columns.count)
    var rows = Array(repeating: LineReach(), count: sizes.rows.count)
    let placed = cells.map { cell in
      let cellSize = CGSize(
        width: finite(length(of: cell.columns, in: sizes.columns)),
        height: finite(sizes.rows[cell.row]))
      let question = task.asking(cell.node, ProposedViewSize(cellSize))
      let key = cell.spansGrid ? alignment.horizontal.key : keys[cell.columns.lowerBound]
      let size = tree.resolvedSize(question)
      let guides = CGPoint(
        x: tree.resolvedGuide(key, question), y: tree.resolvedGuide(cell.line.key, question))
      if cell.about.anchor == nil {
        if cell.isInOneColumn { columns[cell.columns.lowerBound].add(size.width, guides.x) }
        rows[cell.row].add(size.height, guides.y)
      }
      return (question: question, cellSize: cellSize, key: key, size: size, guides: guides)
    }
    return zip(cells, placed).map { cell, item in
      var origin = CGPoint(x: lefts[cell.columns.lowerBound], y: tops[cell.row])
      if let anchor = cell.about.anchor {
        origin.x += anchor.x * (item.cellSize.width - finite(item.size.width))
        origin.y += anchor.y * (item.cellSize.height - finite(item.size.height))
      } else {
        let column =
          cell.isInOneColumn
          ? columns[cell.columns.lowerBound] : LineReach(item.size.width, item.guides.x)
        origin.x += column.line(item.key, in: item.cellSize) - item.guides.x
        origin.y += rows[cell.row].line(cell.line.key, in: item.cellSize) - item.guides.y
      }
      return Placement(
        child: cell.node, origin: CGPoint(x: finite(origin.x), y: finite(origin.y)),
        proposal: item.question.proposal)
    }
  }

  /// Returns the start positions of consecutive lengths with gaps between them.
  private func starts(_ lengths: [CGFloat], _ gap: CGFloat) -> [CGFloat] {
    var start: CGFloat = 0
    return lengths.map { length in
      defer { start += finite(length) + gap }
      return start
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
      if let row = tree.nodes[child].element as? GridRowElement {
        rows.append(tree.childIndices(of: child).map { ($0, about($0, in: tree)) })
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

  /// Returns the alignment guides of the columns: in each, that of the last view that sets one.
  private func columnKeys(_ cells: [Cell], count: Int) -> [GuideKey] {
    var keys = Array(repeating: alignment.horizontal.key, count: count)
    for cell in cells where !cell.spansGrid {
      if let line = cell.about.alignment { keys[cell.columns.lowerBound] = line.key }
    }
    return keys
  }

  // MARK: Sizes

  private func measure(_ cells: [Cell], for task: LayoutTask, in tree: LayoutTree) -> Sizes {
    let columnCount = cells.reduce(0) { max($0, $1.columns.upperBound) }
    let rowCount = cells.reduce(0) { max($0, $1.row + 1) }
    let widths = columnWidths(cells, count: columnCount, for: task, in: tree)
    let heights = rowHeights(cells, count: rowCount, widths, for: task, in: tree)
    return Sizes(columns: widths, rows: heights)
  }

  /// Returns the widths of the columns: each gets an equal part of the remaining width as its
  /// proposal, the less flexible ones first.
  private func columnWidths(
    _ cells: [Cell], count: Int, for task: LayoutTask, in tree: LayoutTree
  ) -> [CGFloat] {
    let keys = columnKeys(cells, count: count)
    var own = Array(repeating: [Cell](), count: count)
    for cell in cells where cell.isInOneColumn && !cell.about.unsizedAxes.contains(.horizontal) {
      own[cell.columns.lowerBound].append(cell)
    }
    var widths = divide(task.proposal.width, gaps.width, count: count) { column, offer in
      extent(
        own[column].lazy.map { cell in
          (
            cell,
            task.asking(
              cell.node, ProposedViewSize(width: offer, height: task.proposal.height))
          )
        }, .horizontal, in: tree
      ) { _ in keys[column] }
    }
    // A view that spans columns widens the last of them if necessary.
    for cell in cells where !cell.isInOneColumn {
      guard !cell.about.unsizedAxes.contains(.horizontal), let last = cell.columns.last else {
        continue
      }
      let cellSize = length(of: cell.columns, in: widths)
      let offer = task.proposal.width == nil ? nil : cellSize
      let needed = tree.resolvedSize(
        task.asking(cell.node, ProposedViewSize(width: offer, height: task.proposal.height))
      ).width
      if needed > cellSize { widths[last] += needed - cellSize }
    }
    return widths
  }

  /// Returns the heights of the rows, divided in the same way.
  private func rowHeights(
    _ cells: [Cell], count: Int, _ widths: [CGFloat], for task: LayoutTask, in tree: LayoutTree
  ) -> [CGFloat] {
    var own = Array(repeating: [Cell](), count: count)
    for cell in cells where !cell.about.unsizedAxes.contains(.vertical) {
      own[cell.row].append(cell)
    }
    return divide(task.proposal.height, gaps.height, count: count) { row, offer in
      extent(
        own[row].lazy.map { cell in
          let width = length(of: cell.columns, in: widths)
          return (cell, task.asking(cell.node, ProposedViewSize(width: width, height: offer)))
        }, .vertical, in: tree
      ) { $0.line.key }
    }
  }

  /// Returns the joint extent of the views in a column or a row, including those aligned on a line.
  private func extent(
    _ questions: some Sequence<(cell: Cell, question: LayoutQuestion)>, _ axis: Axis,
    in tree: LayoutTree, line: (Cell) -> GuideKey
  ) -> CGFloat {
    var reach = LineReach()
    var longest: CGFloat = 0
    for (cell, question) in questions {
      let length = tree.resolvedSize(question)[axis]
      if cell.about.anchor == nil {
        reach.add(length, tree.resolvedGuide(line(cell), question))
      } else {
        longest = max(longest, length)
      }
    }
    return max(longest, reach.length)
  }

  /// Divides a length among columns or rows as a stack does: the less flexible first.
  private func divide(
    _ length: CGFloat?, _ gap: CGFloat, count: Int, answer: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let length else { return (0..<count).map { answer($0, nil) } }
    let flexibilities = (0..<count).map { index in
      Flexibility(least: answer(index, 0), most: answer(index, .infinity))
    }
    let order = (0..<count).sorted { one, other in
      let (first, second) = (flexibilities[one], flexibilities[other])
      return first == second ? one < other : first < second
    }
    var lengths = Array(repeating: CGFloat(0), count: count)
    var left = length - gap * CGFloat(max(count - 1, 0))
    for (served, index) in order.enumerated() {
      lengths[index] = answer(index, max(left / CGFloat(count - served), 0))
      left -= finite(lengths[index])
    }
    return lengths
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

/// The extent of views on both sides of a common alignment line.
private struct LineReach {
  private var low = CGFloat.infinity
  private var high = -CGFloat.infinity

  init() {}

  init(_ length: CGFloat, _ guide: CGFloat) { add(length, guide) }

  mutating func add(_ length: CGFloat, _ guide: CGFloat) {
    low = min(low, -finite(guide))
    high = max(high, length - finite(guide))
  }

  /// The joint length.
  var length: CGFloat { low > high ? 0 : high - low }

  /// Returns the position of the line in a space, in which the views are aligned together as one
  /// view would be by itself.
  func line(_ key: GuideKey, in cellSize: CGSize) -> CGFloat {
    guard low <= high else { return key.defaultValue(in: cellSize) }
    var own = cellSize
    if key.axis == .horizontal { own.width = finite(length) } else { own.height = finite(length) }
    return key.defaultValue(in: cellSize) - key.defaultValue(in: own) - low
  }
}

extension LayoutTree {
  /// Returns the position of an alignment guide, explicit or default.
  func resolvedGuide(_ key: GuideKey, _ question: LayoutQuestion) -> CGFloat {
    explicitGuide(key, of: question) ?? key.defaultValue(in: resolvedSize(question))
  }
}
