// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import DeclarativeViews

extension Reference {
  /// A view with all that is said about its cell, as numbers of columns and rows.
  private struct Box {
    let view: Sketch
    var cell = Sketch.Cell()
    let row: Int
    let first: Int
    /// The column after its last one.
    var end: Int
    /// Whether the view is a row by itself.
    let isAlone: Bool

    init(_ view: Sketch, row: Int, first: Int, isAlone: Bool) {
      self.view = view
      self.row = row
      self.first = first
      self.isAlone = isAlone
      // What is said further out is said last, and modifiers do not come between.
      var path = [view]
      while let inner = path.last?.children.first, path[path.count - 1].isModifier {
        path.append(inner)
      }
      for case .cell(let word) in path.reversed().map(\.kind) {
        if word.columns > 1 { cell.columns = word.columns }
        cell.column = word.column ?? cell.column
        cell.anchor = word.anchor ?? cell.anchor
        if word.isUnsizedAcross || word.isUnsizedDown {
          cell.isUnsizedAcross = word.isUnsizedAcross
          cell.isUnsizedDown = word.isUnsizedDown
        }
      }
      end = first + cell.columns
    }
  }

  /// Columns are divided first, then rows in the widths that were found: the least flexible first,
  /// each offered an equal share of what is left.
  func grid(_ view: Sketch, _ offer: ReferenceOffer) -> (size: CGSize, shares: [Share]) {
    guard case .grid(let alignment, let across, let down) = view.kind else { return (.zero, []) }
    var boxes: [Box] = []
    var rowLines: [Sketch.Line] = []
    for (row, child) in view.children.enumerated() {
      var line = alignment.vertical
      if case .gridRow(let own) = child.kind {
        line = own ?? line
        var column = 0
        for cell in child.children {
          boxes.append(Box(cell, row: row, first: column, isAlone: false))
          column = boxes[boxes.count - 1].end
        }
      } else {
        boxes.append(Box(child, row: row, first: 0, isAlone: true))
      }
      rowLines.append(Reference.line(line))
    }
    let columnCount = boxes.filter { !$0.isAlone }.map(\.end).max() ?? 1
    for index in boxes.indices where boxes[index].isAlone { boxes[index].end = columnCount }
    var columnLines = Array(repeating: Reference.line(alignment.horizontal), count: columnCount)
    for box in boxes where !box.isAlone {
      if let own = box.cell.column { columnLines[box.first] = Reference.line(own) }
    }
    func isNarrow(_ box: Box) -> Bool { !box.isAlone && box.end == box.first + 1 }

    // Together views reach as far as they do on the line that they share.
    func reach(_ parts: [(low: CGFloat, high: CGFloat)]) -> (low: CGFloat, high: CGFloat) {
      (parts.map(\.low).min() ?? 0, parts.map(\.high).max() ?? 0)
    }
    func together(
      _ boxes: [Box], _ line: (Box) -> Sketch.Line, _ offer: (Box) -> ReferenceOffer
    ) -> CGFloat {
      var longest: CGFloat = 0
      var parts: [(low: CGFloat, high: CGFloat)] = []
      for box in boxes {
        let offer = offer(box)
        let own = size(box.view, offer)
        let length = line(box).isAcross ? own.width : own.height
        if box.cell.anchor == nil {
          let guide = self.line(line(box), of: box.view, offer)
          parts.append((-guide, length == .infinity ? .infinity : length - guide))
        } else {
          longest = max(longest, length)
        }
      }
      let (low, high) = reach(parts)
      return max(longest, high - low)
    }
    var widths = divided(offer.width, across, columnCount) { column, width in
      together(
        boxes.filter { isNarrow($0) && $0.first == column && !$0.cell.isUnsizedAcross },
        { _ in columnLines[column] },
        { _ in ReferenceOffer(width: width, height: offer.height) })
    }
    func width(_ box: Box) -> CGFloat {
      widths[box.first..<box.end].reduce(across * CGFloat(box.end - box.first - 1), +)
    }
    // What takes several columns makes the last of them wider.
    for box in boxes where !isNarrow(box) && !box.cell.isUnsizedAcross {
      let room = width(box)
      let needed = size(
        box.view,
        ReferenceOffer(width: offer.width == nil ? nil : room, height: offer.height)
      ).width
      if needed > room { widths[box.end - 1] += needed - room }
    }
    let heights = divided(offer.height, down, rowLines.count) { row, height in
      together(
        boxes.filter { $0.row == row && !$0.cell.isUnsizedDown }, { _ in rowLines[row] },
        { ReferenceOffer(width: width($0), height: height) })
    }

    let offers = boxes.map { ReferenceOffer(width: width($0), height: heights[$0.row]) }
    // Where a line is in a room, when the views on it lie there as one of them would.
    func place(_ line: Sketch.Line, _ room: CGFloat, _ indices: [Int]) -> CGFloat {
      let parts = indices.map { index -> (low: CGFloat, high: CGFloat) in
        let own = size(boxes[index].view, offers[index])
        let guide = self.line(line, of: boxes[index].view, offers[index])
        return (-guide, (line.isAcross ? own.width : own.height) - guide)
      }
      let (low, high) = reach(parts)
      let square = CGSize(width: room - (high - low), height: room - (high - low))
      return Reference.place(line, in: square) - low
    }
    var shares: [Share] = []
    for (index, box) in boxes.enumerated() {
      let room = CGSize(width: offers[index].width ?? 0, height: offers[index].height ?? 0)
      let own = size(box.view, offers[index])
      var origin = CGPoint(
        x: widths[..<box.first].reduce(across * CGFloat(box.first), +),
        y: heights[..<box.row].reduce(down * CGFloat(box.row), +))
      if let anchor = box.cell.anchor {
        origin.x += anchor.x * (room.width - own.width)
        origin.y += anchor.y * (room.height - own.height)
      } else {
        let onLines = boxes.indices.filter { boxes[$0].cell.anchor == nil }
        let column = box.isAlone ? Reference.line(alignment.horizontal) : columnLines[box.first]
        let beside = onLines.filter { isNarrow(boxes[$0]) && boxes[$0].first == box.first }
        origin.x +=
          place(column, room.width, isNarrow(box) ? beside : [index])
          - line(column, of: box.view, offers[index])
        let row = rowLines[box.row]
        origin.y +=
          place(row, room.height, onLines.filter { boxes[$0].row == box.row })
          - line(row, of: box.view, offers[index])
      }
      shares.append(Share(view: box.view, offer: offers[index], size: own, origin: origin))
    }
    return (
      CGSize(
        width: widths.reduce(across * CGFloat(columnCount - 1), +),
        height: heights.reduce(down * CGFloat(max(rowLines.count - 1, 0)), +)), shares
    )
  }

  /// The lengths of columns or rows that share a length.
  private func divided(
    _ length: CGFloat?, _ gap: CGFloat, _ count: Int, _ answer: (Int, CGFloat?) -> CGFloat
  ) -> [CGFloat] {
    guard let length else { return (0..<count).map { answer($0, nil) } }
    let ranks = (0..<count).map {
      Reference.rank(least: answer($0, 0), most: answer($0, .infinity))
    }
    let order = (0..<count).sorted {
      if ranks[$0].0 != ranks[$1].0 { return ranks[$0].0 < ranks[$1].0 }
      return ranks[$0].1 == ranks[$1].1 ? $0 < $1 : ranks[$0].1 < ranks[$1].1
    }
    var left = length - gap * CGFloat(count - 1)
    var lengths = Array(repeating: CGFloat(0), count: count)
    for (turn, index) in order.enumerated() {
      lengths[index] = answer(index, max(left / CGFloat(count - turn), 0))
      left -= lengths[index]
    }
    return lengths
  }
}
