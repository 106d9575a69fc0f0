// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@Suite("Slider") struct SliderNodeTests {
  @Test("defaults are UIKit's") func defaults() {
    let slider = SliderNode()
    #expect(slider.value == 0)
    #expect(slider.minimumValue == 0)
    #expect(slider.maximumValue == 1)
    #expect(slider.isContinuous)
    #expect(slider.intrinsicContentSize == CGSize(width: -1, height: 31))
  }

  @Test(
    "the value stays within its range",
    arguments: [(-1, 0), (0.25, 0.25), (2, 1), (.infinity, 1), (-.infinity, 0)] as [(Float, Float)])
  func clamping(set: Float, expected: Float) {
    let slider = SliderNode()
    slider.value = set
    #expect(slider.value == expected)
  }

  @Test("moving a limit moves the value and, if necessary, the other limit") func limits() {
    let slider = SliderNode()
    slider.value = 0.5
    slider.minimumValue = 0.75
    #expect(slider.value == 0.75)
    slider.maximumValue = 0.5
    #expect(slider.minimumValue == 0.5)
    #expect(slider.value == 0.5)
    slider.minimumValue = 3
    #expect(slider.maximumValue == 3)
    #expect(slider.value == 3)
  }

  @Test("invalid numbers have no effect") func notFinite() {
    let slider = SliderNode()
    slider.value = 0.5
    slider.value = .nan
    slider.minimumValue = .nan
    slider.maximumValue = .infinity
    #expect(slider.value == 0.5)
    #expect(slider.minimumValue == 0)
    #expect(slider.maximumValue == 1)
  }

  @Test("setting the value sends no event") func silent() {
    let slider = SliderNode()
    var count = 0
    slider.addAction(for: .allEvents) { count += 1 }
    slider.setValue(0.5, animated: true)
    #expect(count == 0)
  }

  @Test(
    "the thumb moves from edge to edge",
    arguments: [(0, 0), (0.5, 86), (1, 172)] as [(Float, CGFloat)])
  func thumb(value: Float, x: CGFloat) {
    let slider = SliderNode(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    slider.value = value
    let thumb = RecordingContext(slider).fills.last
    #expect(thumb?.bounds == CGRect(x: x, y: 1.5, width: 28, height: 28))
  }

  @Test("the track has the tint color up to the thumb") func track() {
    let slider = SliderNode(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    slider.value = 0.5
    let fills = RecordingContext(slider).fills
    #expect(fills[0].color == .systemFill)
    #expect(fills[1].color == .systemBlue)
    #expect(fills[1].bounds == CGRect(x: 2, y: 13.5, width: 98, height: 4))
    #expect(fills[0].bounds == CGRect(x: 100, y: 13.5, width: 98, height: 4))
    let capsule = BezierPath(
      roundedRect: CGRect(x: 2, y: 13.5, width: 196, height: 4), cornerRadius: 2)
    #expect(RecordingContext(slider).clipShapes == [capsule.shape])
    slider.minimumTrackTintColor = .red
    slider.maximumTrackTintColor = .green
    let tinted = RecordingContext(slider).fills
    #expect(tinted[0].color == .green)
    #expect(tinted[1].color == .red)
  }

  @Test("images at the ends reduce the length of the track") func images() {
    let slider = SliderNode(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    slider.minimumValueImage = Image(systemName: "minus")
    slider.maximumValueImage = Image(systemName: "plus")
    let drawn = RecordingContext(slider)
    #expect(drawn.pictures.map(\.rect.minX) == [0, 183])
    #expect(slider.trackRect(forBounds: slider.bounds).minX == 31)
    #expect(slider.trackRect(forBounds: slider.bounds).maxX == 169)
  }
}
