// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintBlocks
import Foundation
import Testing
import ViewNodes
import ViewPictures

@Suite("Pictures with marked layout problems")
struct MarkedPictureTests {
  let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 120))

  init() {
    root.layoutDiagnosticsHandler = { _ in }
    root.backgroundColor = .white
    root.accessibilityIdentifier = "card"
  }

  private func add<Node: ViewNode>(_ node: Node, _ name: String, _ frame: CGRect = .zero) -> Node {
    node.frame = frame
    node.accessibilityIdentifier = name
    root.addSubview(node)
    return node
  }

  private func texts() -> [String] {
    DisplayList(marking: root).operations.compactMap {
      if case .text(let run) = $0 { run.text } else { nil }
    }
  }

  private var legend: String { texts().joined(separator: " ") }

  @Test("a layout without problems is drawn unchanged")
  func sound() {
    _ = add(ViewNode(), "photo", CGRect(x: 10, y: 10, width: 50, height: 50))
    #expect(DisplayList(marking: root) == DisplayList(of: root))
    #expect(root.svg(options: SVGOptions(marksLayoutProblems: true)) == root.svg())
  }

  @Test("problems are marked only on request")
  func unasked() {
    _ = add(ViewNode(), "badge", CGRect(x: 290, y: 10, width: 50, height: 50))
    let marked = root.svg(options: SVGOptions(marksLayoutProblems: true))
    #expect(marked != root.svg())
    #expect(marked.contains("extends beyond"))
    #expect(!root.svg().contains("extends beyond"))
  }

  @Test("overhanging content is marked with its amount, and the picture grows to show it")
  func overflow() {
    _ = add(ViewNode(), "badge", CGRect(x: 290, y: 10, width: 50, height: 50))
    let list = DisplayList(marking: root)
    #expect(list.size.width == CGFloat(364))
    #expect(legend.contains("ViewNode 'badge' extends beyond ViewNode 'card': 40 pt to the right."))
    #expect(texts().filter { $0 == "1" }.count == 2)
  }

  @Test("a dropped constraint is named with its line")
  func dropped() {
    let title = add(ViewNode(), "title")
    let line: UInt = #line + 4
    constrain {
      title.edges == root.edges.inset(10) ~ .high
      title.width == 50
      title.width == 80
    }
    #expect(legend.contains("Dropped: “title.width = 80 @1000”"))
    #expect(legend.contains("MarkedPictureTests.swift:\(line)"))
  }

  @Test("ambiguous layouts are named")
  func open() {
    let title = add(ViewNode(), "title")
    constrain {
      title.verticalEdges == root.verticalEdges
      title.leading == root.leading
    }
    #expect(legend.contains("The width of ViewNode 'title' is ambiguous:"))
  }

  @Test(
    "an arrow is along an ambiguous length, and across the view along an ambiguous position",
    arguments: ["x", "y", "width", "height"])
  func arrows(open: String) throws {
    let title = add(ViewNode(), "title")
    title.translatesAutoresizingMaskIntoConstraints = false
    if open != "x" { title.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true }
    if open != "y" { title.topAnchor.constraint(equalTo: root.topAnchor).isActive = true }
    if open != "width" { title.widthAnchor.constraint(equalToConstant: 60).isActive = true }
    if open != "height" { title.heightAnchor.constraint(equalToConstant: 40).isActive = true }
    let arrow = try #require(
      DisplayList(marking: root).operations.lazy.compactMap { operation -> CGRect? in
        guard case .stroke(let path, let style, _) = operation, style.cap == .round else {
          return nil
        }
        return path.bounds
      }.first)
    let isWide = open == "x" || open == "width"
    let side = isWide ? title.frame.width : title.frame.height
    // The heads of a short arrow reach beyond its line.
    let length = open.count == 1 ? side + 16 : side < 4 ? 8 - side : side
    #expect(arrow.size == CGSize(width: isWide ? length : 6, height: isWide ? 6 : length))
  }

  @Test("truncated text is marked with the size it needs")
  func cutText() {
    let title = add(LabelNode(), "title", CGRect(x: 10, y: 10, width: 60, height: 21))
    title.text = "A long title"
    #expect(
      legend.contains("LabelNode 'title' does not show all of “A long title”: it is 60 × 21 pt"))
  }

  @Test("badges in one place are side by side")
  func badges() {
    for number in 0..<3 {
      _ = add(ViewNode(), "n\(number)", CGRect(x: -20, y: 20, width: 30, height: 30))
    }
    let places = DisplayList(marking: root).operations.compactMap { operation -> CGPoint? in
      if case .text(let run) = operation, ["1", "2", "3"].contains(run.text) {
        run.baseline
      } else {
        nil
      }
    }
    #expect(Set(places.map { "\($0)" }).count == 6)
  }

  @Test("beyond forty problems, the legend counts the rest", arguments: [39, 40, 41, 42, 45])
  func many(count: Int) {
    for number in 0..<count {
      _ = add(ViewNode(), "n\(number)", CGRect(x: 290, y: 2 * number, width: 20, height: 2))
    }
    #expect((texts().last == "and \(count - 40) more.") == (count > 40))
  }

  @Test("a marked picture of a narrow view is wide enough for its legend")
  func narrow() {
    root.frame.size.width = 40
    _ = add(ViewNode(), "badge", CGRect(x: 30, y: 10, width: 20, height: 20))
    #expect(DisplayList(marking: root).size.width == CGFloat(280))
  }

  @Test("problems outside of the marked part of a tree aren't marked")
  func outside() {
    let part = add(ViewNode(), "part", CGRect(x: 0, y: 0, width: 100, height: 100))
    let other = add(ViewNode(), "other")
    other.translatesAutoresizingMaskIntoConstraints = false
    for width in [10, 20] as [CGFloat] {
      other.widthAnchor.constraint(equalToConstant: width).isActive = true
    }
    #expect(DisplayList(marking: part) == DisplayList(of: part))
    #expect(DisplayList(marking: root) != DisplayList(of: root))
  }

  @Test("a problem of a view that a transform makes endless is listed, but has no area")
  func endless() {
    let child = add(ViewNode(), "photo", CGRect(x: 10, y: 10, width: 1e10, height: 50))
    child.transform = Transform(a: 1e308, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    child.addSubview(ViewNode(frame: CGRect(x: 1e11, y: 10, width: 1e10, height: 1e10)))
    let frame = child.convert(child.subviews[0].bounds, to: root)
    #expect(!frame.width.isFinite)
    let picture = DisplayList(marking: root)
    #expect(picture.size.width.isFinite && picture.size.height.isFinite)
  }
}
