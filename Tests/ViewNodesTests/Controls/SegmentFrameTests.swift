// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes

@Suite("Frames and looks of segments")
struct SegmentFrameTests {
  private func control(
    _ widths: [CGFloat], width: CGFloat = 300, isRightToLeft: Bool = false
  ) -> SegmentedControlNode {
    let control = SegmentedControlNode(items: widths.map { _ in "A" })
    for (index, width) in widths.enumerated() { control.setWidth(width, forSegmentAt: index) }
    control.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    control.bounds = CGRect(x: 10, y: 20, width: width, height: 32)
    control.layoutIfNeeded()
    return control
  }

  private func pictures(_ control: SegmentedControlNode) -> [ImageNode] {
    control.subviews.compactMap { $0 as? ImageNode }
  }

  private func labels(_ control: SegmentedControlNode) -> [LabelNode] {
    control.subviews.compactMap { $0 as? LabelNode }
  }

  @Test(
    "segments without a width share what the others leave, and all share it if each has one",
    arguments: [
      ([0, 0, 0], [100, 100, 100]), ([60, 0, 0], [60, 120, 120]), ([60, 0, 90], [60, 150, 90]),
      ([50, 60, 70], [90, 100, 110]), ([200, 0, 150], [200, 0, 150]), ([100, 200], [100, 200]),
    ] as [([CGFloat], [CGFloat])], [false, true])
  func frames(_ widths: ([CGFloat], [CGFloat]), isRightToLeft: Bool) {
    let control = control(widths.0, isRightToLeft: isRightToLeft)
    var x: CGFloat = isRightToLeft ? 310 : 10
    for (index, width) in widths.1.enumerated() {
      if isRightToLeft { x -= width }
      let frame = CGRect(x: x, y: 20, width: width, height: 32)
      #expect(pictures(control)[index].frame == frame)
      #expect(labels(control)[index].frame == frame.insetBy(dx: min(2, width / 2), dy: 0))
      if !isRightToLeft { x += width }
    }
  }

  @Test(
    "a point belongs to the segment that begins there", arguments: [false, true])
  func points(isRightToLeft: Bool) {
    let control = control([60, 90, 150], isRightToLeft: isRightToLeft)
    let places: [(CGFloat, Int?)] =
      isRightToLeft
      ? [
        (9.9, nil), (10, 2), (159.9, 2), (160, 1), (249.9, 1), (250, 0), (309.9, 0), (310, nil),
      ]
      : [(9.9, nil), (10, 0), (69.9, 0), (70, 1), (159.9, 1), (160, 2), (309.9, 2), (310, nil)]
    for (x, segment) in places {
      #expect(control.segment(at: CGPoint(x: x, y: 25)) == segment, "\(x)")
    }
  }

  @Test("lines separate segments that aren't chosen", arguments: [false, true])
  func lines(isRightToLeft: Bool) {
    let control = control([60, 60, 60, 120], isRightToLeft: isRightToLeft)
    let edges: [CGFloat] = isRightToLeft ? [250, 190, 130] : [70, 130, 190]
    for (chosen, shown) in [
      (-1, [0, 1, 2]), (0, [1, 2]), (1, [2]), (2, [0]), (3, [0, 1]),
    ] {
      control.selectedSegmentIndex = chosen
      let context = RecordingContext(control)
      let lines = context.fills.filter { $0.color == .separator }
      let expected: [BezierPath.Shape?] = shown.map { index in
        BezierPath.Shape.rectangle(
          CGRect(x: edges[index] - 0.5, y: 28, width: 1, height: 16), cornerRadius: 0.5)
      }
      #expect(lines.map(\.shape) == expected, "\(chosen)")
      #expect(
        context.fills.first?.shape == .rectangle(control.bounds, cornerRadius: 9))
      #expect(context.shadows.isEmpty == (chosen < 0))
    }
    control.selectedSegmentTintColor = .yellow
    #expect(RecordingContext(control).fills.last?.color == .yellow)
  }

  @Test("the natural width is that of equal segments, of explicit widths, or of the content")
  func naturalWidth() {
    func image(_ width: CGFloat) -> Image {
      Image(content: .figures([]), size: CGSize(width: width, height: 10))
    }
    let control = SegmentedControlNode(images: [image(40), image(15), image(25.1)])
    func width() -> CGFloat { control.intrinsicContentSize.width }
    #expect(width() == 180)
    control.setWidth(50, forSegmentAt: 1)
    #expect(width() == 170)
    control.setWidth(100, forSegmentAt: 1)
    #expect(width() == 300)
    control.apportionsSegmentWidthsByContent = true
    #expect(near(width(), 60 + 100 + 136 / 3))
    control.setWidth(0, forSegmentAt: 1)
    #expect(near(width(), 60 + 35 + 136 / 3))
    control.removeAllSegments()
    #expect(control.intrinsicContentSize == CGSize(width: 0, height: 32))
  }

  @Test("segments are inserted at the nearest position, and a selection stays with its segment")
  func insertions() {
    let control = SegmentedControlNode(items: ["B"])
    func titles() -> String {
      (0..<control.numberOfSegments).compactMap { control.titleForSegment(at: $0) }.joined()
    }
    control.insertSegment(withTitle: "A", at: -3, animated: false)
    control.insertSegment(withTitle: "D", at: 99, animated: false)
    #expect(titles() == "ABD" && control.selectedSegmentIndex == -1)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "C", at: 2, animated: false)
    #expect(titles() == "ABCD" && control.selectedSegmentIndex == 1)
    control.insertSegment(withTitle: "x", at: 1, animated: false)
    #expect(titles() == "AxBCD" && control.selectedSegmentIndex == 2)
    control.removeSegment(at: 3, animated: false)
    #expect(titles() == "AxBD" && control.selectedSegmentIndex == 2)
    control.removeSegment(at: 1, animated: false)
    #expect(titles() == "ABD" && control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    control.removeSegment(at: 0, animated: false)
    #expect(titles() == "D" && control.selectedSegmentIndex == -1)
  }

  @Test("titles and images fade to 30 % while their segment or the whole control is disabled")
  func colors() {
    let control = control([0, 0, 0])
    control.setImage(Image(systemName: "book"), forSegmentAt: 2)
    control.setTitleTextAttributes(TextAttributes(foregroundColor: .red), for: .normal)
    let faded = Color.red.withAlphaComponent(0.3)
    func expect(_ colors: [Color]) {
      #expect(labels(control).map(\.textColor) == colors)
      #expect(pictures(control).map(\.tintColor) == colors)
    }
    expect([.red, .red, .red])
    control.setEnabled(false, forSegmentAt: 1)
    expect([.red, faded, .red])
    control.isEnabled = false
    expect([faded, faded, faded])
    control.setTitleTextAttributes(TextAttributes(foregroundColor: .blue), for: .selected)
    control.isEnabled = true
    control.selectedSegmentIndex = 2
    expect([.red, faded, .blue])
    #expect(pictures(control).map { $0.image == nil } == [true, true, false])
    #expect(pictures(control).allSatisfy { $0.contentMode == .center })
    #expect(labels(control).allSatisfy { $0.textAlignment == .center })
  }

  @Test("attributes of the selected state add to those of the normal one")
  func attributes() {
    let control = control([0, 0])
    control.selectedSegmentIndex = 1
    control.setTitleTextAttributes(TextAttributes(font: .systemFont(ofSize: 20)), for: .normal)
    #expect(labels(control).map(\.font.pointSize) == [20, 20])
    control.setTitleTextAttributes(TextAttributes(foregroundColor: .red), for: .selected)
    #expect(labels(control).map(\.font.pointSize) == [20, 20])
    #expect(labels(control).map(\.textColor) == [.label, .red])
    control.setTitleTextAttributes(TextAttributes(font: .systemFont(ofSize: 9)), for: .selected)
    #expect(labels(control).map(\.font.pointSize) == [20, 9])
    #expect(labels(control).map(\.textColor) == [.label, .label])
    #expect(control.titleTextAttributes(for: .selected)?.font?.pointSize == 9)
    #expect(control.titleTextAttributes(for: .disabled) == nil)
    control.setTitleTextAttributes(nil, for: .normal)
    control.setTitleTextAttributes(nil, for: .selected)
    #expect(
      labels(control).map(\.font) == [
        .systemFont(ofSize: 13, weight: .medium), .systemFont(ofSize: 13, weight: .semibold),
      ])
  }

  @Test("a momentary control forgets each choice after its event, and chooses the same again")
  func momentary() {
    let control = control([0, 0])
    control.isMomentary = true
    var seen: [Int] = []
    control.addAction(for: .valueChanged) { [unowned control] in
      seen.append(control.selectedSegmentIndex)
    }
    control.choose(1)
    control.choose(1)
    control.isEnabled = false
    control.choose(0)
    #expect(seen == [1, 1] && control.selectedSegmentIndex == -1)
    control.isEnabled = true
    control.isMomentary = false
    control.choose(0)
    control.choose(0)
    #expect(seen == [1, 1, 0] && control.selectedSegmentIndex == 0)
  }
}
