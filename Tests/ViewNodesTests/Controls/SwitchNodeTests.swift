// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@Suite("Switch") struct SwitchNodeTests {
  @Test("is always 51 × 31 points, with an alignment rectangle of 49 × 31") func size() {
    let node = SwitchNode(frame: CGRect(x: 10, y: 20, width: 300, height: 5))
    #expect(node.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
    node.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(node.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
    node.bounds = CGRect(x: 0, y: 0, width: 3, height: 4)
    #expect(node.bounds.size == CGSize(width: 51, height: 31))
    #expect(node.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(node.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    #expect(node.alignmentRectInsets == EdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
    #expect(SwitchNode(frame: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).frame.minX == 0)
  }

  @Test("setting it sends no event") func silent() {
    let node = SwitchNode()
    var count = 0
    node.addAction(for: .allEvents) { count += 1 }
    node.isOn = true
    node.setOn(false, animated: true)
    #expect(!node.isOn)
    #expect(count == 0)
  }

  @Test("the thumb is on the left when off and on the right when on") func thumb() {
    let node = SwitchNode()
    #expect(thumbs(node) == [CGRect(x: 2, y: 2, width: 27, height: 27)])
    node.isOn = true
    #expect(thumbs(node) == [CGRect(x: 22, y: 2, width: 27, height: 27)])
  }

  @Test("the track is green when on and gray when off, or has its own color") func colours() {
    let node = SwitchNode()
    #expect(RecordingContext(node).fills.first?.color == .secondarySystemFill)
    node.isOn = true
    #expect(RecordingContext(node).fills.first?.color == .systemGreen)
    #expect(RecordingContext(node).fills.last?.color == .white)
    node.onTintColor = .red
    node.thumbTintColor = .yellow
    #expect(RecordingContext(node).fills.first?.color == .red)
    #expect(RecordingContext(node).fills.last?.color == .yellow)
    #expect(
      RecordingContext(node).fills.first?.shape
        == .rectangle(CGRect(x: 0, y: 0, width: 51, height: 31), cornerRadius: 15.5))
  }

  @Test("a disabled switch is half transparent, and its thumb has a soft shadow") func disabled() {
    let node = SwitchNode()
    #expect(RecordingContext(node).opacities.isEmpty)
    #expect(RecordingContext(node).shadows.count == 2)
    node.isEnabled = false
    #expect(RecordingContext(node).opacities == [0.5])
  }

  private func thumbs(_ node: SwitchNode) -> [CGRect] {
    RecordingContext(node).fills.dropFirst().map(\.bounds)
  }
}
