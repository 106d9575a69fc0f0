// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

/// A tree on a screen that is edited at random: nodes and guides of all kinds, edits from inside
/// callbacks, and numbers that no layout can use.
///
/// Each operation has numbers of its own, so that leaving one out doesn't change the others.
final class EventfulTree {
  let seed: UInt64
  let screen = Screen(size: CGSize(width: 320, height: 400), scale: 2)
  let root = ActingNode()
  /// A second tree, which nodes visit.
  let other = rooted(200, 150)
  let interference = Interference()
  /// Whether there are also other kinds of nodes, autoresizing masks, transforms, content insets, and
  /// baselines of other nodes.
  let isWide: Bool
  var dice = Dice(seed: 0)
  /// The operations performed, in words.
  private(set) var log: [String] = []
  private var operation = 0
  private var lastName = 0
  /// What client code holds on to, in the tree or not.
  var nodes: [ViewNode] = []
  var constraints: [LayoutConstraint] = []

  init(seed: Int, isWide: Bool) {
    self.seed = UInt64(seed)
    self.isWide = isWide
    root.accessibilityIdentifier = "root"
    other.accessibilityIdentifier = "other"
    root.layoutDiagnosticsHandler = { _ in }
    root.interference = interference
    screen.rootNode = root
  }

  /// The nodes that are in the tree, depth first, without those that nodes make for themselves.
  var present: [ViewNode] {
    var found: [ViewNode] = []
    var pending: [ViewNode] = [root]
    while let node = pending.popLast() {
      found.append(node)
      if node.isComposite { continue }
      pending.append(contentsOf: node.subviews.reversed())
    }
    return found
  }

  /// Whether no frame is so large that its numbers are too coarse to be compared, and no mask gives a
  /// negative length.
  var isReasonable: Bool {
    present.allSatisfy { node in
      let frame = node.frame
      return !node.hasImpossibleMask
        && [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy { abs($0) < 1e5 }
    }
  }

  func name(_ node: ViewNode, _ kind: String) {
    lastName += 1
    node.accessibilityIdentifier = "\(kind)\(operation).\(lastName)"
    node.layoutDiagnosticsHandler = { _ in }
  }

  /// Performs an operation by its number.
  func perform(_ number: Int) {
    dice = Dice(seed: seed &* 1_000_003 &+ UInt64(number))
    for _ in 0..<4 { _ = dice.next(below: 2) }
    (operation, lastName) = (number, 0)
    if Self.isTraced { try? StandardStream.error.write(line: "\(seed), \(operation)") }
    edit()
  }

  /// Whether the tree is compared with one built anew after the last operation.
  func isCompared() -> Bool { dice.next(below: 3) == 0 }

  /// Whether operations are also printed as they are performed, for those that end the process.
  private nonisolated static let isTraced =
    ProcessInfo.processInfo.environment["VIEW_NODES_TRACE"] != nil

  func say(_ text: String) {
    log.append("\(operation): \(text)")
    if Self.isTraced { try? StandardStream.error.write(line: "\(seed), \(operation): \(text)") }
  }

  func pick<Element>(_ list: [Element]) -> Element? {
    list.isEmpty ? nil : list[dice.next(below: list.count)]
  }

  func number(below limit: Int) -> CGFloat { CGFloat(5 * dice.next(below: limit)) }

  /// One public operation, or a few.
  func edit() {
    let present = present
    guard present.count > 3 else { return addNode() }
    guard let node = pick(nodes) else { return addNode() }
    switch dice.next(below: isWide ? 76 : 64) {
    case 0..<6: if present.count < 16 { addNode() } else { remove(node) }
    case 6..<9: insert(node)
    case 9: remove(node)
    case 10: visit(node)
    case 11..<24: addConstraint()
    case 24..<27: removeConstraint()
    case 27..<32: changeConstraint()
    case 32: changeVisibility(of: node)
    case 33..<39: changeContent(of: node)
    case 39..<41: changeGuides(of: node)
    case 41..<43: changeMargins(of: node)
    case 43..<45: changePriorities(of: node)
    case 45: turn(node)
    case 46..<50: changeScreen()
    case 50: changePositioning(of: node)
    case 51..<53: changeFrame(of: node)
    case 53: reorder(node)
    case 54: look(at: node)
    case 55: scroll()
    case 56..<59: disturb()
    case 64..<68: changeMask(of: node)
    case 68..<71: changeBaseline(of: node)
    case 71..<73: transform(node)
    case 73: changeInsets()
    case 74..<76: changeArrangement()
    default: layOutWithEdits()
    }
  }

  /// Lays out while a callback edits the tree.
  private func layOutWithEdits() {
    guard interference.act == nil, let wanted = pick(Callback.allCases) else { return }
    var skipped = dice.next(below: 4)
    interference.budget = 1 + dice.next(below: 2)
    say("lay out with edits in \(wanted) after \(skipped)")
    interference.act = { [unowned self] callback, node in
      guard callback == wanted else { return }
      skipped -= 1
      guard skipped < 0 else { return }
      interference.budget -= 1
      say("in \(callback) of \(node.debugName):")
      edit()
    }
    if dice.next(below: 2) == 0 { edit() }
    for node in nodes where dice.next(below: 3) == 0 {
      node.invalidateIntrinsicContentSize()
      node.setNeedsUpdateConstraints()
      node.setNeedsLayout()
    }
    screen.layoutIfNeeded()
    interference.act = nil
  }

  /// Asks for things, which changes nothing.
  private func look(at node: ViewNode) {
    say("look at \(node.debugName)")
    switch dice.next(below: 5) {
    case 0: node.layoutIfNeeded()
    case 1: _ = node.systemLayoutSizeFitting(CGSize(width: number(below: 60), height: 0))
    case 2: _ = node.layoutReport()
    case 3: _ = node.hasAmbiguousLayout
    default: _ = node.sizeThatFits(CGSize(width: 70, height: 70))
    }
  }
}

extension ViewNode {
  /// Whether the node makes its subviews itself.
  var isComposite: Bool {
    switch self {
    case is ButtonNode, is TableNode, is TextAreaNode, is InputNode: true
    default: false
    }
  }
}
