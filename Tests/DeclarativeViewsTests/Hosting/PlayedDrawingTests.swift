// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@testable import DeclarativeViews

@Suite("Drawings that are played")
struct PlayedDrawingTests {
  private final class Canvas: ViewNode {
    let drawing: Drawing

    init(_ drawing: Drawing) {
      self.drawing = drawing
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect, in context: any ViewNodes.GraphicsContext) {
      drawing.play(in: context)
    }
  }

  private func fill(_ x: CGFloat) -> DrawingStep {
    .mark(.fill(BezierPath(rect: CGRect(x: x, y: 0, width: 1, height: 2)), .red))
  }

  private func open(_ effect: DrawingEffect, to end: Int) -> DrawingStep {
    .open(effect, end: end, holdsNode: false)
  }

  /// The fills and the effects around them.
  private func played(_ steps: [DrawingStep], origin: CGPoint = .zero) -> [String] {
    DisplayList(of: Canvas(Drawing(steps: steps, origin: origin))).operations.compactMap {
      switch $0 {
      case .fill(let path, _): "fill \(path.bounds.minX)"
      case .begin(.opacity(let value)): "opacity \(value)"
      case .begin(.shadow): "shadow"
      case .begin(.clip(let path)): "clip \(path.bounds.width)"
      case .begin(.transform(let transform)): "move \(transform.tx) \(transform.ty)"
      case .end: "end"
      default: nil
      }
    }
  }

  @Test("what nodes show, and what is hidden, isn't drawn")
  func left() {
    let state = ScrollState()
    let list = played([
      open(.hidden, to: 2), fill(1), .close, open(.holder(ViewNode(), .zero), to: 5), fill(2),
      .close,
      open(
        .scroll(
          frame: .zero, content: .zero, .vertical, showsIndicators: true, bounces: [], anchor: nil,
          state),
        to: 8),
      fill(3), .close, .mark(.node(ViewNode(), .zero)), .mark(.spoken(.init(label: "a"), .zero)),
      fill(4),
    ])
    #expect(list.filter { $0.hasPrefix("fill") } == ["fill 4.0"])
  }

  @Test("views for what is read are made once, and follow the drawing")
  func spoken() {
    func drawing(_ words: [String]) -> Drawing {
      Drawing(
        steps: words.enumerated().map { number, word in
          .mark(
            .spoken(
              AccessibilityAttributes(label: word, traits: .staticText),
              CGRect(x: 10 * CGFloat(number), y: 30, width: 5, height: 6)))
        }, origin: CGPoint(x: 1, y: 2))
    }
    let node = ViewNode()
    var contents = SpokenContents()
    contents.update(drawing(["a", "b"]), in: node)
    let made = contents.nodes
    #expect(node.subviews == made && contents.isCurrent)
    #expect(made.map(\.accessibilityLabel) == ["a", "b"])
    #expect(made.map(\.frame.origin) == [CGPoint(x: -1, y: 28), CGPoint(x: 9, y: 28)])
    #expect(made.allSatisfy { $0.isAccessibilityElement && !$0.isUserInteractionEnabled })
    contents.update(drawing(["c"]), in: node)
    #expect(contents.nodes.count == 2)
    contents.isCurrent = false
    contents.update(drawing(["c"]), in: node)
    #expect(contents.nodes == [made[0]] && node.subviews == [made[0]])
    #expect(made[0].accessibilityLabel == "c" && made[1].superview == nil)
    contents.isCurrent = false
    contents.update(drawing(["d", "e", "f"]), in: node)
    #expect(contents.nodes.count == 3 && contents.nodes[0] === made[0])
    #expect(node.subviews == contents.nodes)
  }
}
