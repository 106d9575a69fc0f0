// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

/// A tree that can be edited and described, and rebuilt from its description.
///
/// Each node is constrained to its superview with required constraints, so there is only one
/// solution.
struct Plan {
  struct Part {
    var parent: Int
    var left: CGFloat
    var top: CGFloat
    var size: CGSize
    /// Whether it is constrained to the superview's far edges rather than having a size.
    var isStretched: Bool
    var priority: Float
  }

  var parts: [Int: Part] = [:]
  var order: [Int] = []

  struct Built {
    var nodes: [Int: SizedNode] = [:]
    var constraints: [Int: [LayoutConstraint]] = [:]
    let root: ViewNode
  }

  func build() -> Built {
    var built = Built(root: rooted(400, 300))
    for key in order { add(key, to: &built) }
    return built
  }

  func add(_ key: Int, to built: inout Built) {
    guard let part = parts[key] else { return }
    let parent = built.nodes[part.parent] ?? built.root
    let node = SizedNode(part.size.width, part.size.height)
    parent.addSubview(node)
    built.nodes[key] = node
    built.constraints[key] = tie(node, part, parent)
  }

  func tie(_ node: SizedNode, _ part: Part, _ parent: ViewNode) -> [LayoutConstraint] {
    var constraints = [
      node.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: part.left),
      node.topAnchor.constraint(equalTo: parent.topAnchor, constant: part.top),
    ]
    if part.isStretched {
      constraints.append(
        node.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -2))
      constraints[2].priority = LayoutPriority(part.priority)
    }
    LayoutConstraint.activate(constraints)
    return constraints
  }
}

@Suite("Layout after edits")
struct IncrementalLayoutTests {
  @Test("after any edits, the frames are those of a new tree", arguments: 0..<30)
  func edits(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    var plan = Plan()
    var built = plan.build()
    var next = 0
    for _ in 0..<25 {
      for _ in 0..<1 + dice.next(below: 4) { edit(&plan, &built, &next, &dice) }
      built.root.layoutIfNeeded()
      let fresh = plan.build()
      fresh.root.layoutIfNeeded()
      for key in plan.order {
        #expect(
          built.nodes[key]?.frame == fresh.nodes[key]?.frame, "seed \(seed), node \(key)")
      }
    }
  }

  private func edit(
    _ plan: inout Plan, _ built: inout Plan.Built, _ next: inout Int, _ dice: inout Dice
  ) {
    func number(_ count: Int) -> CGFloat { CGFloat(dice.next(below: count)) }
    let key = plan.order.isEmpty ? -1 : plan.order[dice.next(below: plan.order.count)]
    switch plan.order.isEmpty ? 0 : dice.next(below: 7) {
    case 0, 1:
      plan.parts[next] = Plan.Part(
        parent: dice.next(below: 3) == 0 ? -1 : key, left: number(40), top: number(40),
        size: CGSize(width: 10 + number(90), height: 10 + number(50)),
        isStretched: dice.next(below: 2) == 0, priority: [1000, 800, 300, 100][dice.next(below: 4)])
      plan.order.append(next)
      plan.add(next, to: &built)
      next += 1
    case 2:
      plan.parts[key]?.left = number(60)
      built.constraints[key]?[0].constant = plan.parts[key]?.left ?? 0
    case 3:
      plan.parts[key]?.size.width = 10 + number(90)
      built.nodes[key]?.natural = plan.parts[key]?.size ?? .zero
    case 4:
      guard plan.parts[key]?.isStretched == true else { return }
      let priority: Float = [900, 800, 300, 100][dice.next(below: 4)]
      if built.constraints[key]?[2].priority == .required { return }
      plan.parts[key]?.priority = priority
      built.constraints[key]?[2].priority = LayoutPriority(priority)
    case 5:
      // Removed and added again, with new constraints from above and the old ones inside.
      guard let node = built.nodes[key], let part = plan.parts[key], let parent = node.superview
      else { return }
      node.removeFromSuperview()
      if dice.next(below: 2) == 0 { node.layoutIfNeeded() }
      parent.addSubview(node)
      built.constraints[key] = plan.tie(node, part, parent)
    default:
      remove(key, &plan, &built)
    }
  }

  private func remove(_ key: Int, _ plan: inout Plan, _ built: inout Plan.Built) {
    var gone: Set<Int> = [key]
    for other in plan.order {
      if let part = plan.parts[other], gone.contains(part.parent) { gone.insert(other) }
    }
    built.nodes[key]?.removeFromSuperview()
    for other in gone {
      plan.parts[other] = nil
      built.nodes[other] = nil
      built.constraints[other] = nil
    }
    plan.order.removeAll { gone.contains($0) }
  }

  @Test(
    "a view moved to the front in a stack behaves as if it had been there from the start"
  )
  func orderOfTies() {
    let late = SizedNode(50, 10)
    let stack = StackNode(arrangedSubviews: [SizedNode(50, 10), SizedNode(50, 10)])
    stack.frame.size = CGSize(width: 200, height: 10)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [50, 150])
    stack.insertArrangedSubview(late, at: 0)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [50, 50, 100])
    stack.insertArrangedSubview(stack.arrangedSubviews[2], at: 1)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [50, 50, 100])
  }

  @Test("a constant in a large tree affects only what depends on it")
  func leastWork() {
    let root = rooted(1000, 1000)
    var constraints: [LayoutConstraint] = []
    for _ in 0..<500 {
      let row = constrained()
      root.addSubview(row)
      row.heightAnchor.constraint(equalToConstant: 10).isActive = true
      row.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      for _ in 0..<4 {
        let cell = SizedNode(10, 10)
        row.addSubview(cell)
        cell.topAnchor.constraint(equalTo: row.topAnchor).isActive = true
        let left = cell.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 5)
        left.isActive = true
        constraints.append(left)
      }
    }
    root.layoutIfNeeded()
    let solver = root.ownEngine?.solver
    constraints[1000].constant = 9
    root.layoutIfNeeded()
    #expect((solver?.visitedConstraints ?? .max) < 100)
    #expect(root.subviews[250].subviews[0].frame.minX == 9)
  }

  @Test("a tree that is added to another tree and removed again keeps its layout")
  func moving() {
    let outer = rooted(300, 300)
    let inner = constrained()
    inner.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let leaf = SizedNode(20, 20)
    inner.addSubview(leaf)
    leaf.trailingAnchor.constraint(equalTo: inner.trailingAnchor).isActive = true
    inner.layoutIfNeeded()
    #expect(leaf.frame.minX == 80)
    outer.addSubview(inner)
    inner.widthAnchor.constraint(equalTo: outer.widthAnchor).isActive = true
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 300 && leaf.frame.minX == 280)
    inner.removeFromSuperview()
    inner.frame.size.width = 50
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(leaf.frame.minX == 30)
  }

  @Test("a guide in a node that moves by less than a pixel is rounded at its new position")
  func guideInMovedNode() {
    let root = rooted(300, 300)
    let box = constrained()
    root.addSubview(box)
    let guide = LayoutGuide()
    box.addLayoutGuide(guide)
    let left = box.leftAnchor.constraint(equalTo: root.leftAnchor)
    LayoutConstraint.activate([
      left, box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.heightAnchor.constraint(equalToConstant: 100),
      guide.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 0.1),
      guide.topAnchor.constraint(equalTo: box.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 10),
      guide.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minX == 0)
    // Three tenths of a pixel each, which are more than half of one together.
    left.constant = 0.1
    root.layoutIfNeeded()
    #expect(box.frame.minX == 0)
    #expect(guide.layoutFrame.minX == 1.0 / 3)
  }

  @Test("ten thousand nodes in one tree are laid out")
  func large() {
    let root = rooted(1000, 1000)
    var last: ViewNode = root
    for row in 0..<1000 {
      let line = constrained()
      root.addSubview(line)
      line.topAnchor.constraint(equalTo: row == 0 ? root.topAnchor : last.bottomAnchor).isActive =
        true
      line.heightAnchor.constraint(equalToConstant: 10).isActive = true
      for _ in 0..<9 { line.addSubview(ViewNode()) }
      last = line
    }
    root.layoutIfNeeded()
    #expect(last.frame == CGRect(x: 0, y: 9990, width: 0, height: 10))
  }

  @Test("a node that comes and goes any number of times between two layouts leaves no trace")
  func comingAndGoing() {
    // The engine keeps room for as many changed frames as there are items.
    for count in [0, 1, 5, 10, 20, 30, 31, 32, 33, 40, 47, 48, 49, 70] {
      let root = rooted(300, 100)
      let boxes = (0..<12).map { _ in constrained() }
      for box in boxes {
        root.addSubview(box)
        box.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
      }
      root.layoutIfNeeded()
      let guest = constrained()
      for _ in 0..<count {
        root.addSubview(guest)
        guest.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
        guest.removeFromSuperview()
      }
      root.addSubview(guest)
      guest.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
      root.frame.size.width = 200
      root.layoutIfNeeded()
      #expect((boxes + [guest]).allSatisfy { $0.frame.width == 200 })
    }
  }
}
