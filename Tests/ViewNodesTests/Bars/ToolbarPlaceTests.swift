// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Places and looks of a toolbar's items")
struct ToolbarPlaceTests {
  private func view(_ width: CGFloat, _ height: CGFloat = 20) -> BarButtonItem {
    BarButtonItem(customView: ViewNode(frame: CGRect(x: 0, y: 0, width: width, height: height)))
  }

  /// Returns the frames of the custom views in a bar.
  private func frames(_ bar: ToolbarNode) -> [CGRect] {
    bar.layoutIfNeeded()
    return (bar.items ?? []).compactMap { $0.customView?.frame }
  }

  private func bar(_ items: [BarButtonItem], isRightToLeft: Bool = false) -> ToolbarNode {
    let bar = ToolbarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    bar.items = items
    return bar
  }

  private func ground(_ bar: ToolbarNode) throws -> BarBackground {
    bar.layoutIfNeeded()
    return try #require(bar.subviews.lazy.compactMap { $0 as? BarBackground }.first)
  }

  @Test(
    "items are 16 points apart, or as far as spaces between them say, which share what is left",
    arguments: [
      ("v30 v20", [16, 62]), ("v30 f10 v20", [16, 56]), ("v30 f-5 v20", [16, 46]),
      ("v30 x v20", [16, 284]), ("x v30", [274]), ("v30 x", [16]), ("x v30 x", [145]),
      ("v30 x v20 x v40", [16, 145, 264]), ("f12 v30 f7 f8 v20", [28, 73]),
      ("v200 x v200", [16, 216]), ("v30 v20 x v40", [16, 62, 264]), ("x v100 x v200", [16, 116]),
    ] as [(String, [CGFloat])], [false, true])
  func places(_ line: (String, [CGFloat]), isRightToLeft: Bool) {
    let items = line.0.split(separator: " ").map { word -> BarButtonItem in
      let number = CGFloat(Double(word.dropFirst()) ?? 0)
      switch word.prefix(1) {
      case "x": return .flexibleSpace()
      case "f": return .fixedSpace(number)
      default: return view(number)
      }
    }
    let found = frames(bar(items, isRightToLeft: isRightToLeft))
    let lefts = found.map { isRightToLeft ? 320 - $0.maxX : $0.minX }
    #expect(zip(lefts, line.1).allSatisfy { near($0, $1, 0.34) } && lefts.count == line.1.count)
    #expect(found.allSatisfy { $0.minY == 12 && $0.height == 20 })
  }

  @Test("items are inside of the safe area at the sides, and at the top of a high bar")
  func safeArea() throws {
    let bar = bar([view(30), .flexibleSpace(), view(40, 90)])
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    root.additionalSafeAreaInsets = EdgeInsets(top: 0, left: 10, bottom: 0, right: 40)
    bar.frame.size.height = 78
    bar.bounds.origin = CGPoint(2, 3)
    root.addSubview(bar)
    root.layoutIfNeeded()
    #expect(
      frames(bar) == [
        CGRect(x: 28, y: 15, width: 30, height: 20), CGRect(x: 226, y: 3, width: 40, height: 44),
      ])
    #expect(try ground(bar).frame == bar.bounds)
    bar.frame.size.height = 30
    #expect(frames(bar).map(\.midY) == [18, 18])
  }

  @Test("an item with a width is that wide, whatever it shows")
  func widths() throws {
    let items = [
      BarButtonItem(title: "A"), BarButtonItem(title: "A"), view(30), view(30),
      BarButtonItem(title: "A"),
    ]
    let bar = bar(items)
    bar.layoutIfNeeded()
    let natural = try #require(bar.node(showing: items[0])).frame.width
    items[1].width = 70
    items[3].width = 80
    items[4].width = -3
    bar.layoutIfNeeded()
    let nodes = try items.map { try #require(bar.node(showing: $0)) }
    let expected = [natural, 70, 30, 80, natural]
    #expect(zip(nodes, expected).allSatisfy { near($0.frame.width, $1) })
    #expect(nodes[0].frame.height == 44 && nodes[2].frame.height == 20)
    var x: CGFloat = 16
    for (node, width) in zip(nodes, expected) {
      #expect(near(node.frame.minX, x, 0.34))
      x += width + 16
    }
  }

  @Test("the line is at the bottom edge only of a bar at the top")
  func line() throws {
    let bar = bar([])
    for (position, isAtBottom) in [
      (BarPosition.any, false), (.bottom, false), (.top, true), (.topAttached, true),
    ] {
      bar.barPosition = position
      #expect(try ground(bar).isLineAtBottom == isAtBottom)
    }
  }

  @Test("an appearance for the edge, with all it shows, is gone as soon as the bar leaves the edge")
  func scrollEdge() throws {
    let picture = Image(content: .figures([]), size: CGSize(width: 5, height: 5))
    let looks = ToolbarAppearance()
    looks.configureWithTransparentBackground()
    looks.backgroundColor = .green
    looks.backgroundImage = picture
    let bar = bar([BarButtonItem(title: "A")])
    bar.scrollEdgeAppearance = looks
    bar.barTintColor = .red
    #expect(try ground(bar).fill == .red && ground(bar).image == nil)
    bar.isAtScrollEdge = true
    #expect(try ground(bar).fill == .green && ground(bar).image == picture)
    #expect(try ground(bar).lineColor == nil)
    bar.isAtScrollEdge = false
    #expect(try ground(bar).fill == .red && ground(bar).image == nil)
    #expect(try ground(bar).lineColor == .separator)
    bar.standardAppearance = looks
    bar.scrollEdgeAppearance = nil
    bar.isAtScrollEdge = true
    #expect(try ground(bar).image == picture)
  }

  @Test("plain and done buttons have the font of their own appearances")
  func buttonAppearances() throws {
    let (plain, done) = (BarButtonItem(title: "A"), BarButtonItem(title: "B", style: .done))
    let bar = bar([plain, done])
    func size(_ item: BarButtonItem) throws -> CGFloat? {
      bar.layoutIfNeeded()
      return (try #require(bar.node(showing: item)) as? ButtonNode)?.titleLabel?.font.pointSize
    }
    #expect(try size(plain) == 17 && size(done) == 17)
    bar.standardAppearance = ToolbarAppearance()
    bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = TextAttributes(
      font: .systemFont(ofSize: 9))
    #expect(try size(plain) == 9 && size(done) == 17)
    bar.standardAppearance.doneButtonAppearance.normal.titleTextAttributes = TextAttributes(
      font: .systemFont(ofSize: 8))
    #expect(try size(plain) == 9 && size(done) == 8)
  }

  @Test("items set at once are shown once, and former ones are forgotten")
  func former() {
    let (first, second) = (BarButtonItem(title: "A"), BarButtonItem(title: "B"))
    let bar = bar([first, second])
    bar.layoutIfNeeded()
    bar.setItems([second], animated: true)
    bar.layoutIfNeeded()
    first.title = "C"
    #expect(!bar.passState.contains(.needsLayout))
    second.title = "D"
    #expect(bar.passState.contains(.needsLayout))
    bar.layoutIfNeeded()
    #expect(bar.subviews.compactMap { ($0 as? ButtonNode)?.currentTitle } == ["D"])
  }
}
