// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

/// A node that acts each time it is asked for its content size.
private final class AskedNode: ViewNode {
  var whenAsked: (AskedNode) -> Void = { _ in }
  private var isAsking = false

  override var intrinsicContentSize: CGSize {
    if !isAsking {
      isAsking = true
      whenAsked(self)
      isAsking = false
    }
    return CGSize(width: 30, height: 20)
  }
}

/// A node whose first baseline is that of another.
private final class ForwardingNode: ViewNode {
  var baselineNode: ViewNode?
  override var forFirstBaselineLayout: ViewNode { baselineNode ?? self }
}

/// A node that ignores its removal.
private final class StubbornNode: ViewNode {
  override func removeFromSuperview() {}
}

/// A node that adds its new superview to itself before it moves there.
private final class SwallowingNode: ViewNode {
  override func willMove(toSuperview newSuperview: ViewNode?) {
    if let newSuperview { addSubview(newSuperview) }
  }
}

/// A node that removes each subview before it is removed.
private final class EagerNode: ViewNode {
  override func willRemoveSubview(_ subview: ViewNode) { subview.removeFromSuperview() }
}

/// A stack that arranges whatever is added to it, and doesn't call `super` about removals.
private final class ArrangingStack: StackNode {
  override func didAddSubview(_ subview: ViewNode) { addArrangedSubview(subview) }
  override func willRemoveSubview(_ subview: ViewNode) {}
}

@Suite("Callbacks that change the layout in progress")
struct CallbackTests {
  private func page(_ content: ViewNode) -> ViewNode {
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    content.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(content)
    LayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: page.topAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 10),
      content.bottomAnchor.constraint(lessThanOrEqualTo: page.bottomAnchor),
      content.trailingAnchor.constraint(lessThanOrEqualTo: page.trailingAnchor),
      // Inside the node, so that it stays active when the node moves elsewhere.
      content.widthAnchor.constraint(greaterThanOrEqualToConstant: 1),
    ])
    return page
  }

  @Test(
    "a node that lays itself out when asked for its size can be fitted before the first layout"
  )
  func laysOutWhenAsked() {
    let node = AskedNode()
    let page = page(node)
    node.whenAsked = { $0.layoutIfNeeded() }
    #expect(node.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 20))
    #expect(page.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 30))
    page.layoutIfNeeded()
    #expect(node.frame == CGRect(x: 10, y: 10, width: 30, height: 20))
  }

  @Test("a fitting inside a fitting leaves the outer one unchanged")
  func fittingInsideFitting() {
    let inner = AskedNode()
    let page = page(inner)
    var found: [CGSize] = []
    inner.whenAsked = { node in
      if let above = node.superview { found.append(above.systemLayoutSizeFitting(.zero)) }
    }
    #expect(page.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 30))
    #expect(!found.isEmpty && found.allSatisfy { $0 == CGSize(width: 40, height: 30) })
    page.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 30, height: 20))
  }

  @Test("a node that is removed when asked for its size isn't laid out")
  func leavesWhenAsked() {
    let node = AskedNode()
    let page = page(node)
    node.whenAsked = { $0.removeFromSuperview() }
    page.layoutIfNeeded()
    #expect(page.subviews.isEmpty)
    #expect(page.layoutReport().conflicts.isEmpty)
  }

  @Test("constraints that end when a node is asked for its size leave the others in force")
  func endsConstraintsWhenAsked() {
    let (node, plain) = (AskedNode(), ViewNode())
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    for child in [plain, node] {
      child.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(child)
    }
    let former = [
      plain.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 50),
      plain.topAnchor.constraint(equalTo: page.topAnchor, constant: 60),
    ]
    LayoutConstraint.activate(
      former + [
        node.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 10),
        node.topAnchor.constraint(equalTo: page.topAnchor, constant: 11),
        plain.leadingAnchor.constraint(equalTo: node.leadingAnchor, constant: 2),
        plain.topAnchor.constraint(equalTo: node.topAnchor, constant: 3),
      ])
    node.whenAsked = { _ in LayoutConstraint.deactivate(former) }
    page.layoutIfNeeded()
    #expect(node.frame == CGRect(x: 10, y: 11, width: 30, height: 20))
    #expect(plain.frame.origin == CGPoint(x: 12, y: 14))
    #expect(page.layoutReport().conflicts.isEmpty)
  }

  @Test("a node that is removed and added again when asked for its size doesn't stop the layout")
  func comesBackWhenAsked() {
    let node = AskedNode()
    let page = page(node)
    node.whenAsked = { node in
      guard let above = node.superview else { return }
      node.removeFromSuperview()
      above.addSubview(node)
    }
    page.layoutIfNeeded()
    _ = page.systemLayoutSizeFitting(.zero)
    node.whenAsked = { _ in }
    page.setNeedsLayout()
    node.invalidateIntrinsicContentSize()
    page.layoutIfNeeded()
    #expect(node.superview === page)
    #expect(node.bounds.size == CGSize(width: 30, height: 20))
  }

  @Test("a node that moves to another tree when asked for its size is laid out there")
  func movesToAnotherTreeWhenAsked() {
    let node = AskedNode()
    let page = page(node)
    let other = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let filler = ViewNode()
    filler.translatesAutoresizingMaskIntoConstraints = false
    other.addSubview(filler)
    filler.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
    other.layoutIfNeeded()
    node.whenAsked = { node in
      node.whenAsked = { _ in }
      other.addSubview(node)
    }
    page.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(node.superview === other)
    #expect(node.bounds.size == CGSize(width: 30, height: 20))
    #expect(filler.bounds.width == 100)
  }

  @Test("a whole tree can become part of another while one of its nodes is asked for its size")
  func treeIsAttachedWhenAsked() {
    let node = AskedNode()
    let page = page(node)
    let other = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    node.whenAsked = { node in
      node.whenAsked = { _ in }
      other.addSubview(page)
    }
    page.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(page.superview === other)
    #expect(node.frame == CGRect(x: 10, y: 10, width: 30, height: 20))
  }

  @Test("a node in another tree doesn't provide a baseline")
  func baselineOfAnotherTree() {
    let other = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let foreign = ViewNode()
    foreign.translatesAutoresizingMaskIntoConstraints = false
    other.addSubview(foreign)
    foreign.topAnchor.constraint(equalTo: other.topAnchor, constant: 70).isActive = true
    other.layoutIfNeeded()
    let node = ForwardingNode()
    node.baselineNode = foreign
    node.translatesAutoresizingMaskIntoConstraints = false
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    page.addSubview(node)
    LayoutConstraint.activate([
      node.firstBaselineAnchor.constraint(equalTo: page.topAnchor, constant: 12),
      node.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      node.widthAnchor.constraint(equalToConstant: 5),
      node.heightAnchor.constraint(equalToConstant: 5),
    ])
    page.layoutIfNeeded()
    #expect(node.frame == CGRect(x: 0, y: 12, width: 5, height: 5))
    #expect(foreign.frame.minY == 70)
  }

  @Test("a guide that was added to another node doesn't lead a fitting to its engine")
  func guideOfAnotherNode() {
    let scroll = ScrollNode()
    let page = page(scroll)
    scroll.layoutIfNeeded()
    let other = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    page.layoutIfNeeded()
    other.addLayoutGuide(scroll.frameLayoutGuide)
    let content = ViewNode()
    content.translatesAutoresizingMaskIntoConstraints = false
    other.addSubview(content)
    content.widthAnchor.constraint(equalToConstant: 5).isActive = true
    other.layoutIfNeeded()
    page.layoutIfNeeded()
    #expect(scroll.systemLayoutSizeFitting(.zero) == CGSize(width: 1, height: 0))
  }

  @Test("a scroll node's guides can't be removed")
  func guidesOfScrollNodesStay() {
    let scroll = ScrollNode()
    let other = ViewNode()
    for node in [scroll, other] { node.layoutDiagnosticsHandler = { _ in } }
    for guide in [scroll.frameLayoutGuide, scroll.contentLayoutGuide] {
      other.addLayoutGuide(guide)
      scroll.removeLayoutGuide(guide)
      #expect(guide.owningView === scroll)
    }
    #expect(other.layoutProblems == Array(repeating: .guideNotFree(node: "ViewNode"), count: 2))
    #expect(scroll.layoutProblems == Array(repeating: .guideNotFree(node: "ScrollNode"), count: 2))
    #expect(other.layoutGuides.isEmpty && scroll.layoutGuides.count == 2)
  }

  @Test("a node whose removeFromSuperview does nothing is in one tree at a time")
  func stubbornNode() {
    let node = StubbornNode()
    let page = page(node)
    page.layoutIfNeeded()
    node.removeFromSuperview()
    #expect(node.superview === page)
    let other = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.addSubview(node)
    #expect(node.superview === other && page.subviews.isEmpty && other.subviews == [node])
    #expect(page.constraints.isEmpty)
    page.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(brokenInvariants(of: page).isEmpty && brokenInvariants(of: other).isEmpty)
    let screen = Screen(size: CGSize(width: 50, height: 50), rootNode: node)
    screen.layoutIfNeeded()
    #expect(node.superview == nil && other.subviews.isEmpty)
  }

  @Test("a node that adds its new superview to itself creates no cycle")
  func swallowingNode() {
    let node = SwallowingNode()
    let page = ViewNode()
    page.layoutDiagnosticsHandler = { _ in }
    page.addSubview(node)
    #expect(page.superview === node && node.superview == nil)
    #expect(page.rootNode === node && page.subviews.isEmpty)
    #expect(
      page.layoutProblems == [
        .addedToDescendant(node: "SwallowingNode", descendant: "ViewNode")
      ])
  }

  @Test("a node removed in the callback about its removal is removed once")
  func takenOutWhileLeaving() {
    let page = EagerNode()
    let node = ViewNode()
    page.addSubview(node)
    node.removeFromSuperview()
    #expect(node.superview == nil && page.subviews.isEmpty)
  }

  @Test("a stack that arranges what is added to it arranges each view once")
  func arrangingStack() {
    let stack = ArrangingStack()
    let views = (0..<3).map { _ in ViewNode() }
    stack.addSubview(views[0])
    stack.addArrangedSubview(views[1])
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    stack.layoutIfNeeded()
    let other = ViewNode()
    other.addSubview(views[0])
    #expect(stack.arrangedSubviews == [views[2], views[1]])
    stack.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(brokenInvariants(of: stack).isEmpty && brokenInvariants(of: other).isEmpty)
  }

  @Test("a table can return its content size as its natural size")
  func tableOfItsContentsSize() {
    final class OpenTable: TableNode {
      override var intrinsicContentSize: CGSize {
        layoutIfNeeded()
        return contentSize
      }
    }
    final class Rows: TableNodeDataSource {
      func tableView(_ tableView: TableNode, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: TableNode, cellForRowAt indexPath: IndexPath) -> TableCellNode {
        TableCellNode()
      }
    }
    let rows = Rows()
    let table = OpenTable()
    table.dataSource = rows
    table.rowHeight = 20
    let page = page(table)
    #expect(table.systemLayoutSizeFitting(.zero).height == 60)
    page.layoutIfNeeded()
    #expect(table.frame.height == 60)
  }

  @Test("nested items are rounded at their position on the screen")
  func roundingOfNestedItems() {
    // At three pixels per point, 10.25 and 20.4 points from the left are at pixels 30.75 and 61.2.
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let outer = ViewNode()
    let inner = ViewNode()
    for node in [outer, inner] { node.translatesAutoresizingMaskIntoConstraints = false }
    page.addSubview(outer)
    outer.addSubview(inner)
    let left = outer.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 10.25)
    LayoutConstraint.activate([
      left, outer.topAnchor.constraint(equalTo: page.topAnchor),
      outer.widthAnchor.constraint(equalToConstant: 50),
      outer.heightAnchor.constraint(equalToConstant: 50),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10.15),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    page.layoutIfNeeded()
    #expect((outer.frame.minX * 3).rounded() == 31)
    #expect((inner.frame.minX * 3).rounded() == 30)
    #expect((inner.frame.width * 3).rounded() == 30)
    // Moved by a tenth of a point, the outer node stays at its pixel and the inner one doesn't.
    left.constant = 10.35
    page.layoutIfNeeded()
    #expect((outer.frame.minX * 3).rounded() == 31)
    #expect((inner.frame.minX * 3).rounded() == 31)
  }

  @Test("a direction that changes while a node is measured reaches the views inside")
  func turnedWhileMeasured() {
    let (first, second) = (SizedNode(30, 20), SizedNode(50, 20))
    let stack = StackNode(arrangedSubviews: [first, second])
    stack.translatesAutoresizingMaskIntoConstraints = false
    // Other traits don't change the direction.
    stack.traitOverrides = TraitCollection(userInterfaceStyle: .dark)
    let asked = AskedNode()
    asked.addSubview(stack)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: asked.leadingAnchor),
      stack.topAnchor.constraint(equalTo: asked.topAnchor),
    ])
    let page = page(asked)
    page.layoutIfNeeded()
    #expect(first.frame.minX == 0 && second.frame.minX == 30)
    asked.whenAsked = {
      $0.whenAsked = { _ in }
      page.traitOverrides = TraitCollection(layoutDirection: .rightToLeft)
    }
    asked.invalidateIntrinsicContentSize()
    page.layoutIfNeeded()
    #expect(first.frame.minX == 50 && second.frame.minX == 0)
    #expect(stack.frame.maxX == asked.bounds.width)
  }
}
