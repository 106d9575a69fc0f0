// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import ViewPictures

@Suite("Sublayers in HTML")
struct HTMLSublayerTests {
  private func layer(_ color: Color) -> Layer {
    let layer = Layer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.backgroundColor = color
    return layer
  }

  private func label(_ text: String, y: CGFloat) -> LabelNode {
    let label = LabelNode(frame: CGRect(x: 0, y: y, width: 300, height: 20))
    label.text = text
    return label
  }

  private func page(_ node: ViewNode) -> String { node.html(options: HTMLOptions(title: "Page")) }

  /// Returns the positions of parts of a page, each of which is there once.
  private func positions(of parts: String..., in html: String) throws -> [String.Index] {
    try parts.map { part in
      #expect(html.components(separatedBy: part).count == 2, "\(part)")
      return try #require(html.range(of: part)).lowerBound
    }
  }

  @Test func `a sublayer is in front of the subviews that it was added after`() throws {
    let node = box(0, 0, 320, 100, .white)
    node.layer.addSublayer(layer(.red))
    node.addSubview(label("one", y: 0))
    node.layer.addSublayer(layer(.blue))
    node.addSubview(label("two", y: 50))
    let html = page(node)
    let found = try positions(of: "#f00", ">one<", "#00f", ">two<", in: html)
    #expect(found == found.sorted())
    #expect(!html.contains("z-index"))
  }

  @Test func `a sublayer keeps its place where elements are in another order`() throws {
    let node = box(0, 0, 320, 100, .white)
    node.addSubview(label("two", y: 50))
    node.layer.addSublayer(layer(.blue))
    node.addSubview(label("one", y: 0))
    let lines = page(node).split(separator: "\n")
    func depth(_ part: String) throws -> Substring {
      let line = try #require(lines.last { $0.contains("z-index") && $0.contains(part) })
      return try #require(line.split(separator: "z-index:").last?.prefix(1))
    }
    #expect(try depth(">two<") == "1")
    #expect(try depth("<svg") == "2")
    #expect(try depth(">one<") == "3")
  }

  @Test func `sublayers follow their height, and hidden ones aren't written`() throws {
    let node = box(0, 0, 320, 100, .white)
    let low = layer(.red)
    let hidden = layer(.green)
    node.addSubview(label("text", y: 0))
    node.layer.addSublayer(low)
    node.layer.addSublayer(hidden)
    low.zPosition = -1
    hidden.isHidden = true
    let html = page(node)
    let found = try positions(of: "#f00", ">text<", in: html)
    #expect(found == found.sorted())
    #expect(html.components(separatedBy: "<svg").count == 2)
  }

  @Test func `a sublayer in front of the content of a scroll view scrolls with it`() throws {
    let scroll = ScrollNode(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    scroll.contentSize = CGSize(width: 320, height: 500)
    scroll.contentInset.top = 7
    scroll.addSubview(label("text", y: 0))
    scroll.layer.addSublayer(layer(.red))
    let html = page(scroll)
    let found = try positions(of: "class=\"c\"", ">text<", "#f00", in: html)
    #expect(found == found.sorted())
    // The content begins below the inset.
    #expect(html.contains("<rect x=\"10\" y=\"27\""))
  }

  @Test func `a sublayer between cells divides their list`() {
    let node = box(0, 0, 320, 100, .white)
    for index in 0..<2 {
      node.addSubview(
        TableCellNode(frame: CGRect(x: 0, y: CGFloat(index) * 44, width: 320, height: 44)))
      if index == 0 { node.layer.addSublayer(layer(.red)) }
    }
    let html = page(node)
    #expect(html.components(separatedBy: "<ul>").count == 3)
    #expect(html.components(separatedBy: "</ul>").count == 3)
  }

  @Test func `a sublayer is drawn from the origin of the bounds`() {
    let node = box(0, 0, 320, 100, .white)
    node.addSubview(label("one", y: 0))
    node.layer.addSublayer(layer(.blue))
    let still = page(node)
    node.bounds.origin = CGPoint(x: 4, y: 0)
    node.layer.sublayers?.last { $0.owningNode == nil }?.position.x += 4
    node.subviews.first?.frame.origin.x += 4
    #expect(page(node) == still)
  }

  @Test func `of two modal nodes with a sublayer, the one in front can be reached`() throws {
    let node = box(0, 0, 320, 400, .white)
    for name in ["first", "second"] {
      let sheet = box(0, 200, 320, 200, .white)
      sheet.accessibilityViewIsModal = true
      sheet.accessibilityLabel = name
      sheet.addSubview(label(name, y: 0))
      node.addSubview(sheet)
      node.layer.addSublayer(layer(.blue))
    }
    let lines = page(node).split(separator: "\n")
    let first = try #require(lines.first { $0.contains("aria-label=\"first\"") })
    let second = try #require(lines.first { $0.contains("aria-label=\"second\"") })
    #expect(first.contains(" inert") && !second.contains(" inert"))
  }
}
