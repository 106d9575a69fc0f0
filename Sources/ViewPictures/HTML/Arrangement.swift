// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

/// The subviews of a node in reading order and the sublayers in front of some of them, each with its
/// stacking order if that differs.
struct Arrangement {
  private(set) var all: [(part: PaintedPart, depth: Int?)]
  private(set) var views: [ViewNode]
  private(set) var hasDepths = false

  init(of node: ViewNode, _ order: ReadingOrder?) {
    // What is behind all subviews is drawn with the node's own content.
    let painted = PaintedPart.all(in: node).drop(while: \.isLayer)
    let paintedViews = painted.compactMap { if case .view(let view) = $0 { view } else { nil } }
    all = painted.map { ($0, nil) }
    views = paintedViews
    guard let order else { return }
    let read = order.sorted(paintedViews)
    hasDepths = !zip(paintedViews, read).allSatisfy { $0 === $1 }
    guard hasDepths else { return }
    views = read
    var depths: [ObjectIdentifier: Int] = [:]
    var layers: [(part: PaintedPart, depth: Int?)] = []
    for (depth, part) in zip(1..., painted) {
      switch part {
      case .view(let view): depths[ObjectIdentifier(view)] = depth
      case .layer: layers.append((part, depth))
      }
    }
    all = read.map { (.view($0), depths[ObjectIdentifier($0)]) } + layers
  }
}
