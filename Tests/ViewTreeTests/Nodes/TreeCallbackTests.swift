// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Callbacks about superviews and screens")
struct TreeCallbackTests {
  private final class Log {
    var lines: [String] = []
  }

  /// A view that records each callback, with its superview at that time.
  private final class Told: ViewNode {
    var log = Log()

    private func name(_ node: ViewNode?) -> String { node?.accessibilityIdentifier ?? "none" }
    private func add(_ text: String) { log.lines.append("\(name(self)) \(text)") }

    override func willMove(toSuperview newSuperview: ViewNode?) {
      add("will move from \(name(superview)) to \(name(newSuperview))")
    }
    override func didMoveToSuperview() { add("is in \(name(superview))") }
    override func didMoveToWindow() { add(window == nil ? "off" : "on") }
    override func didAddSubview(_ subview: ViewNode) {
      add("got \(name(subview)) of \(name(subview.superview)), has \(subviews.count)")
    }
    override func willRemoveSubview(_ subview: ViewNode) {
      add("loses \(name(subview)) of \(name(subview.superview)), has \(subviews.count)")
    }
  }

  private let log = Log()

  private func told(_ name: String) -> Told {
    let node = Told(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    node.accessibilityIdentifier = name
    node.log = log
    return node
  }

  private func lines(_ change: () -> Void) -> [String] {
    log.lines = []
    change()
    return log.lines
  }

  @Test("a view is told before and after it is added and removed, and so is its superview")
  func addedAndRemoved() {
    let (root, child, inner) = (told("root"), told("child"), told("inner"))
    child.addSubview(inner)
    #expect(
      lines { root.addSubview(child) } == [
        "child will move from none to root", "child is in root", "root got child of root, has 1",
      ])
    #expect(
      lines { child.removeFromSuperview() } == [
        "root loses child of root, has 1", "child will move from root to none", "child is in none",
      ])
    #expect(lines { child.removeFromSuperview() }.isEmpty)
    let screen = Screen(size: CGSize(width: 100, height: 100), rootNode: root)
    #expect(
      lines { root.addSubview(child) } == [
        "child will move from none to root", "child on", "inner on", "child is in root",
        "root got child of root, has 1",
      ])
    #expect(
      lines { child.removeFromSuperview() } == [
        "root loses child of root, has 1", "child will move from root to none", "child off",
        "inner off", "child is in none",
      ])
    #expect(lines { screen.rootNode = root }.isEmpty)
    #expect(lines { screen.rootNode = nil } == ["root off"])
  }

  @Test("a view that moves on a screen isn't told of a screen, unless it doesn't arrive")
  func movedOnScreen() {
    let (root, former, next) = (told("root"), told("former"), told("next"))
    let (child, inner) = (told("child"), told("inner"))
    child.addSubview(inner)
    root.addSubview(former)
    root.addSubview(next)
    former.addSubview(child)
    next.traitOverrides.layoutDirection = .rightToLeft
    let screen = Screen(size: CGSize(width: 100, height: 100), rootNode: root)
    #expect(
      lines { next.addSubview(child) } == [
        "child will move from former to next", "former loses child of former, has 1",
        "child will move from former to none", "child is in none", "child is in next",
        "next got child of next, has 1",
      ])
    #expect(inner.window === screen && inner.traitCollection.layoutDirection == .rightToLeft)
    // An override may turn the move into one to another place.
    final class Fleeing: ViewNode {
      var windows: [Bool] = []
      var refuge: ViewNode?
      override func removeFromSuperview() {
        super.removeFromSuperview()
        refuge?.addSubview(self)
      }
      override func didMoveToWindow() { windows.append(window != nil) }
    }
    let (fleeing, refuge) = (Fleeing(), ViewNode())
    former.addSubview(fleeing)
    fleeing.refuge = refuge
    fleeing.windows = []
    next.addSubview(fleeing)
    #expect(fleeing.windows.last ?? true == (fleeing.window != nil))
    fleeing.refuge = nil
    fleeing.removeFromSuperview()
    #expect(fleeing.window == nil && fleeing.windows.last == false)
  }

  @Test("a view that is added to its superview again is told nothing")
  func again() {
    let (root, child) = (told("root"), told("child"))
    root.addSubview(child)
    #expect(lines { root.addSubview(child) }.isEmpty)
    #expect(lines { root.insertSubview(child, at: 0) }.isEmpty)
  }

  @Test("a view that is shown again after it was kept is told, and its superview is laid out")
  func shownAgain() {
    final class Root: ViewNode {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let (root, kept) = (Root(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), told("kept"))
    root.accessibilityIdentifier = "root"
    root.addSubview(kept)
    root.layoutIfNeeded()
    root.keepForReuse(kept)
    root.layoutIfNeeded()
    let before = root.layouts
    #expect(
      lines { root.addSubview(kept) } == ["kept will move from none to root", "kept is in root"])
    root.layoutIfNeeded()
    #expect(root.layouts == before + 1)
  }

  @Test("a view can't be kept by the superview that it is leaving")
  func keptWhileLeaving() {
    final class Keeping: ViewNode {
      override func willRemoveSubview(_ subview: ViewNode) { keepForReuse(subview) }
    }
    let (root, child) = (Keeping(), ViewNode())
    root.addSubview(child)
    child.removeFromSuperview()
    #expect(child.superview == nil && !child.awaitsReuse && child.rootNode === child)
    #expect(root.subviews.isEmpty)
  }

  @Test("built-in guides that outlive their view have no owner")
  func guides() {
    var guides: [LayoutGuide] = []
    do {
      let node = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      guides = [node.layoutMarginsGuide, node.safeAreaLayoutGuide, node.readableContentGuide]
      let own = LayoutGuide()
      node.addLayoutGuide(own)
      guides.append(own)
      #expect(guides.allSatisfy { $0.owningView === node })
      #expect(guides[0] === node.layoutMarginsGuide && guides[1] === node.safeAreaLayoutGuide)
      #expect(guides[2] === node.readableContentGuide)
    }
    #expect(guides.allSatisfy { $0.owningView == nil })
    #expect(guides.allSatisfy { $0.layoutFrame == .zero })
  }

  @Test("a view is found in a list of any length, at any place")
  func lists() {
    for count in 0...6 {
      let nodes = (0..<count).map { _ in ViewNode() }
      #expect(nodes.indices.allSatisfy { nodes.firstIndex(identicalTo: nodes[$0]) == $0 })
      #expect(nodes.firstIndex(identicalTo: ViewNode()) == nil)
      var asked = 0
      #expect(
        nodes.allUnretained { _ in
          asked += 1
          return true
        })
      #expect(asked == count)
      for wrong in nodes.indices {
        #expect(!nodes.allUnretained { $0 !== nodes[wrong] })
      }
    }
    var nodes = (0..<3).map { _ in ViewNode() }
    let copy = nodes
    #expect(nodes.isSameList(as: copy))
    let new = ViewNode()
    nodes.insert(new, near: 2)
    #expect(nodes == [copy[0], copy[1], new, copy[2]] && !nodes.isSameList(as: copy))
  }
}
