// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

/// Changes of texts, and of what provides baselines, in trees that are already laid out.
@Suite("Edited texts")
struct EditedTextTests {
  private func label(_ text: String, size: CGFloat = 17) -> LabelNode {
    let label = LabelNode()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test("single-line text that was laid out wraps once it can have several lines")
  func moreLines() {
    let root = rooted(100, 300)
    let label = label("Several words that need more than one line")
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    let height = label.frame.height
    label.numberOfLines = 0
    root.layoutIfNeeded()
    #expect(label.frame.height > 1.5 * height)
    label.numberOfLines = 1
    root.layoutIfNeeded()
    #expect(label.frame.height == height)
  }

  /// A title beside a row, aligned by last baselines.
  private func page(_ title: LabelNode, beside views: [ViewNode], nested: Bool = false) -> ViewNode
  {
    let inner = StackNode(arrangedSubviews: views)
    let outer = nested ? StackNode(arrangedSubviews: [inner]) : inner
    outer.axis = nested ? .vertical : .horizontal
    let row = StackNode(arrangedSubviews: [title, outer])
    row.alignment = .lastBaseline
    row.translatesAutoresizingMaskIntoConstraints = false
    let root = rooted(300, 200)
    root.addSubview(row)
    row.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    row.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    return root
  }

  private final class BaselineForwarder: ViewNode {
    var provider: ViewNode?
    override var forFirstBaselineLayout: ViewNode { provider ?? self }
  }

  @Test(
    "constraints of a baseline that another view provides from now on keep their order",
    arguments: [false, true])
  func otherProvider(isInside: Bool) {
    // Nothing asks for the position, so the first inequality decides.
    var positions: [[CGFloat]] = []
    for isChangedLater in [false, true] {
      let root = rooted(320, 400)
      let (forwarder, text, moved) = (BaselineForwarder(), label("Text"), ViewNode())
      for node in [forwarder, text, moved] {
        node.translatesAutoresizingMaskIntoConstraints = false
      }
      root.addSubview(forwarder)
      root.addSubview(moved)
      (isInside ? forwarder : root).addSubview(text)
      if !isChangedLater { forwarder.provider = text }
      let upper = moved.topAnchor.constraint(
        lessThanOrEqualTo: forwarder.firstBaselineAnchor, constant: 20)
      upper.priority = .defaultLow
      LayoutConstraint.activate([
        upper, moved.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: -15),
        forwarder.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
        text.topAnchor.constraint(equalTo: root.topAnchor, constant: 80),
      ])
      root.layoutIfNeeded()
      if isChangedLater {
        forwarder.provider = text
        forwarder.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
      }
      positions.append([moved.frame.minY, text.convert(text.bounds, to: root).minY])
    }
    #expect(positions[0] == positions[1] && positions[0][1] == 80)
    #expect(positions[0][0] == 70 || isInside && positions[0][0] > 100)
  }

  @Test("the view that is naturally the tallest provides a row's baseline, whatever the frames are")
  func frames() {
    let (title, extra) = (label("Title"), label("Extra"))
    let box = ViewNode()
    box.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let root = page(title, beside: [box, label("Text", size: 30), extra])
    let frame = title.frame
    for _ in 0..<2 {
      extra.isHidden.toggle()
      root.layoutIfNeeded()
    }
    #expect(title.frame == frame)
  }

  @Test("a baseline moves to another view when a view inside inner stacks is hidden or changes")
  func nested() {
    func frame(hides: Bool, size: CGFloat, edits: Bool) -> CGRect {
      let (title, tall) = (label("Title"), label("Tall", size: edits ? 40 : size))
      tall.isHidden = hides && !edits
      let root = page(title, beside: [tall, label("Small", size: 12)], nested: true)
      tall.isHidden = hides
      tall.font = .systemFont(ofSize: size)
      root.layoutIfNeeded()
      return title.frame
    }
    for (hides, size) in [(true, 40), (false, 10)] as [(Bool, CGFloat)] {
      let anew = frame(hides: hides, size: size, edits: false)
      #expect(frame(hides: hides, size: size, edits: true) == anew)
      #expect(anew != frame(hides: false, size: 40, edits: false))
    }
  }

  @Test("the baseline of a label with a fixed frame follows its text and font")
  func fixedFrame() {
    let (root, fixed, other) = (rooted(300, 200), label("Fixed"), ViewNode())
    fixed.frame = CGRect(x: 0, y: 10, width: 200, height: 60)
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(fixed)
    root.addSubview(other)
    other.topAnchor.constraint(equalTo: fixed.firstBaselineAnchor).isActive = true
    var positions: [CGFloat] = []
    for change in [{}, { fixed.font = .systemFont(ofSize: 34) }, { fixed.text = nil }] {
      change()
      root.layoutIfNeeded()
      positions.append(other.frame.minY)
      let anew = rooted(300, 200)
      let copy = label(fixed.text ?? "", size: fixed.font.pointSize)
      copy.text = fixed.text
      copy.frame = fixed.frame
      let below = ViewNode()
      below.translatesAutoresizingMaskIntoConstraints = false
      anew.addSubview(copy)
      anew.addSubview(below)
      below.topAnchor.constraint(equalTo: copy.firstBaselineAnchor).isActive = true
      anew.layoutIfNeeded()
      #expect(other.frame.minY == below.frame.minY)
    }
    #expect(positions[0] != positions[1])
  }
}
