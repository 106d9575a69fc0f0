// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

/// A layout must be repeated when anything that it depends on has changed.
@Suite("Repeated measurement and layout")
struct RepeatedLayoutTests {
  /// A node in the corner of a page that is as large as its content.
  private func shown<Node: ViewNode>(_ node: Node, scale: CGFloat = 1) -> (Screen, Node) {
    let page = ViewNode()
    node.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(node)
    LayoutConstraint.activate([
      node.topAnchor.constraint(equalTo: page.topAnchor),
      node.leadingAnchor.constraint(equalTo: page.leadingAnchor),
    ])
    let screen = Screen(size: CGSize(width: 400, height: 300), scale: scale, rootNode: page)
    screen.layoutIfNeeded()
    return (screen, node)
  }

  /// Nodes whose natural sizes follow the pixels.
  private nonisolated static let measured: [TreeWork<ViewNode>] = [
    {
      let label = LabelNode()
      label.text = "Word"
      label.font = .systemFont(ofSize: 17.3)
      return label
    },
    {
      let button = ButtonNode(type: .system)
      button.setTitle("Word", for: .normal)
      return button
    },
    { SegmentedControlNode(items: ["Wide", "Narrow"]) },
    {
      let input = InputNode()
      input.text = "Word"
      return input
    },
  ]

  @Test("another scale measures again", arguments: measured.indices)
  func scale(index: Int) {
    let (screen, node) = shown(Self.measured[index]())
    #expect(node.frame.width == node.frame.width.rounded())
    screen.scale = 3
    screen.layoutIfNeeded()
    let (_, fresh) = shown(Self.measured[index](), scale: 3)
    #expect(node.frame == fresh.frame)
    screen.scale = 1
    screen.layoutIfNeeded()
    #expect(node.frame.width == node.frame.width.rounded())
  }

  @Test("another text size resizes the texts that adjust to it, and no others")
  func textSize() {
    let following = LabelNode()
    following.text = "Word"
    following.font = .preferredFont(forTextStyle: .body)
    following.adjustsFontForContentSizeCategory = true
    let (screen, label) = shown(following)
    let former = label.frame.height
    screen.traits.preferredContentSizeCategory = .accessibilityExtraLarge
    screen.layoutIfNeeded()
    #expect(label.frame.height > former * 1.5)
    screen.traits.preferredContentSizeCategory = .large
    screen.layoutIfNeeded()
    #expect(label.frame.height == former)
    label.adjustsFontForContentSizeCategory = false
    screen.traits.preferredContentSizeCategory = .accessibilityExtraLarge
    screen.layoutIfNeeded()
    #expect(label.frame.height == former)
  }

  @Test("a natural size that disappears has no effect anymore")
  func vanishingSize() {
    let picture = ImageNode()
    picture.image = Image(systemName: "star")
    let (screen, node) = shown(picture)
    #expect(node.frame.width > 0 && node.frame.height > 0)
    let size = node.frame.size
    node.image = nil
    screen.layoutIfNeeded()
    #expect(node.frame.size == .zero)
    node.image = Image(systemName: "star")
    screen.layoutIfNeeded()
    #expect(node.frame.size == size)
  }

  @Test("a natural size that disappears along one axis leaves the other")
  func halfASize() {
    final class Sized: ViewNode {
      var size = CGSize(width: 30, height: 20) { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize { size }
    }
    let (screen, node) = shown(Sized())
    #expect(node.frame.size == CGSize(width: 30, height: 20))
    node.size = CGSize(width: ViewNode.noIntrinsicMetric, height: 20)
    screen.layoutIfNeeded()
    #expect(node.frame.size == CGSize(width: 0, height: 20))
    node.size = CGSize(width: 30, height: ViewNode.noIntrinsicMetric)
    screen.layoutIfNeeded()
    #expect(node.frame.size == CGSize(width: 30, height: 0))
    node.size = CGSize(width: 30, height: 20)
    screen.layoutIfNeeded()
    #expect(node.frame.size == CGSize(width: 30, height: 20))
  }

  @Test("an initially empty stack has the baseline of its later arranged views")
  func baselineOfEmptyStack() {
    let stack = StackNode()
    let (screen, _) = shown(stack)
    let mark = ViewNode()
    mark.translatesAutoresizingMaskIntoConstraints = false
    screen.rootNode?.addSubview(mark)
    LayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: stack.firstBaselineAnchor),
      mark.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
      mark.widthAnchor.constraint(equalToConstant: 1),
      mark.heightAnchor.constraint(equalToConstant: 1),
    ])
    screen.layoutIfNeeded()
    #expect(mark.frame.minY == 0)
    let label = LabelNode()
    label.text = "Word"
    stack.addArrangedSubview(label)
    screen.layoutIfNeeded()
    #expect(mark.frame.minY == label.textLayout(for: label.bounds.size).firstBaseline.rounded())
    stack.removeArrangedSubview(label)
    label.removeFromSuperview()
    screen.layoutIfNeeded()
    #expect(mark.frame.minY == 0)
  }
}
