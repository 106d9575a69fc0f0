// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import ViewPictures
@testable import ViewTesting

@Suite("Edges of differences and findings")
struct DifferenceEdgeTests {
  @Test("a node without an identifier is named with its line and what contains it")
  func places() {
    let was = """
      Card (0, 0, 9, 9)
        Row (0, 0, 9, 4)
          Label "One" (0, 0, 5, 5)
          Label "Two" (5, 0, 4, 4)
        Image (0, 5, 4, 4)
      """
    let now = """
      Card (0, 0, 9, 10)
        Row (0, 0, 9, 4)
          Label "One" (0, 0, 5, 5)
          Label "Two" (5, 1, 4, 4)
        Image (1, 5, 4, 4)
        Image (2, 5, 4, 4)
      """
    #expect(
      FrameDifference.text(was, now) == """
        Card (line 1) resized from (0, 0, 9, 9) to (0, 0, 9, 10): 1 pt taller
        Label "Two" (line 4, in Row) moved from (5, 0, 4, 4) to (5, 1, 4, 4): 1 pt down
        Image (line 5, in Card) moved from (0, 5, 4, 4) to (1, 5, 4, 4): 1 pt right
        Image (line 6, in Card) is new, at (2, 5, 4, 4)
        """)
    #expect(
      FrameDifference.text(now, was).hasSuffix(
        "Image (line 6, in Card) is gone; it was at (2, 5, 4, 4)"))
  }

  @Test("fewer lines of text and other remarks are named")
  func remarks() {
    #expect(
      FrameDifference.text(
        "Label 'a' \"One\" +2 lines (0, 0, 5, 5) hidden", "Label 'a' \"One\" (0, 0, 5, 5) alpha 0.5"
      ) == """
        Label 'a' has 1 lines of text instead of 3
        Label 'a' is alpha 0.5 instead of hidden
        """)
  }

  @Test("trees are paired as long as there are few enough pairs between what they share")
  func pairs() {
    func count(_ former: String, _ latter: String, _ most: Int) -> Int? {
      func entries(_ letters: String) -> [FrameTree.Entry] {
        letters.map {
          FrameTree.Entry(
            depth: 0, className: "ViewNode", identifier: "\($0)", text: "", moreLines: 0,
            frame: CGRect(), remarks: "")
        }
      }
      return Pairing(entries(former), entries(latter), mostPairs: most)?.steps.count
    }
    #expect(count("xaby", "xcdy", 4) == 6 && count("xaby", "xcdy", 3) == nil)
    #expect(count("xaby", "xcdey", 6) == 7 && count("xaby", "xcdey", 5) == nil)
    #expect(count("abc", "", 0) == 3 && count("", "abc", 0) == 3 && count("abc", "abc", 0) == 3)
    #expect(count("ab", "aab", 0) == 3)
  }

  @Test(
    "each edge of a frame may differ by the accuracy, and by no more",
    arguments: [
      CGRect(x: 1.5, y: 2, width: 29.5, height: 20), CGRect(x: 0.5, y: 2, width: 30.5, height: 20),
      CGRect(x: 1, y: 2.5, width: 30, height: 19.5), CGRect(x: 1, y: 1.5, width: 30, height: 20.5),
      CGRect(x: 1, y: 2, width: 30.5, height: 20), CGRect(x: 1, y: 2, width: 29.5, height: 20),
      CGRect(x: 1, y: 2, width: 30, height: 20.5), CGRect(x: 1, y: 2, width: 30, height: 19.5),
    ])
  func edges(frame: CGRect) {
    let node = ViewNode(frame: CGRect(x: 1, y: 2, width: 30, height: 20))
    #expect(frameDifference(of: node, from: frame, accuracy: 0.5) == nil)
    #expect(frameDifference(of: node, from: frame, accuracy: 0.49) != nil)
    expectFrame(of: node, equals: node.frame)
    #expect(frameDifference(of: node, from: frame) != nil)
  }

  @Test("a frame is compared after the whole tree has been laid out")
  func laidOut() {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let node = ViewNode()
    node.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(node)
    LayoutConstraint.activate([
      node.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      node.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 6),
      node.widthAnchor.constraint(equalToConstant: 7),
      node.heightAnchor.constraint(equalToConstant: 8),
    ])
    #expect(frameDifference(of: node, from: CGRect(x: 6, y: 5, width: 7, height: 8)) == nil)
  }

  private func label(_ size: CGFloat, _ weight: Font.Weight) -> LabelNode {
    let label = LabelNode(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    label.text = "Readable"
    label.font = .systemFont(ofSize: size, weight: weight)
    // A contrast of 3.94 on white.
    label.textColor = Color(red: 128.0 / 255, green: 128.0 / 255, blue: 128.0 / 255, alpha: 1)
    return label
  }

  @Test(
    "text counts as large from 24 points, or from 18.5 if it is bold",
    arguments: [
      (23.9, .regular, false), (24, .regular, true), (18.4, .bold, false), (18.5, .bold, true),
      (18.5, .regular, false), (18.5, .heavy, true),
    ] as [(CGFloat, Font.Weight, Bool)])
  func large(size: CGFloat, weight: Font.Weight, passes: Bool) {
    let found = faintTexts(in: label(size, weight))
    #expect(found.isEmpty == passes)
    #expect(found.allSatisfy { $0.needed == 4.5 })
  }

  private func found(_ operations: [DisplayList.Operation], width: CGFloat = 50) -> [FaintText] {
    var list = DisplayList(size: CGSize(width: 200, height: 100))
    let line = TextLine(
      text: "a", baseline: CGPoint(x: 100, y: 50), width: width, font: .systemFont(ofSize: 10),
      color: .white)
    list.operations = operations + [.text(line)]
    return faintTexts(in: list)
  }

  private func band(_ y: CGFloat, _ height: CGFloat) -> DisplayList.Operation {
    .fill(BezierPath(rect: CGRect(x: 0, y: y, width: 200, height: height)), .color(.black))
  }

  @Test("the ground is what is behind the middle of the small letters")
  func middles() {
    let middle = 50 - Font.systemFont(ofSize: 10).xHeight / 2
    #expect(found([band(middle - 1, 2)]).isEmpty)
    #expect(found([band(0, middle - 0.5)]).count == 1)
    #expect(found([band(middle + 0.5, 50)]).count == 1)
    #expect(found([band(50, 50)]).count == 1)
  }

  @Test("a gradient is followed from its own edges")
  func gradients() {
    let gradient = Gradient(
      kind: .axial, start: CGPoint(x: 0, y: 0), end: CGPoint(x: 1, y: 0),
      stops: [
        Gradient.Stop(color: .black, location: 0), Gradient.Stop(color: .white, location: 1),
      ])
    func ground(_ rect: CGRect, _ gradient: Gradient) -> DisplayList.Operation {
      .fill(BezierPath(rect: rect), .gradient(gradient))
    }
    let right = CGRect(x: 100, y: 0, width: 100, height: 30)
    let tall = CGRect(x: 100, y: 0, width: 100, height: 100)
    #expect(found([ground(tall, gradient)], width: 20).isEmpty)
    #expect(found([ground(tall, gradient)], width: 60).count == 1)
    // Where the gradient isn't, the ground is white.
    #expect(found([ground(right, gradient)], width: 20).count == 1)
    var down = gradient
    (down.start, down.end) = (CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 1))
    #expect(found([ground(tall, down)], width: 60).count == 1)
    let low = CGRect(x: 100, y: 45, width: 100, height: 55)
    #expect(found([ground(low, down)], width: 60).isEmpty)
  }

  @Test("grounds are composited from the last opaque one up")
  func veils() {
    func veil(_ color: Color) -> DisplayList.Operation {
      .fill(BezierPath(rect: CGRect(x: 0, y: 0, width: 200, height: 100)), .color(color))
    }
    func ground(_ colors: [Color]) -> String? { found(colors.map(veil)).first?.ground.hexString }
    #expect(ground([]) == "#FFFFFF")
    #expect(ground([Color(white: 0, alpha: 0.5)]) == Color(white: 0.5, alpha: 1).hexString)
    #expect(
      ground([.black, Color(white: 1, alpha: 0.75)]) == Color(white: 0.75, alpha: 1).hexString)
    #expect(ground([.black, .white]) == "#FFFFFF" && ground([.white, .black]) == nil)
    #expect(
      ground([Color(white: 1, alpha: 0.75), .black, Color(white: 1, alpha: 0.75)])
        == Color(white: 0.75, alpha: 1).hexString)
  }

  @Test(
    "a node beyond one side of its superview is explained by that side's constraints",
    arguments: ["top", "left", "bottom", "right"])
  func sides(side: String) throws {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.accessibilityIdentifier = "screen"
    let badge = ViewNode()
    badge.accessibilityIdentifier = "badge"
    badge.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(badge)
    let x = badge.leftAnchor.constraint(
      equalTo: root.leftAnchor, constant: side == "left" ? -7 : side == "right" ? 187 : 50)
    let y = badge.topAnchor.constraint(
      equalTo: root.topAnchor, constant: side == "top" ? -7 : side == "bottom" ? 87 : 30)
    LayoutConstraint.activate([
      x, y, badge.widthAnchor.constraint(equalToConstant: 20),
      badge.heightAnchor.constraint(equalToConstant: 20),
    ])
    let findings = layoutFindings(in: root, [.outsideParent])
    #expect(findings.count == 1)
    guard case .outsideParent(_, _, let insets, let reasons) = try #require(findings.first) else {
      Issue.record("another finding")
      return
    }
    #expect(
      insets
        == EdgeInsets(
          top: side == "top" ? 7 : 0, left: side == "left" ? 7 : 0,
          bottom: side == "bottom" ? 7 : 0, right: side == "right" ? 7 : 0))
    let isHorizontal = side == "left" || side == "right"
    let text = reasons.map { "\($0)" }.joined()
    #expect(text.contains("badge.left = ") == isHorizontal)
    #expect(text.contains("badge.top = ") != isHorizontal)
  }
}
