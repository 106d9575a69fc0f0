// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewGallery
import ViewNodes
import ViewPictures
import ViewPicturesTestSupport
import ViewTesting

@testable import gallery

/// Every component of the gallery: its nodes with their properties, its frames, what is read aloud,
/// and what is drawn.
@Suite("Recorded components")
struct RecordedComponentTests {
  @Test(
    "a component is what was recorded", arguments: ComponentLayoutTests.examples.indices)
  func component(index: Int) {
    let example = ComponentLayoutTests.examples[index]
    let page = ComponentLayoutTests.page(example)
    let parts = [properties(of: page), page.record, mirrored(example)]
    assertSnapshot(of: parts.joined(separator: "\n"), as: .lines, named: example.name)
  }

  /// The frames in the other direction, with large text, in a narrow page, and what is drawn then.
  private func mirrored(_ example: GalleryExample) -> String {
    let page = ComponentLayoutTests.page(
      example, width: 320, size: .accessibilityLarge, direction: .rightToLeft)
    return "mirrored and larger:\n" + page.frameTree()
  }

  /// A line for each node, with the properties that aren't in its frame or drawing.
  private func properties(of root: ViewNode) -> String {
    var lines = ["properties:"]
    var pending = [(node: root, depth: 0)]
    while let (node, depth) = pending.popLast() {
      let words = [String(describing: type(of: node))] + general(node) + special(node)
      lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
      pending.append(contentsOf: node.subviews.reversed().map { ($0, depth + 1) })
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func general(_ node: ViewNode) -> [String] {
    var words: [String] = []
    func add(_ word: String, _ isTrue: Bool) { if isTrue { words.append(word) } }
    add("hidden", node.isHidden)
    add("untouchable", !node.isUserInteractionEnabled)
    add("clips", node.clipsToBounds)
    add("alpha \(node.alpha)", node.alpha != 1)
    add("corners \(node.layer.cornerRadius)", node.layer.cornerRadius != 0)
    add("tint \(node.tintColor ?? .clear)", node.tintColor != root(node).tintColor)
    for axis in [Axis.horizontal, .vertical] {
      let hugging = node.contentHuggingPriority(for: axis).rawValue
      let resistance = node.contentCompressionResistancePriority(for: axis).rawValue
      add("\(axis) \(hugging) \(resistance)", hugging != 250 || resistance != 750)
    }
    return words
  }

  private func root(_ node: ViewNode) -> ViewNode {
    sequence(first: node, next: \.superview).reduce(node) { $1 }
  }

  private func special(_ node: ViewNode) -> [String] {
    var words: [String] = []
    if let label = node as? LabelNode {
      words.append("\(label.numberOfLines) lines \(label.font.pointSize)")
      if label.adjustsFontSizeToFitWidth { words.append("shrinks \(label.minimumScaleFactor)") }
      if label.adjustsFontForContentSizeCategory { words.append("scales") }
    }
    if let stack = node as? StackNode {
      words.append("\(stack.axis) \(stack.spacing) \(stack.alignment) \(stack.distribution)")
    }
    if let scroll = node as? ScrollNode {
      if scroll.showsVerticalScrollIndicator { words.append("indicator") }
      if scroll.showsHorizontalScrollIndicator { words.append("horizontal indicator") }
      words.append("\(scroll.contentInsetAdjustmentBehavior)")
      if scroll.isPagingEnabled { words.append("pages") }
      if !scroll.isScrollEnabled { words.append("fixed") }
    }
    if let indicator = node as? ActivityIndicatorNode, indicator.hidesWhenStopped {
      words.append("hides when stopped")
    }
    if let control = node as? Control {
      if !control.isEnabled { words.append("disabled") }
      if control.isSelected { words.append("selected") }
    }
    if let input = node as? InputNode {
      words.append("\(input.keyboardType) \(input.returnKeyType) \(input.autocorrectionType)")
      words.append("\(input.autocapitalizationType) \(input.clearButtonMode)")
    }
    return words
  }
}
