// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

extension EventfulTree {
  func addNode() {
    let node: ViewNode
    switch dice.next(below: isWide ? 19 : 14) {
    case 0, 1, 2: node = makeLabel()
    case 3, 4: node = makeStack()
    case 5: node = makeFramed()
    case 6, 7: node = make(ScrollNode(), "scroll")
    case 8: node = makeButton()
    case 9: node = makeTable()
    case 14: node = make(SliderNode(), "slider")
    case 15: node = make(ProgressNode(progressViewStyle: .default), "progress")
    case 16: node = makeInput()
    case 17: node = makeTextArea()
    case 18: node = makeFramed()
    default: node = makeActing()
    }
    nodes.append(node)
    insert(node)
  }

  private func make<Node: ViewNode>(_ node: Node, _ kind: String) -> Node {
    name(node, kind)
    node.translatesAutoresizingMaskIntoConstraints = false
    return node
  }

  private func makeLabel() -> LabelNode {
    let label = make(LabelNode(), "label")
    label.text = text()
    label.numberOfLines = dice.next(below: 3)
    return label
  }

  private func makeStack() -> ActingStack {
    let stack = make(ActingStack(), "stack")
    stack.interference = interference
    change(stack)
    return stack
  }

  private func makeFramed() -> ViewNode {
    let node = ViewNode(frame: CGRect(x: 7, y: 9, width: number(below: 9), height: 20))
    name(node, "framed")
    return node
  }

  private func makeButton() -> ButtonNode {
    let button = make(ButtonNode(type: .system), "button")
    button.setTitle(text(), for: .normal)
    return button
  }

  private func makeInput() -> InputNode {
    let input = make(InputNode(), "input")
    input.text = text()
    return input
  }

  private func makeTextArea() -> TextAreaNode {
    let area = make(TextAreaNode(), "area")
    area.text = text()
    area.isScrollEnabled = dice.next(below: 2) == 0
    return area
  }

  private func makeTable() -> TextTable {
    let table = make(TextTable(frame: .zero, style: .plain), "table")
    table.texts = (0..<1 + dice.next(below: 5)).map { _ in text() }
    table.interference = interference
    return table
  }

  private func makeActing() -> ActingNode {
    let node = make(ActingNode(), "node")
    node.interference = interference
    if dice.next(below: 2) == 0 {
      node.natural = CGSize(width: number(below: 12), height: number(below: 12))
    }
    return node
  }

  private func change(_ stack: StackNode) {
    stack.axis = dice.next(below: 2) == 0 ? .horizontal : .vertical
    stack.spacing = number(below: 3)
    stack.distribution = ListForm.distributions[dice.next(below: 5)]
    stack.alignment = ListForm.alignments[dice.next(below: 6)]
    stack.isLayoutMarginsRelativeArrangement = dice.next(below: 3) == 0
    stack.isBaselineRelativeArrangement = dice.next(below: 4) == 0
    if let view = pick(stack.arrangedSubviews) {
      stack.setCustomSpacing(number(below: 4), after: view)
    }
  }

  private func text() -> String {
    String(repeating: "word ", count: 1 + dice.next(below: 12))
  }

  // MARK: Places

  /// Puts a node somewhere in the tree, into a stack's arrangement where that is one.
  func insert(_ node: ViewNode) {
    let homes = present.filter {
      !$0.isDescendant(of: node) && !($0 is LabelNode) && !$0.isComposite
    }
    guard let home = pick(homes) else { return }
    if isWide { prepareToMove(node) }
    if let stack = home as? StackNode, dice.next(below: 4) > 0 {
      let place = dice.next(below: stack.arrangedSubviews.count + 1)
      say("arrange \(node.debugName) in \(home.debugName) at \(place)")
      stack.insertArrangedSubview(node, at: place)
    } else {
      let place = dice.next(below: home.subviews.count + 1)
      say("insert \(node.debugName) in \(home.debugName) at \(place)")
      home.insertSubview(node, at: place)
    }
  }

  func remove(_ node: ViewNode) {
    let isForgotten = dice.next(below: 2) == 0
    say("remove \(node.debugName)\(isForgotten ? " for good" : "")")
    node.removeFromSuperview()
    if isForgotten { nodes.removeAll { $0 === node } }
  }

  /// Moves a node to the other tree, lays that out, and leaves it there or moves it back.
  func visit(_ node: ViewNode) {
    guard !other.isDescendant(of: node) else { return }
    let home = node.superview
    let returns = dice.next(below: 2) == 0
    say("move \(node.debugName) to the other tree\(returns ? " and back" : "")")
    if isWide { prepareToMove(node) }
    other.addSubview(node)
    other.layoutIfNeeded()
    if returns, let home, !home.isDescendant(of: node) { home.addSubview(node) }
  }

  func reorder(_ node: ViewNode) {
    guard let above = node.superview else { return }
    say("reorder \(node.debugName)")
    if dice.next(below: 2) == 0 {
      above.bringSubviewToFront(node)
    } else {
      above.sendSubviewToBack(node)
    }
  }

  // MARK: Contents

  func changeContent(of node: ViewNode) {
    switch node {
    case let label as LabelNode: change(label)
    case let stack as StackNode: change(stack)
    case let button as ButtonNode: button.setTitle(text(), for: .normal)
    case let table as TextTable: change(table)
    case let input as InputNode: input.text = text()
    case let area as TextAreaNode: area.text = text()
    case let acting as ActingNode:
      acting.natural = CGSize(width: number(below: 12), height: number(below: 12))
    default: return
    }
    say("change the content of \(node.debugName)")
  }

  private func change(_ label: LabelNode) {
    switch dice.next(below: 4) {
    case 0: label.font = .systemFont(ofSize: 9 + number(below: 5))
    case 1: label.numberOfLines = dice.next(below: 4)
    case 2: label.text = nil
    default: label.text = text()
    }
  }

  private func change(_ table: TextTable) {
    switch dice.next(below: 4) {
    case 0 where !table.texts.isEmpty:
      table.texts.remove(at: 0)
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    case 1:
      table.texts.append(text())
      table.insertRows(at: [IndexPath(row: table.texts.count - 1, section: 0)], with: .none)
    default:
      table.texts = (0..<dice.next(below: 7)).map { _ in text() }
      table.reloadData()
    }
  }

  func scroll() {
    guard let scroll = pick(present.compactMap { $0 as? ScrollNode }) else { return }
    say("scroll \(scroll.debugName)")
    if dice.next(below: 2) == 0, !scroll.isComposite {
      scroll.contentSize = CGSize(width: number(below: 90), height: number(below: 90))
    }
    scroll.contentOffset = CGPoint(x: number(below: 9), y: number(below: 9))
  }
}
