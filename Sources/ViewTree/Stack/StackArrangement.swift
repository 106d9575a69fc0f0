// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The relations between a stack's views, in terms of its axis.
struct StackArrangement {
  private let stack: StackNode
  /// The item that the views are laid out in: the stack, or its layout margins guide.
  private let canvas: LayoutItem
  private let arranged: [ViewNode]
  private let visible: [ViewNode]

  // Attributes along the axis, and across it.
  private let start: LayoutAttribute
  private let end: LayoutAttribute
  private let middle: LayoutAttribute
  private let length: LayoutAttribute
  private let near: LayoutAttribute
  private let far: LayoutAttribute
  private let center: LayoutAttribute
  private let depth: LayoutAttribute

  private let isBaselineRelative: Bool
  private let keepsGapsEqual: Bool

  init(of stack: StackNode) {
    self.stack = stack
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let arranged = stack.arranged
    self.arranged = arranged
    visible = arranged.allUnretained { !$0.isHidden } ? arranged : arranged.filter { !$0.isHidden }
    let isRow = stack.axis == .horizontal
    start = isRow ? .leading : .top
    end = isRow ? .trailing : .bottom
    middle = isRow ? .centerX : .centerY
    length = isRow ? .width : .height
    near = isRow ? .top : .leading
    far = isRow ? .bottom : .trailing
    center = isRow ? .centerY : .centerX
    depth = isRow ? .height : .width
    isBaselineRelative = !isRow && stack.isBaselineRelativeArrangement
    let distribution = stack.distribution
    keepsGapsEqual = distribution == .equalSpacing || distribution == .equalCentering
  }

  func append(to records: inout LayoutRecords) {
    guard !arranged.isEmpty else { return }
    // Enough for a stack that fills: the ends, and a gap, a length, and two sides for each view.
    records.retain(arranged, capacity: 4 * arranged.count + 1)
    records.retain(canvas)
    appendEnds(to: &records)
    appendGaps(to: &records)
    appendDistribution(to: &records)
    appendAlignment(to: &records)
    if visible.count < arranged.count { appendHidden(to: &records) }
  }

  // MARK: Along the axis

  private func appendEnds(to records: inout LayoutRecords) {
    guard let first = visible.first, let last = visible.last else { return }
    if isBaselineRelative {
      records.append(
        LayoutRecord(
          first, .firstBaseline, .equal, canvas, start, constant: stack.effectiveSpacing,
          source: .stackEdge)
      )
      records.append(
        LayoutRecord(
          canvas, end, .equal, last, .lastBaseline, constant: stack.effectiveSpacing,
          source: .stackEdge))
    } else {
      records.append(LayoutRecord(canvas, start, .equal, first, start, source: .stackEdge))
      records.append(LayoutRecord(canvas, end, .equal, last, end, source: .stackEdge))
    }
  }

  private func appendGaps(to records: inout LayoutRecords) {
    for (view, next) in zip(visible, visible.dropFirst()) {
      records.append(
        LayoutRecord(
          next, isBaselineRelative ? .firstBaseline : start,
          keepsGapsEqual ? .greaterThanOrEqual : .equal,
          view, isBaselineRelative ? .lastBaseline : end, constant: stack.gap(after: view),
          source: .stackSpacing))
    }
  }

  private func appendDistribution(to records: inout LayoutRecords) {
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in visible.dropFirst() {
        records.append(
          LayoutRecord(visible[0], length, .equal, view, length, source: .stackDistribution))
      }
    case .fillProportionally: appendProportions(to: &records)
    case .equalSpacing:
      appendGapGuides(from: end, to: start, to: &records) { _ in 1000 }
    case .equalCentering:
      // If equal distances are impossible, those farther along the axis yield first.
      appendGapGuides(from: middle, to: middle, to: &records) { max(100, 150 - Double($0)) }
    }
  }

  /// Sets the length of each view to its share of the total intrinsic length.
  ///
  /// The shares are optional and give way from the last view on, so a total that doesn't fit leaves
  /// the rest to the last view.
  private func appendProportions(to records: inout LayoutRecords) {
    func natural(_ view: ViewNode) -> CGFloat {
      let size = view.intrinsicContentSize
      let natural = stack.axis == .horizontal ? size.width : size.height
      return natural.isFinite ? max(natural, 0) : 0
    }
    let lengths = visible.map(natural)
    var total = lengths.reduce(0, +)
    for view in visible.dropLast() { total += stack.gap(after: view) }
    guard total > 0 else { return }
    for (index, view) in visible.enumerated() where lengths[index] > 0 {
      records.append(
        LayoutRecord(
          view, length, .equal, canvas, length, multiplier: lengths[index] / total,
          priority: visible.count == 1 ? 1000 : max(1, 999 - Double(index)),
          source: .stackDistribution))
    }
  }

  private func appendGapGuides(
    from: LayoutAttribute, to: LayoutAttribute, to records: inout LayoutRecords,
    priority: (Int) -> Double
  ) {
    records.append(
      LayoutRecord(
        canvas, length, .equal, nil, constant: 0, priority: 49, source: .stackDistribution))
    guard visible.count > 2 else { return }
    while stack.gapGuides.count < visible.count - 1 {
      let index = stack.gapGuides.count
      stack.gapGuides.append(PartGuide(of: stack, named: "gap\(index + 1)", index: index))
    }
    for index in 0..<visible.count - 1 {
      let guide = stack.gapGuides[index]
      records.retain(guide)
      records.append(
        LayoutRecord(guide, start, .equal, visible[index], from, source: .stackDistribution))
      records.append(
        LayoutRecord(visible[index + 1], to, .equal, guide, end, source: .stackDistribution))
      guard index > 0 else { continue }
      records.append(
        LayoutRecord(
          stack.gapGuides[0], length, .equal, guide, length, priority: priority(index - 1),
          source: .stackDistribution))
    }
  }

  // MARK: Across the axis

  private var alignment: StackNode.Alignment {
    guard stack.axis == .vertical else { return stack.alignment }
    switch stack.alignment {
    case .firstBaseline: return .leading
    case .lastBaseline: return .trailing
    default: return stack.alignment
    }
  }

  private func appendAlignment(to records: inout LayoutRecords) {
    guard let first = visible.first else { return }
    switch alignment {
    case .fill:
      tie(first, near, to: &records)
      tie(first, far, to: &records)
      for view in visible.dropFirst() {
        records.append(LayoutRecord(view, near, .equal, first, near, source: .stackAlignment))
        records.append(LayoutRecord(view, far, .equal, first, far, source: .stackAlignment))
      }
      return
    case .leading:
      for view in visible {
        tie(view, near, to: &records)
        contain(view, far, to: &records)
      }
    case .trailing:
      for view in visible {
        contain(view, near, to: &records)
        tie(view, far, to: &records)
      }
    case .center:
      for view in visible {
        tie(view, center, to: &records)
        contain(view, near, to: &records)
        contain(view, far, to: &records)
      }
    case .firstBaseline, .lastBaseline:
      appendBaselines(first, to: &records)
    }
    // Across the axis, optional rows shrink the stack to its largest view, and a view without an
    // intrinsic size to zero.
    let isOnBaseline = alignment == .firstBaseline || alignment == .lastBaseline
    records.append(
      LayoutRecord(
        canvas, depth, .equal, nil, constant: 0, priority: isOnBaseline ? 49 : 51,
        source: .stackAlignment))
    for view in visible {
      records.append(
        LayoutRecord(
          view, depth, .equal, nil, constant: 0, priority: 25, source: .stackAmbiguity))
    }
  }

  private func appendBaselines(_ first: ViewNode, to records: inout LayoutRecords) {
    let baseline: LayoutAttribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    let edge = alignment == .firstBaseline ? near : far
    for view in visible {
      if view !== first {
        records.append(
          LayoutRecord(view, baseline, .equal, first, baseline, source: .stackAlignment))
      }
      contain(view, near, to: &records)
      contain(view, far, to: &records)
      // If there is extra space, views are at the edge that corresponds to their baseline.
      records.append(
        LayoutRecord(view, edge, .equal, canvas, edge, priority: 24, source: .stackAmbiguity))
    }
  }

  private func tie(_ view: ViewNode, _ attribute: LayoutAttribute, to records: inout LayoutRecords)
  {
    records.append(
      LayoutRecord(canvas, attribute, .equal, view, attribute, source: .stackAlignment))
  }

  private func contain(
    _ view: ViewNode, _ attribute: LayoutAttribute, to records: inout LayoutRecords
  ) {
    records.append(
      LayoutRecord(
        canvas, attribute, attribute == near ? .lessThanOrEqual : .greaterThanOrEqual, view,
        attribute, source: .stackAlignment))
  }

  // MARK: Hidden views

  /// Places hidden views, with a length of zero, at the end of the preceding view.
  private func appendHidden(to records: inout LayoutRecords) {
    var before: ViewNode?
    for view in arranged {
      guard view.isHidden else {
        before = view
        continue
      }
      records.append(
        LayoutRecord(view, length, .equal, nil, constant: 0, source: .stackHidden))
      if let before {
        records.append(LayoutRecord(view, start, .equal, before, end, source: .stackHidden))
      } else {
        records.append(LayoutRecord(view, start, .equal, canvas, start, source: .stackHidden))
      }
      records.append(LayoutRecord(view, near, .equal, canvas, near, source: .stackHidden))
      records.append(
        LayoutRecord(
          view, depth, .equal, nil, constant: 0, priority: 25, source: .stackAmbiguity))
    }
  }
}
