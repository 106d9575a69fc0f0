// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics

/// Creates the constraints of a visual format.
struct VisualFormatWriter {
  let format: String
  let options: VisualFormatOptions
  let metrics: [String: CGFloat]
  let views: [String: LayoutItem]
  let fileID: StaticString
  let line: UInt

  private var axis = Axis.horizontal
  private var constraints: [LayoutConstraint] = []

  init(
    format: String, options: VisualFormatOptions, metrics: [String: CGFloat],
    views: [String: LayoutItem], fileID: StaticString, line: UInt
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
    self.fileID = fileID
    self.line = line
  }

  /// Returns the constraints in the order of the format, with alignments after the second of the
  /// aligned views.
  mutating func write(_ parsed: VisualFormat) throws(VisualFormatError) -> [LayoutConstraint] {
    axis = parsed.axis
    let unknown = options.unknown
    if !unknown.isEmpty { throw error(.unknownOptions(unknown), at: nil) }
    let misplaced = options.misplaced(for: axis)
    // A single view is aligned with no other, so any alignment does.
    let isUsed = parsed.views.count > 1 || misplaced.contains(.spacingBaselineToBaseline)
    if isUsed, !misplaced.isEmpty { throw error(.misplacedOptions(misplaced, axis), at: nil) }

    let alignments = options.alignments(for: axis)
    var previous: LayoutItem?
    for (index, view) in parsed.views.enumerated() {
      let item = try item(named: view.name)
      if let previous {
        try connect(previous, item, by: parsed.gaps[index - 1])
      } else if let gap = parsed.gapFromSuperview {
        let superview = try superview(of: item, view.name, parsed.superviewOffsets.start)
        try connect(superview: superview, toFirst: item, by: gap)
      }
      for size in view.sizes { try measure(item, by: size) }
      if let previous {
        for attribute in alignments { add(previous, attribute, .equal, item, attribute, 0, nil) }
      }
      previous = item
    }
    if let gap = parsed.gapToSuperview, let last = previous, let view = parsed.views.last {
      let superview = try superview(of: last, view.name, parsed.superviewOffsets.end)
      try connect(last: last, toSuperview: superview, by: gap)
    }
    return constraints
  }

  // MARK: Elements

  private mutating func connect(
    _ first: LayoutItem, _ second: LayoutItem, by gap: VisualFormat.Gap
  ) throws(VisualFormatError) {
    var near = edges.near
    var far = edges.far
    if options.contains(.spacingBaselineToBaseline) {
      near = .firstBaseline
      far = .lastBaseline
    }
    let standard = VisualFormatWriter.standardSpacing
    try connect(first, far, second, near, by: gap, standard: standard)
  }

  private mutating func connect(
    superview: ViewNode, toFirst item: LayoutItem, by gap: VisualFormat.Gap
  ) throws(VisualFormatError) {
    let edge = if case .standard = gap { edges.nearMargin } else { edges.near }
    try connect(superview, edge, item, edges.near, by: gap, standard: 0)
  }

  private mutating func connect(
    last item: LayoutItem, toSuperview superview: ViewNode, by gap: VisualFormat.Gap
  ) throws(VisualFormatError) {
    let edge = if case .standard = gap { edges.farMargin } else { edges.far }
    try connect(item, edges.far, superview, edge, by: gap, standard: 0)
  }

  /// Constrains the trailing edge of the first item to the leading edge of the second, in terms of
  /// the format's direction.
  private mutating func connect(
    _ first: LayoutItem, _ far: LayoutAttribute, _ second: LayoutItem, _ near: LayoutAttribute,
    by gap: VisualFormat.Gap, standard: CGFloat
  ) throws(VisualFormatError) {
    var lengths: [(relation: LayoutRelation, length: CGFloat, priority: LayoutPriority?)] = []
    switch gap {
    case .none: lengths = [(.equal, 0, nil)]
    case .standard: lengths = [(.equal, standard, nil)]
    case .measured(let predicates):
      for predicate in predicates {
        lengths.append(
          (predicate.relation, try number(predicate.value), try priority(predicate.priority)))
      }
    }
    for (relation, length, priority) in lengths {
      // From right to left, the second item is on the left.
      if isFromRightToLeft {
        add(first, far, relation, second, near, length, priority)
      } else {
        add(second, near, relation, first, far, length, priority)
      }
    }
  }

  private mutating func measure(
    _ item: LayoutItem, by size: VisualFormat.Predicate
  ) throws(VisualFormatError) {
    let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
    let priority = try priority(size.priority)
    if case .name(let name) = size.value, metrics[name.text] == nil {
      guard let other = views[name.text] else {
        let names = Array(metrics.keys) + Array(views.keys)
        let suggestion = NameSuggestion.nearest(to: name.text, among: names)
        throw error(.unknownSize(name.text, suggestion: suggestion), at: name.offset)
      }
      add(item, attribute, size.relation, other, attribute, 0, priority)
    } else {
      let length = try number(size.value)
      add(item, attribute, size.relation, nil, .notAnAttribute, length, priority)
    }
  }

  private mutating func add(
    _ first: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
    _ second: LayoutItem?, _ secondAttribute: LayoutAttribute, _ constant: CGFloat,
    _ priority: LayoutPriority?
  ) {
    let target = second.map { LayoutAnchorTarget($0, secondAttribute) }
    let constraint = LayoutAnchorTarget(first, firstAttribute).constraint(
      relation, target, constant: constant, fileID, line)
    if let priority { constraint.priority = priority }
    constraints.append(constraint)
  }

  // MARK: Edges

  /// The distance that a single hyphen represents, in points.
  private static var standardSpacing: CGFloat { 8 }

  private struct Edges {
    var near: LayoutAttribute
    var far: LayoutAttribute
    var nearMargin: LayoutAttribute
    var farMargin: LayoutAttribute
  }

  /// The edges of views at which the format begins and ends.
  private var edges: Edges {
    switch axis {
    case .vertical:
      Edges(near: .top, far: .bottom, nearMargin: .topMargin, farMargin: .bottomMargin)
    case .horizontal where options.contains(.directionLeftToRight):
      Edges(near: .left, far: .right, nearMargin: .leftMargin, farMargin: .rightMargin)
    case .horizontal where options.contains(.directionRightToLeft):
      Edges(near: .right, far: .left, nearMargin: .rightMargin, farMargin: .leftMargin)
    case .horizontal:
      Edges(
        near: .leading, far: .trailing, nearMargin: .leadingMargin, farMargin: .trailingMargin)
    }
  }

  private var isFromRightToLeft: Bool {
    axis == .horizontal && options.contains(.directionRightToLeft)
  }

  // MARK: Names

  private func item(named name: VisualFormat.Name) throws(VisualFormatError) -> LayoutItem {
    if let item = views[name.text] { return item }
    let suggestion = NameSuggestion.nearest(to: name.text, among: views.keys)
    throw error(.unknownView(name.text, suggestion: suggestion), at: name.offset)
  }

  private func superview(
    of item: LayoutItem, _ name: VisualFormat.Name, _ offset: Int
  ) throws(VisualFormatError) -> ViewNode {
    let superview = (item as? ViewNode).map { $0.superview } ?? item.owningNode
    if let superview { return superview }
    throw error(.noSuperview(view: name.text), at: offset)
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number, _, _): return CGFloat(number)
    case .name(let name):
      if let metric = metrics[name.text] {
        if metric.isFinite { return metric }
        throw error(.metricNotFinite(name.text), at: name.offset)
      }
      if views[name.text] != nil { throw error(.viewInsteadOfNumber(name.text), at: name.offset) }
      let suggestion = NameSuggestion.nearest(to: name.text, among: metrics.keys)
      throw error(.unknownMetric(name.text, suggestion: suggestion), at: name.offset)
    }
  }

  private func priority(
    _ value: VisualFormat.Value?
  ) throws(VisualFormatError) -> LayoutPriority? {
    guard let value else { return nil }
    let number = try number(value)
    let priority = LayoutPriority(Float(number))
    if priority.isUsable { return priority }
    switch value {
    case .number(_, let text, let offset): throw error(.priorityOutOfRange(text), at: offset)
    case .name(let name): throw error(.priorityOutOfRange("“\(name.text)”"), at: name.offset)
    }
  }

  private func error(_ reason: VisualFormatError.Reason, at offset: Int?) -> VisualFormatError {
    VisualFormatError(
      format: format,
      column: offset.map { VisualFormatReader.column(of: $0, in: format) }, reason: reason)
  }
}
