// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintBlocks
import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

/// A node that counts its layouts and constraint updates.
final class CountingNode: ViewNode {
  var layouts = 0
  var updates = 0

  override func layoutSubviews() {
    layouts += 1
    super.layoutSubviews()
  }

  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    tag == 0 ? super.sizeThatFits(size) : CGSize(width: 30, height: 40)
  }
}

@Suite("Triggers of layout")
struct LayoutMarksTests {
  /// A node at (10, 10) of a root, with a child 5 points from its leading edge and another one.
  struct Tree {
    let root = rooted(100, 100)
    let node = CountingNode(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let child = SizedNode(10, 10)
    let other = SizedNode(10, 10)
    let leading: LayoutConstraint

    init() {
      root.addSubview(node)
      node.addSubview(child)
      node.addSubview(other)
      leading = child.leadingAnchor.constraint(equalTo: node.leadingAnchor, constant: 5)
      leading.isActive = true
      child.topAnchor.constraint(equalTo: node.topAnchor).isActive = true
      other.topAnchor.constraint(equalTo: node.topAnchor).isActive = true
      other.leadingAnchor.constraint(equalTo: node.leadingAnchor).isActive = true
      root.layoutIfNeeded()
      node.layouts = 0
    }
  }

  nonisolated struct Cause: CustomTestStringConvertible, Sendable {
    var name: String
    var layouts: Int
    var cause: TreeWork<Tree, Void>

    var testDescription: String { name }
  }

  nonisolated static let causes: [Cause] = [
    Cause(name: "nothing", layouts: 0) { _ in },
    Cause(name: "a move", layouts: 0) { $0.node.frame.origin.x += 5 },
    Cause(name: "a size", layouts: 1) { $0.node.frame.size.width += 5 },
    Cause(name: "a subview that comes", layouts: 1) { $0.node.addSubview(ViewNode()) },
    Cause(name: "a subview that goes", layouts: 1) { $0.other.removeFromSuperview() },
    Cause(name: "subviews in another order", layouts: 1) { $0.node.sendSubviewToBack($0.other) },
    Cause(name: "a constraint that comes", layouts: 1) {
      $0.child.widthAnchor.constraint(equalToConstant: 20).isActive = true
    },
    Cause(name: "a constraint that goes", layouts: 1) { $0.leading.isActive = false },
    Cause(name: "a constant", layouts: 1) { $0.leading.constant = 9 },
    Cause(name: "the same constant", layouts: 0) { $0.leading.constant = 5 },
    Cause(name: "a natural size", layouts: 1) { $0.child.natural.width = 30 },
    Cause(name: "margins", layouts: 1) { $0.node.layoutMargins.left = 30 },
    Cause(name: "being asked three times", layouts: 1) { tree in
      for _ in 0..<3 { tree.node.setNeedsLayout() }
    },
    Cause(name: "an update of constraints", layouts: 0) { $0.node.setNeedsUpdateConstraints() },
  ]

  @Test("a node is laid out once for", arguments: causes)
  func layouts(cause: Cause) {
    let tree = Tree()
    cause.cause(tree)
    #expect(tree.node.layouts == 0, "asking only marks")
    tree.root.layoutIfNeeded()
    #expect(tree.node.layouts == cause.layouts)
    tree.root.layoutIfNeeded()
    #expect(tree.node.layouts == cause.layouts)
  }

  @Test("constraint updates wait for a pass, or are performed without a layout")
  func updates() {
    let tree = Tree()
    tree.node.updates = 0
    tree.node.setNeedsUpdateConstraints()
    tree.node.setNeedsUpdateConstraints()
    #expect(tree.node.updates == 0)
    tree.node.updateConstraintsIfNeeded()
    #expect(tree.node.updates == 1 && tree.node.layouts == 0)
    tree.node.updateConstraintsIfNeeded()
    tree.root.layoutIfNeeded()
    #expect(tree.node.updates == 1)
  }

  @Test("the fitting size is the current size unless a class overrides it, and the origin stays")
  func fittingByHand() {
    let node = CountingNode(frame: CGRect(x: 10, y: 20, width: 5, height: 6))
    node.widthAnchor.constraint(equalToConstant: 99).isActive = true
    #expect(node.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 5, height: 6))
    node.sizeToFit()
    #expect(node.frame == CGRect(x: 10, y: 20, width: 5, height: 6))
    node.tag = 1
    node.sizeToFit()
    #expect(node.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("the expanded fitting size is the maximum that the constraints allow")
  func expanded() {
    let card = constrained()
    let content = constrained()
    card.addSubview(content)
    constrain {
      content.edges == card.edges
      content.width <= 300
      content.height <= 200
      content.width >= 20
    }
    #expect(
      card.systemLayoutSizeFitting(ViewNode.layoutFittingExpandedSize)
        == CGSize(width: 300, height: 200))
    #expect(
      card.systemLayoutSizeFitting(ViewNode.layoutFittingCompressedSize)
        == CGSize(width: 20, height: 0))
  }

  @Test("margins exclude the safe area where configured")
  func marginsFromBounds() {
    let root = ViewNode()
    let screen = Screen(
      size: CGSize(width: 100, height: 200),
      safeAreaInsets: EdgeInsets(top: 44, left: 0, bottom: 0, right: 0), rootNode: root)
    screen.layoutIfNeeded()
    #expect(root.layoutMargins.top == 52)
    root.insetsLayoutMarginsFromSafeArea = false
    #expect(root.layoutMargins.top == 8)
    let leaf = SizedNode(10, 10)
    root.addSubview(leaf)
    leaf.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor).isActive = true
    screen.layoutIfNeeded()
    #expect(leaf.frame.minY == 8)
    root.insetsLayoutMarginsFromSafeArea = true
    screen.layoutIfNeeded()
    #expect(leaf.frame.minY == 52)
  }

  /// A node that adds a subview when it is measured for the first time.
  private final class GrowingNode: ViewNode {
    var addition: ViewNode?

    override var intrinsicContentSize: CGSize {
      if let addition {
        self.addition = nil
        addSubview(addition)
      }
      return CGSize(width: 30, height: 20)
    }
  }

  @Test("a subview that a node without subviews adds when it is measured is laid out from then on")
  func growing() {
    let root = rooted(300, 300)
    let (node, addition, inside) = (GrowingNode(), constrained(), constrained())
    node.translatesAutoresizingMaskIntoConstraints = false
    addition.addSubview(inside)
    inside.topAnchor.constraint(equalTo: addition.topAnchor, constant: 4).isActive = true
    let height = inside.heightAnchor.constraint(equalToConstant: 9)
    height.isActive = true
    node.addition = addition
    root.addSubview(node)
    node.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(addition.superview === node)
    #expect(inside.frame == CGRect(x: 0, y: 4, width: 0, height: 9))
    height.constant = 12
    root.layoutIfNeeded()
    #expect(inside.frame.height == 12)
  }

  @Test("a fitting of one subview leaves what is pending beside it for the next layout")
  func fittingBeside() {
    let root = rooted(300, 300)
    let (page, fitted, beside) = (constrained(), constrained(), constrained())
    root.addSubview(page)
    page.addSubview(fitted)
    page.addSubview(beside)
    fitted.heightAnchor.constraint(equalToConstant: 7).isActive = true
    beside.heightAnchor.constraint(equalToConstant: 9).isActive = true
    beside.addSubview(ViewNode())
    let size = fitted.systemLayoutSizeFitting(ViewNode.layoutFittingCompressedSize)
    #expect(size.height == 7)
    root.layoutIfNeeded()
    #expect(beside.frame.height == 9)
  }

  /// A node that acts when it is asked for its size or insets.
  private final class AskedNode: ViewNode {
    var askedForSize: (() -> Void)?
    var askedForInsets: (() -> Void)?

    override var intrinsicContentSize: CGSize {
      askedForSize?()
      return CGSize(width: 20, height: 10)
    }
    override var alignmentRectInsets: EdgeInsets {
      askedForInsets?()
      return .zero
    }
  }

  @Test(
    "a constant that a node changes while its constraint is added applies to this layout",
    arguments: [LayoutAttribute.top, .firstBaseline])
  func constantChangedMeanwhile(attribute: LayoutAttribute) {
    let root = rooted(300, 300)
    let node = AskedNode()
    node.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(node)
    let top = LayoutConstraint(
      item: node, attribute: attribute, relatedBy: .equal, toItem: root, attribute: .top,
      multiplier: 1, constant: 5)
    node.askedForInsets = { top.constant = 20 }
    top.isActive = true
    root.layoutIfNeeded()
    #expect(node.frame == CGRect(x: 0, y: 20, width: 20, height: 10))
  }

  @Test("a screen that gets its former size back during a layout has that size")
  func sizeChangedBack() {
    let root = ViewNode()
    let screen = Screen(size: CGSize(width: 320, height: 400), scale: 2)
    let node = AskedNode()
    node.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(node)
    node.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    screen.rootNode = root
    screen.layoutIfNeeded()
    #expect(node.frame.maxY == 400)
    screen.size = CGSize(width: 250, height: 335)
    node.askedForSize = { screen.size = CGSize(width: 320, height: 400) }
    node.invalidateIntrinsicContentSize()
    screen.layoutIfNeeded()
    #expect(root.frame.height == 400 && node.frame.maxY == 400)
  }
}
