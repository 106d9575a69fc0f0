// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension LayoutTree {
  /// The maximum nesting depth of effects: deeper ones are omitted, because drawing is recursive.
  static let effectLimit = 200

  /// Whether effects may be nested so deep that some are omitted.
  var mayNestTooDeep: Bool { effectCount > LayoutTree.effectLimit }

  /// Returns everything that is drawn, in order, with effects around what they apply to.
  ///
  /// - Parameter top: The node with whose view the drawing begins.
  /// - Returns: The steps.
  func drawingSteps(from top: Int = 0) -> [DrawingStep] {
    enum Visit {
      case enter(Int)
      case leave(open: Int)
      case endSpeech(Int, count: Int)
    }
    var steps: [DrawingStep] = []
    var opened: [Int] = []
    var pending: [Visit] = [.enter(top)]
    var changes: [AccessibilityChange] = []
    var collectors: [(open: Int, node: any AccessibilityCollecting, words: [String])] = []
    // The attributes of an element do not apply to its children.
    var outerChanges: [(open: Int, changes: [AccessibilityChange])] = []
    var spokenCount = 0
    func speak(_ accessibilityAttributes: AccessibilityAttributes, at node: Int) {
      var accessibilityAttributes = accessibilityAttributes
      for change in changes.reversed() { accessibilityAttributes.apply(change) }
      spokenCount += 1
      if let label = accessibilityAttributes.label {
        for index in collectors.indices { collectors[index].words.append(label) }
      }
      steps.append(.mark(.spoken(accessibilityAttributes, drawnFrame(of: node))))
    }
    func collectLabel(of node: ViewNode) {
      spokenCount += 1
      for change in changes.reversed() { change.apply(to: node) }
      node.take(SpokenActions(list: changes.flatMap(\.actions)))
    }
    while let visit = pending.popLast() {
      switch visit {
      case .leave(let open):
        opened.removeLast()
        if let last = collectors.last, last.open == open {
          last.node.collect(last.words)
          collectors.removeLast()
        }
        if let last = outerChanges.last, last.open == open {
          changes = last.changes
          outerChanges.removeLast()
        }
        if case .open(let effect, _, let holdsNode) = steps[open] {
          steps[open] = .open(effect, end: steps.count, holdsNode: holdsNode)
        }
        steps.append(.close)
      case .endSpeech(let node, let count):
        // A hidden view becomes an accessibility element if it is given a label.
        if spokenCount == count, let label = changes.last?.label {
          speak(AccessibilityAttributes(label: label, traits: traits(of: node)), at: node)
        }
        changes.removeLast()
      case .enter(let node):
        let element = nodes[node].element
        let effects = element.effects(for: node, in: self)
        if case .hidden? = effects.first { continue }
        for effect in effects {
          guard opened.count < LayoutTree.effectLimit else {
            report(.nestedTooDeep(view: element.name, limit: LayoutTree.effectLimit))
            break
          }
          var holdsNode = false
          switch effect {
          case .scroll: holdsNode = true
          case .holder(let holder, let frame):
            holdsNode = true
            if let touched = holder as? any FigureTouching {
              touched.touchedFigure = contentShape(in: node)?.path(
                in: CGRect(origin: .zero, size: frame.size))
            }
            let isNamed = changes.contains { $0.label != nil }
            // A group that contains its elements takes the attributes, too, although it isn't read.
            if holder.isAccessibilityElement || holder.shouldGroupAccessibilityChildren {
              collectLabel(of: holder)
              outerChanges.append((steps.count, changes))
              changes = []
            }
            if !isNamed, let collector = holder as? any AccessibilityCollecting {
              collectors.append((steps.count, collector, []))
            }
          default: break
          }
          if holdsNode { markHolding(&steps, opened) }
          pending.append(.leave(open: steps.count))
          opened.append(steps.count)
          steps.append(.open(effect, end: steps.count, holdsNode: holdsNode))
        }
        if let change = element.accessibilityChange {
          changes.append(change)
          pending.append(.endSpeech(node, count: spokenCount))
        }
        if let accessibilityAttributes = element.accessibilityAttributes(of: node, in: self) {
          speak(accessibilityAttributes, at: node)
        }
        for mark in element.marks(for: node, in: self) {
          if case .node(let shown, _) = mark {
            markHolding(&steps, opened)
            collectLabel(of: shown)
          }
          steps.append(.mark(mark))
        }
        if nodes[node].isLeaf { continue }
        let placements = resolvedArrangement(
          LayoutQuestion(node: node, proposal: nodes[node].finalProposal, precision: .exact))
        for child in inDrawingOrder(placements, of: element).reversed() {
          pending.append(.enter(child))
        }
      }
    }
    return steps
  }

  /// Returns the children of a view that it draws: those of containers by their places in the drawing
  /// order.
  private func inDrawingOrder(
    _ placements: [Placement], of element: any LayoutElement
  ) -> [Int] {
    let children = placements.map(\.child)
    if element is MaskElement { return Array(children.prefix(1)) }
    guard !element.isModifier, let first = children.first,
      children.contains(where: { nodes[$0].zIndex != nodes[first].zIndex })
    else { return children }
    return children.indices
      .sorted { (nodes[children[$0]].zIndex, $0) < (nodes[children[$1]].zIndex, $1) }
      .map { children[$0] }
  }

  /// Returns the traits of a view that is not an accessibility element by itself.
  private func traits(of node: Int) -> AccessibilityTraits {
    var next = node
    while next >= 0, nodes[next].element.isModifier { next = nodes[next].firstChild }
    return next >= 0 && nodes[next].element is ImageElement ? .image : []
  }

  /// Records that all open effects contain a node.
  private func markHolding(_ steps: inout [DrawingStep], _ opened: [Int]) {
    for index in opened.reversed() {
      guard case .open(let effect, let end, let holdsNode) = steps[index], !holdsNode else {
        return
      }
      steps[index] = .open(effect, end: end, holdsNode: true)
    }
  }
}
