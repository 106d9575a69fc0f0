// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@Suite("Segmented control") struct SegmentedControlNodeTests {
  private func control() -> SegmentedControlNode {
    let control = SegmentedControlNode(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    return control
  }

  private func titles(_ control: SegmentedControlNode) -> [String?] {
    (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
  }

  @Test("is 32 points high, with segments of equal width") func size() {
    let control = control()
    control.layoutIfNeeded()
    #expect(control.intrinsicContentSize.height == 32)
    let middles = control.subviews.compactMap { $0 as? LabelNode }.map(\.frame.midX)
    #expect(middles == [50, 150, 250])
    control.setWidth(200, forSegmentAt: 0)
    control.layoutIfNeeded()
    #expect(control.subviews.compactMap { $0 as? LabelNode }.map(\.frame.midX) == [100, 225, 275])
  }

  @Test("nothing is selected at first, and only existing segments can be") func selection() {
    let control = control()
    #expect(control.selectedSegmentIndex == SegmentedControlNode.noSegment)
    control.selectedSegmentIndex = 1
    control.selectedSegmentIndex = 7
    control.selectedSegmentIndex = -4
    #expect(control.selectedSegmentIndex == 1)
    control.selectedSegmentIndex = SegmentedControlNode.noSegment
    #expect(control.selectedSegmentIndex == -1)
  }

  @Test("inserting and removing keeps the same segment selected") func changes() {
    let control = control()
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect(titles(control) == ["Zero", "One", "Two", "Three"])
    control.removeSegment(at: 0, animated: false)
    control.removeSegment(at: 9, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == -1)
    #expect(titles(control) == ["One", "Three"])
    control.setTitle("1", forSegmentAt: 0)
    control.setImage(Image(systemName: "star"), forSegmentAt: 1)
    #expect(titles(control) == ["1", nil])
    #expect(control.imageForSegment(at: 1) != nil)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(control.subviews.isEmpty)
  }

  @Test("selecting by touch sends one event") func choosing() {
    let control = control()
    var count = 0
    control.addAction(for: .valueChanged) { count += 1 }
    control.choose(2)
    control.choose(2)
    control.setEnabled(false, forSegmentAt: 0)
    control.choose(0)
    control.choose(8)
    #expect(control.selectedSegmentIndex == 2)
    #expect(count == 1)
    control.isMomentary = true
    control.choose(1)
    #expect(control.selectedSegmentIndex == -1)
    #expect(count == 2)
    #expect(control.segment(at: CGPoint(x: 150, y: 5)) == 1)
    #expect(control.segment(at: CGPoint(x: 500, y: 5)) == nil)
  }

  @Test(
    "the selected segment has a capsule, white or gray in the dark appearance, and a heavier title")
  func looks() throws {
    let control = control()
    #expect(RecordingContext(control).shadows.isEmpty)
    control.selectedSegmentIndex = 0
    let capsule = try #require(RecordingContext(control).fills.last)
    #expect(
      capsule.shape
        == .rectangle(CGRect(x: 2, y: 2, width: 96, height: 28), cornerRadius: 7))
    for (style, color) in [(UserInterfaceStyle.light, "#FFFFFF"), (.dark, "#636366")] {
      #expect(
        capsule.color.resolvedColor(with: TraitCollection(userInterfaceStyle: style)).hexString
          == color)
    }
    let labels = control.subviews.compactMap { $0 as? LabelNode }
    #expect(labels.map(\.font.weight) == [.semibold, .medium, .medium])
    control.setTitleTextAttributes([.foregroundColor: Color.red], for: .selected)
    #expect(labels.map(\.textColor) == [.red, .label, .label])
  }

  @Test("segments keep explicit widths, even if they don't fit") func tooWide() {
    let control = control()
    for index in 0..<3 { control.setWidth(200, forSegmentAt: index) }
    control.layoutIfNeeded()
    #expect(
      control.subviews.compactMap { $0 as? LabelNode }.map(\.frame.midX) == [100, 300, 500])
  }

  @Test("segments as wide as their content have 10 points on both sides")
  func contentWidths() {
    let control = control()
    control.apportionsSegmentWidthsByContent = true
    control.frame.size.width = 0
    control.layoutIfNeeded()
    let labels = control.subviews.compactMap { $0 as? LabelNode }
    var x: CGFloat = 0
    for label in labels {
      let width = label.intrinsicContentSize.width + 20
      #expect(abs(label.frame.midX - (x + width / 2)) < 0.001)
      x += width
    }
    #expect(labels.count == 3)
  }
}
