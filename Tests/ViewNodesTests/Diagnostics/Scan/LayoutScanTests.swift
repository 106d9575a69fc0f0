// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes

@Suite("Scans of layouts")
struct LayoutScanTests {
  private let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 80))

  private func add(_ frame: CGRect, to parent: ViewNode? = nil) -> ViewNode {
    let node = ViewNode(frame: frame)
    (parent ?? root).addSubview(node)
    return node
  }

  @Test("a view beyond its superview is found, with its distance on each side")
  func overhang() throws {
    let node = add(CGRect(x: -5, y: 10, width: 120, height: 75))
    let found = try #require(LayoutScan(of: root).overhangs.first)
    #expect(found.node === node && found.parent === root)
    #expect(found.insets == EdgeInsets(top: -10, left: 5, bottom: 5, right: 15))
    #expect(
      LayoutWording.overhang(of: "a", in: "b", by: found.insets)
        == "a extends beyond b: 5 pt to the left, 5 pt below, 15 pt to the right.")
    #expect(
      LayoutWording.overhang(
        of: "a", in: "b", by: EdgeInsets(top: 2, left: 0, bottom: 0, right: 0))
        == "a extends beyond b: 2 pt above.")
  }

  @Test("views inside, hidden, transparent, or without a size extend beyond nothing")
  func inside() {
    _ = add(root.bounds)
    _ = add(CGRect(x: 0, y: 0, width: 100.005, height: 80))
    add(CGRect(x: 0, y: 0, width: 200, height: 10)).isHidden = true
    add(CGRect(x: 0, y: 0, width: 200, height: 10)).alpha = 0
    _ = add(CGRect(x: 200, y: 0, width: 0, height: 10))
    _ = add(CGRect(x: 200, y: 0, width: 10, height: 0))
    #expect(LayoutScan(of: root).overhangs.isEmpty)
    _ = add(CGRect(x: 0, y: 0, width: 100.02, height: 80))
    #expect(LayoutScan(of: root).overhangs.count == 1)
  }

  @Test("the content of a scroll view and the parts of a control may be outside")
  func exceptions() {
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.addSubview(scroll)
    let content = add(CGRect(x: 0, y: 0, width: 50, height: 500), to: scroll)
    let control = Control(frame: CGRect(x: 60, y: 0, width: 10, height: 10))
    root.addSubview(control)
    let part = add(CGRect(x: 0, y: 0, width: 50, height: 50), to: control)
    _ = add(CGRect(x: 0, y: 0, width: 90, height: 50), to: part)
    #expect(LayoutScan(of: root).overhangs.isEmpty)
    let inner = add(CGRect(x: 0, y: 0, width: 60, height: 10), to: content)
    #expect(LayoutScan(of: root).overhangs.map(\.node) == [inner])
  }

  @Test("siblings that share an area are found, with that area")
  func overlap() throws {
    let first = add(CGRect(x: 0, y: 0, width: 50, height: 50))
    let second = add(CGRect(x: 40, y: 30, width: 20, height: 30))
    let found = try #require(LayoutScan(of: root).overlaps.first)
    #expect(found.node === second && found.sibling === first)
    #expect(found.area == CGRect(x: 40, y: 30, width: 10, height: 20))
    #expect(
      LayoutWording.overlap(of: "a", over: "b", area: found.area)
        == "a covers 10 × 20 pt of b, at (40, 30).")
    second.isHidden = true
    #expect(LayoutScan(of: root).overlaps.isEmpty)
  }

  @Test("controls over the content of a scroll view are no overlap, and other views are")
  func controlsInScroll() {
    let scroll = ScrollNode(frame: root.bounds)
    scroll.showsVerticalScrollIndicator = false
    scroll.showsHorizontalScrollIndicator = false
    root.addSubview(scroll)
    _ = add(CGRect(x: 0, y: 0, width: 50, height: 50), to: scroll)
    scroll.addSubview(Control(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
    #expect(LayoutScan(of: root).overlaps.isEmpty)
    _ = add(CGRect(x: 10, y: 10, width: 20, height: 20), to: scroll)
    #expect(LayoutScan(of: root).overlaps.count == 1)
  }

  @Test("a label that is too small for its text is found, with the size that it needs")
  func cutText() throws {
    let label = LabelNode(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "A text that is too long"
    root.addSubview(label)
    let found = try #require(LayoutScan(of: root).cutTexts.first)
    #expect(found.label === label)
    #expect(found.needed == label.sizeThatFits(CGSize(width: 40, height: CGFloat.infinity)))
    label.frame.size = label.intrinsicContentSize
    #expect(LayoutScan(of: root).cutTexts.isEmpty)
    label.frame.size.height -= 2
    #expect(LayoutScan(of: root).cutTexts.count == 1)
    label.text = ""
    #expect(LayoutScan(of: root).cutTexts.isEmpty)
  }

  @Test("a long text is shortened to 60 characters, in one line")
  func excerpt() {
    func sentence(_ text: String) -> String {
      LayoutWording.cutText(
        of: "a", text, size: CGSize(width: 1, height: 2), needed: CGSize(width: 3, height: 4))
    }
    let end = ": it is 1 × 2 pt and needs 3 × 4 pt."
    #expect(sentence("x\ny") == "a does not show all of “x y”" + end)
    let sixty = String(repeating: "x", count: 60)
    #expect(sentence(sixty) == "a does not show all of “\(sixty)”" + end)
    #expect(sentence(sixty + "x") == "a does not show all of “\(sixty.dropLast())…”" + end)
  }

  @Test("a view may extend beyond each side by a hundredth of a point, and no further")
  func tolerance() {
    let sides: [(String, (CGFloat) -> CGRect)] = [
      ("top", { CGRect(x: 10, y: -$0, width: 9, height: 9) }),
      ("left", { CGRect(x: -$0, y: 10, width: 9, height: 9) }),
      ("bottom", { CGRect(x: 10, y: 71 + $0, width: 9, height: 9) }),
      ("right", { CGRect(x: 91 + $0, y: 10, width: 9, height: 9) }),
    ]
    let node = add(.zero)
    for (side, frame) in sides {
      for (distance, count) in [(0, 0), (0.009, 0), (0.011, 1), (3, 1)] as [(CGFloat, Int)] {
        node.frame = frame(distance)
        #expect(LayoutScan(of: root).overhangs.count == count, "\(side) \(distance)")
      }
    }
    // The bounds may begin elsewhere.
    root.bounds.origin = CGPoint(x: 50, y: 40)
    node.frame = CGRect(x: 50, y: 40, width: 100, height: 80)
    #expect(LayoutScan(of: root).overhangs.isEmpty)
    node.frame.origin.x = 49
    #expect(LayoutScan(of: root).overhangs.map(\.insets.left) == [1])
  }

  @Test("bars and tables arrange their parts themselves, and other views don't")
  func arrangements() {
    let nodes: [(ViewNode, Int)] = [
      (ViewNode(), 1), (Control(frame: .zero), 0), (NavigationBarNode(frame: .zero), 0),
      (TabBarNode(frame: .zero), 0), (ToolbarNode(frame: .zero), 0),
      (TableNode(frame: .zero, style: .plain), 0),
    ]
    for (node, count) in nodes {
      let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      node.frame = page.bounds
      page.addSubview(node)
      let before = LayoutScan(of: page)
      _ = add(CGRect(x: 0, y: 0, width: 20, height: 200), to: node)
      _ = add(CGRect(x: 5, y: 5, width: 20, height: 20), to: node)
      let scan = LayoutScan(of: page)
      #expect(scan.overhangs.count - before.overhangs.count == count, "\(type(of: node))")
      #expect(scan.overlaps.count - before.overlaps.count == count, "\(type(of: node))")
    }
  }

  @Test("findings are in the order of the tree, those of a view before those of its subviews")
  func order() {
    let first = add(CGRect(x: 0, y: 0, width: 101, height: 9))
    let inner = add(CGRect(x: 0, y: 0, width: 102, height: 9), to: first)
    let second = add(CGRect(x: 0, y: 20, width: 103, height: 9))
    let other = add(CGRect(x: 0, y: 0, width: 104, height: 9), to: second)
    let deep = add(CGRect(x: 0, y: 0, width: 105, height: 9), to: inner)
    #expect(LayoutScan(of: root).overhangs.map(\.node) == [first, second, inner, deep, other])
    // The root of a scan has no superview in it.
    #expect(LayoutScan(of: first).overhangs.map(\.node) == [inner, deep])
    second.alpha = 0
    #expect(LayoutScan(of: root).overhangs.map(\.node) == [first, inner, deep])
  }
}
