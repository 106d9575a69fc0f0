// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

/// A node whose height depends on its width, like a text of fixed area.
final class FlowingNode: ViewNode {
  let length: CGFloat

  init(length: CGFloat) {
    self.length = length
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: length, height: 10) }
  override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    10 * max(1, (length / max(width, 1) - 1e-9).rounded(.up))
  }
}

@Suite("Fitting sizes")
struct FittingTests {
  private func card(_ content: ViewNode) -> ViewNode {
    let card = constrained()
    card.addSubview(content)
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 16),
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 8),
    ])
    return card
  }

  @Test("the compressed size is the minimum that the constraints allow")
  func compressed() {
    let card = card(SizedNode(50.2, 20))
    #expect(
      card.systemLayoutSizeFitting(ViewNode.layoutFittingCompressedSize)
        == CGSize(width: 247.0 / 3, height: 36))
    #expect(card.frame == .zero)
    let expanded = card.systemLayoutSizeFitting(ViewNode.layoutFittingExpandedSize)
    #expect(expanded == CGSize(width: 247.0 / 3, height: 36))
  }

  @Test(
    "a required width gives the minimum height for it", arguments: [(432, 26), (232, 36), (82, 96)])
  func heightForWidth(width: CGFloat, height: CGFloat) {
    let card = card(FlowingNode(length: 400))
    let size = card.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: width, height: height))
  }

  @Test("neither the frame nor constraints from above are considered, and the layout is unchanged")
  func undisturbed() {
    let root = rooted(300, 300)
    let card = card(FlowingNode(length: 400))
    root.addSubview(card)
    LayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor),
      card.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    let before = card.frame
    #expect(before == CGRect(x: 0, y: 0, width: 150, height: 56))
    let size = card.systemLayoutSizeFitting(ViewNode.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 432, height: 26))
    root.layoutIfNeeded()
    #expect(card.frame == before)
    root.frame.size.width = 500
    root.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 0, y: 0, width: 250, height: 36))
  }

  @Test("an axis without constraints is 0, and the node's own size is considered")
  func open() {
    #expect(ViewNode().systemLayoutSizeFitting(ViewNode.layoutFittingCompressedSize) == .zero)
    #expect(
      SizedNode(5, 6).systemLayoutSizeFitting(ViewNode.layoutFittingCompressedSize)
        == CGSize(width: 5, height: 6))
    let tall = constrained()
    tall.heightAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(
      tall.systemLayoutSizeFitting(ViewNode.layoutFittingCompressedSize)
        == CGSize(width: 0, height: 30))
  }

  @Test("the result is the size of the frame, not of the alignment rectangle")
  func alignment() {
    final class Insetted: ViewNode {
      override var alignmentRectInsets: EdgeInsets {
        EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
    }
    let node = Insetted()
    node.translatesAutoresizingMaskIntoConstraints = false
    #expect(node.systemLayoutSizeFitting(.zero) == CGSize(width: 51, height: 31))
    let root = rooted(100, 100)
    root.addSubview(node)
    node.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(node.frame == CGRect(x: 51, y: 0, width: 51, height: 31))
  }

  @Test("text that becomes narrower becomes taller in the same layout")
  func textInLayout() {
    let root = rooted(132, 500)
    let card = card(FlowingNode(length: 400))
    root.addSubview(card)
    LayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      card.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(card.frame.height == 56)
    root.frame.size.width = 432
    root.layoutIfNeeded()
    #expect(card.frame.height == 26)
  }

  @Test("a fitting size includes the alignment insets of all four sides")
  func fittingInsets() {
    final class Insetted: ViewNode {
      override var alignmentRectInsets: EdgeInsets {
        EdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
      }
    }
    let node = Insetted()
    node.translatesAutoresizingMaskIntoConstraints = false
    node.widthAnchor.constraint(equalToConstant: 100).isActive = true
    node.heightAnchor.constraint(equalToConstant: 50).isActive = true
    #expect(node.systemLayoutSizeFitting(.zero) == CGSize(width: 110, height: 55))
  }
}
