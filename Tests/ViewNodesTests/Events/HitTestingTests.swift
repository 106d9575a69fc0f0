// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("Hit testing")
struct HitTestingTests {
  private let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test(
    "The left and top edges are inside, and the right and bottom ones are not",
    arguments: [
      (CGPoint(x: 0, y: 0), true), (CGPoint(x: 99.9, y: 99.9), true),
      (CGPoint(x: 100, y: 50), false), (CGPoint(x: 50, y: 100), false),
      (CGPoint(x: -0.1, y: 50), false), (CGPoint(x: CGFloat.nan, y: 50), false),
      (CGPoint(x: CGFloat.infinity, y: 50), false),
    ])
  func edges(point: CGPoint, isInside: Bool) {
    #expect(root.point(inside: point, with: nil) == isInside)
    #expect((root.hitTest(point, with: nil) === root) == isInside)
  }

  @Test("The last of overlapping subviews is hit first")
  func frontToBack() {
    let back = ViewNode(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let front = ViewNode(frame: CGRect(x: 30, y: 30, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
  }

  @Test(
    "A node that is hidden, transparent, or noninteractive is skipped with its subviews",
    arguments: [0, 1, 2, 3])
  func passedBy(way: Int) {
    let child = ViewNode(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let grandchild = ViewNode(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    child.addSubview(grandchild)
    root.addSubview(child)
    switch way {
    case 0: child.isHidden = true
    case 1: child.alpha = 0.009
    case 2: child.isUserInteractionEnabled = false
    default: break
    }
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === (way == 3 ? grandchild : root))
  }

  @Test("Subviews outside their superview's bounds can't be touched, clipped or not")
  func beyondBounds() {
    let child = ViewNode(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let outside = ViewNode(frame: CGRect(x: 30, y: 30, width: 20, height: 20))
    child.addSubview(outside)
    root.addSubview(child)
    #expect(root.hitTest(CGPoint(x: 35, y: 35), with: nil) === root)
  }

  @Test("Labels and images let touches through to their superviews")
  func labels() {
    let label = LabelNode(frame: root.bounds)
    root.addSubview(label)
    root.addSubview(ImageNode(frame: root.bounds))
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === root)
    label.isUserInteractionEnabled = true
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === label)
  }

  @Test("A disabled control is still hit")
  func disabledControl() {
    let button = ButtonNode(frame: root.bounds)
    button.isEnabled = false
    root.addSubview(button)
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === button)
  }

  @Test("Scrolled and rotated nodes are hit where they are drawn")
  func placesInside() {
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    scroll.contentSize = CGSize(width: 100, height: 500)
    let row = ViewNode(frame: CGRect(x: 0, y: 200, width: 100, height: 20))
    scroll.addSubview(row)
    root.addSubview(scroll)
    scroll.contentOffset = CGPoint(x: 0, y: 195)
    #expect(root.hitTest(CGPoint(x: 50, y: 6), with: nil) === row)
    #expect(root.hitTest(CGPoint(x: 50, y: 30), with: nil) === scroll)

    let turned = ViewNode(frame: CGRect(x: 40, y: 60, width: 40, height: 10))
    turned.transform = Transform(rotationAngle: .pi / 2)
    root.addSubview(turned)
    #expect(root.hitTest(CGPoint(x: 60, y: 80), with: nil) === turned)
    #expect(root.hitTest(CGPoint(x: 42, y: 65), with: nil) === root)
  }

  @Test("A class can override what is inside it")
  func overriding() {
    final class Wide: ViewNode {
      override func point(inside point: CGPoint, with event: Event?) -> Bool {
        bounds.insetBy(dx: -20, dy: -20).contains(point)
      }
    }
    final class Passing: ViewNode {
      override func hitTest(_ point: CGPoint, with event: Event?) -> ViewNode? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let wide = Wide(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
    root.addSubview(wide)
    #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === wide)
    let passing = Passing(frame: root.bounds)
    root.addSubview(passing)
    #expect(root.hitTest(CGPoint(x: 25, y: 25), with: nil) === wide)
  }

  @Test("A node that removes others while it is asked leaves those behind it to be hit")
  func removing() {
    final class Removing: ViewNode {
      override func hitTest(_ point: CGPoint, with event: Event?) -> ViewNode? {
        superview?.subviews.dropFirst().forEach { $0.removeFromSuperview() }
        return nil
      }
    }
    let back = ViewNode(frame: root.bounds)
    root.addSubview(back)
    for _ in 0..<3 { root.addSubview(ViewNode(frame: root.bounds)) }
    root.addSubview(Removing(frame: root.bounds))
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === back)
    #expect(root.subviews == [back])
  }

  @Test("A node 10,000 levels down is hit")
  func deep() {
    var node = root
    for _ in 0..<10_000 {
      let child = ViewNode(frame: root.bounds)
      node.addSubview(child)
      node = child
    }
    #expect(root.hitTest(CGPoint(x: 5, y: 5), with: nil) === node)
  }

  @Test(
    "a node that can't be touched isn't hit, whichever node is asked",
    arguments: ["", "hidden", "transparent", "disabled", "outside"])
  func untouchable(state: String) {
    for isNested in [false, true] {
      for hasChild in [false, true] {
        let node = ViewNode(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        let child = ViewNode(frame: node.bounds)
        if hasChild { node.addSubview(child) }
        let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        page.addSubview(node)
        switch state {
        case "hidden": node.isHidden = true
        case "transparent": node.alpha = 0.009
        case "disabled": node.isUserInteractionEnabled = false
        default: break
        }
        let point = CGPoint(x: state == "outside" ? 50 : 20, y: 20)
        let hit =
          isNested
          ? page.hitTest(page.convert(point, from: node), with: nil)
          : node.hitTest(point, with: nil)
        let nothing = isNested ? page : nil
        #expect(hit === (state == "" ? (hasChild ? child : node) : nothing))
      }
    }
  }
}
