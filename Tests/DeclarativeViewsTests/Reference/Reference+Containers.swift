// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import DeclarativeViews

extension Reference {
  struct Share {
    let view: Sketch
    var offer = ReferenceOffer()
    var size = CGSize.zero
    /// The corner, counted from where the stack begins and the line that its views share.
    var origin = CGPoint.zero
  }

  /// Views are served by priority, then the least flexible first; each is offered an equal share of
  /// what is left when the least lengths of lower priorities are kept back.
  func stack(
    _ view: Sketch, _ offer: ReferenceOffer
  ) -> (size: CGSize, shares: [Share]) {
    let isRow: Bool
    let line: Sketch.Line
    let spacing: CGFloat
    switch view.kind {
    case .row(let alignment, let gap):
      (isRow, line, spacing) = (true, Reference.line(alignment), gap)
    case .column(let alignment, let gap):
      (isRow, line, spacing) = (false, Reference.line(alignment), gap)
    default: return (.zero, [])
    }
    func along(_ size: CGSize) -> CGFloat { isRow ? size.width : size.height }
    func offered(_ length: CGFloat?) -> ReferenceOffer {
      isRow
        ? ReferenceOffer(width: length, height: offer.height)
        : ReferenceOffer(width: offer.width, height: length)
    }
    func least(_ view: Sketch) -> CGFloat { along(size(view, offered(0))) }
    /// The first number decides, then the second.
    func rank(_ view: Sketch) -> (CGFloat, CGFloat) {
      Reference.rank(least: least(view), most: along(size(view, offered(.infinity))))
    }
    var shares = view.children.map { Share(view: $0) }
    let gaps = spacing * CGFloat(max(shares.count - 1, 0))
    if let total = isRow ? offer.width : offer.height, total < .infinity {
      var left = total - gaps
      let priorities = Set(shares.map { priority($0.view) }).sorted(by: >)
      for priority in priorities {
        let later = shares.filter { self.priority($0.view) < priority }
        let reserved = later.reduce(0) { $0 + least($1.view) }
        let group = shares.indices.filter { self.priority(shares[$0].view) == priority }
        let order = group.sorted { one, other in
          let (first, second) = (shares[one].view, shares[other].view)
          let ranks = (rank(first), rank(second))
          if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
          return one < other
        }
        for (turn, index) in order.enumerated() {
          let share = max((left - reserved) / CGFloat(order.count - turn), 0)
          shares[index].offer = offered(share)
          shares[index].size = size(shares[index].view, shares[index].offer)
          left -= along(shares[index].size)
        }
      }
    } else {
      for index in shares.indices {
        shares[index].offer = offered(isRow ? offer.width : offer.height)
        shares[index].size = size(shares[index].view, shares[index].offer)
      }
    }
    var position: CGFloat = 0
    var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
    for index in shares.indices {
      let line = self.line(line, of: shares[index].view, shares[index].offer)
      shares[index].origin =
        isRow ? CGPoint(x: position, y: -line) : CGPoint(x: -line, y: position)
      position += along(shares[index].size) + spacing
      let side = isRow ? shares[index].size.height : shares[index].size.width
      (low, high) = (min(low, -line), max(high, side - line))
    }
    let isEndless = shares.contains { (isRow ? $0.size.height : $0.size.width) == .infinity }
    let across = isEndless ? .infinity : max(high - low, 0)
    for index in shares.indices {
      if isRow { shares[index].origin.y -= low } else { shares[index].origin.x -= low }
    }
    let length = shares.reduce(gaps) { $0 + along($1.size) }
    return (
      isRow ? CGSize(width: length, height: across) : CGSize(width: across, height: length), shares
    )
  }

  /// What is less comes first: what can be moved the least, and of what has no end what needs more.
  ///
  /// In whole millionths, so that the last digits of a sum do not decide.
  static func rank(least: CGFloat, most: CGFloat) -> (CGFloat, CGFloat) {
    most == .infinity
      ? (.infinity, -(least * 1_000_000).rounded()) : (((most - least) * 1_000_000).rounded(), 0)
  }

  /// Spacers are served last.
  func priority(_ view: Sketch) -> Double {
    switch view.kind {
    case .priority(let priority): return priority
    case .spacer: return -.infinity
    case .row, .column, .layers, .fitting, .grid, .gridRow, .color, .wrapped, .divider: return 0
    default: return priority(view.children[0])
    }
  }

  // MARK: Layers

  /// As large as the views of the highest priority are together, on the lines that they share.
  func union(
    _ view: Sketch, _ offer: ReferenceOffer
  ) -> (size: CGSize, low: CGPoint) {
    guard case .layers(let alignment) = view.kind else { return (.zero, .zero) }
    let highest = view.children.map(priority).max() ?? 0
    var (low, high) = (
      CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity)
    )
    var isEndless = (width: false, height: false)
    for child in view.children where priority(child) == highest {
      let size = size(child, offer)
      let x = line(Reference.line(alignment.horizontal), of: child, offer)
      let y = line(Reference.line(alignment.vertical), of: child, offer)
      if size.width == .infinity { isEndless.width = true }
      if size.height == .infinity { isEndless.height = true }
      low = CGPoint(x: min(low.x, -x), y: min(low.y, -y))
      high = CGPoint(x: max(high.x, size.width - x), y: max(high.y, size.height - y))
    }
    return (
      CGSize(
        width: isEndless.width ? .infinity : high.x - low.x,
        height: isEndless.height ? .infinity : high.y - low.y), low
    )
  }
}
