// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@Suite("Sizes and touches of controls")
struct ControlSizeTests {
  @Test("controls of a fixed size fit their own size, whatever is offered")
  func fixed() {
    let offer = CGSize(width: 210, height: 7)
    #expect(StepperNode().sizeThatFits(offer) == CGSize(width: 94, height: 32))
    #expect(SwitchNode().sizeThatFits(offer) == CGSize(width: 51, height: 31))
    #expect(
      ActivityIndicatorNode(style: .medium).sizeThatFits(offer) == CGSize(width: 20, height: 20))
    #expect(
      ActivityIndicatorNode(style: .large).sizeThatFits(offer) == CGSize(width: 37, height: 37))
    let pages = PageControlNode()
    pages.numberOfPages = 3
    #expect(pages.sizeThatFits(offer) == CGSize(width: 74.5, height: 26))
    pages.direction = .topToBottom
    #expect(pages.sizeThatFits(offer) == CGSize(width: 26, height: 74.5))
    #expect(pages.size(forNumberOfPages: -4) == CGSize(width: 26, height: 22))
  }

  @Test("sliders and progress bars keep their width, or take the offered one if they have none")
  func flexible() {
    let offer = CGSize(width: 210, height: 7)
    let slider = SliderNode(frame: CGRect(x: 0, y: 0, width: 120, height: 50))
    #expect(slider.sizeThatFits(offer) == CGSize(width: 120, height: 31))
    #expect(SliderNode().sizeThatFits(offer) == CGSize(width: 210, height: 31))
    let bar = ProgressNode(frame: CGRect(x: 0, y: 0, width: 120, height: 50))
    let height = bar.intrinsicContentSize.height
    #expect(height > 0)
    #expect(bar.sizeThatFits(offer) == CGSize(width: 120, height: height))
    #expect(ProgressNode().sizeThatFits(offer) == CGSize(width: 210, height: height))
  }

  @Test("segments are made from images, and can be disabled and widened one by one")
  func segments() {
    let wide = Image(content: .figures([]), size: CGSize(width: 40, height: 10))
    let narrow = Image(content: .figures([]), size: CGSize(width: 15, height: 12))
    let control = SegmentedControlNode(images: [wide, narrow])
    #expect(control.numberOfSegments == 2)
    #expect(control.imageForSegment(at: 0) == wide && control.imageForSegment(at: 1) == narrow)
    #expect(control.frame.size == control.intrinsicContentSize && control.frame.width >= 80)
    #expect(control.isEnabledForSegment(at: 0) && control.isEnabledForSegment(at: 1))
    control.setEnabled(false, forSegmentAt: 1)
    #expect(control.isEnabledForSegment(at: 0) && !control.isEnabledForSegment(at: 1))
    #expect(control.widthForSegment(at: 1) == 0)
    control.setWidth(70, forSegmentAt: 1)
    #expect(control.widthForSegment(at: 1) == 70 && control.widthForSegment(at: 0) == 0)
    control.setWidth(.nan, forSegmentAt: 1)
    #expect(control.widthForSegment(at: 1) == 70)
    control.setWidth(-3, forSegmentAt: 1)
    #expect(control.widthForSegment(at: 1) == 0)
  }

  @Test("segments that don't exist are ignored", arguments: [-1, 2])
  func missingSegments(index: Int) {
    let control = SegmentedControlNode(items: ["A", "B"])
    control.setTitle("C", forSegmentAt: index)
    control.setImage(Image(), forSegmentAt: index)
    control.setWidth(40, forSegmentAt: index)
    control.setEnabled(false, forSegmentAt: index)
    control.removeSegment(at: index, animated: false)
    #expect(control.numberOfSegments == 2)
    #expect((0...1).map { control.titleForSegment(at: $0) } == ["A", "B"])
    #expect(control.titleForSegment(at: index) == nil)
    #expect(control.imageForSegment(at: index) == nil)
    #expect(control.widthForSegment(at: index) == 0)
    #expect(!control.isEnabledForSegment(at: index))
  }

  @Test("a title replaces an image and an image a title")
  func replaced() {
    let control = SegmentedControlNode(items: ["A", "B"])
    control.setImage(Image(systemName: "book"), forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == nil)
    #expect(control.imageForSegment(at: 0) != nil)
    control.setTitle("C", forSegmentAt: 0)
    #expect(control.titleForSegment(at: 0) == "C")
    #expect(control.imageForSegment(at: 0) == nil)
  }

  @Test("a touch beside the segments chooses none")
  func outside() {
    let fingers = Fingers()
    let control = SegmentedControlNode(items: ["A", "B"])
    control.frame = CGRect(x: 50, y: 50, width: 100, height: 32)
    fingers.root.addSubview(control)
    fingers.root.layoutIfNeeded()
    fingers.tap(CGPoint(125, 60))
    #expect(control.selectedSegmentIndex == 1)
    let touches = fingers.down(CGPoint(60, 60))
    fingers.move(touches, to: CGPoint(60, 250))
    fingers.up(touches)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test("a switch turns on a tap and on a drag to the other side, but not on one that returns")
  func switchDrags() {
    let fingers = Fingers()
    let control = SwitchNode()
    control.frame.origin = CGPoint(100, 100)
    fingers.root.addSubview(control)
    var events = 0
    control.addAction(for: .valueChanged) { events += 1 }
    fingers.tap(CGPoint(110, 110))
    #expect(control.isOn && events == 1)
    // A drag toward the side where the thumb is already.
    var touches = fingers.down(CGPoint(110, 110))
    fingers.move(touches, to: CGPoint(140, 110))
    fingers.up(touches)
    #expect(control.isOn && events == 1)
    touches = fingers.down(CGPoint(140, 110))
    fingers.move(touches, to: CGPoint(105, 110))
    fingers.up(touches)
    #expect(!control.isOn && events == 2)
    // Too short for a drag, and it ends far below the switch.
    touches = fingers.down(CGPoint(110, 110))
    fingers.move(touches, to: CGPoint(119, 290))
    fingers.up(touches)
    #expect(!control.isOn && events == 2)
  }

  @Test("a page control turns toward the touch, and ignores one that leaves it")
  func pageTouches() {
    let fingers = Fingers()
    let control = fingers.node(PageControlNode(), x: 100, y: 100)
    control.numberOfPages = 5
    control.currentPage = 2
    fingers.tap(CGPoint(180, 150))
    #expect(control.currentPage == 3)
    fingers.tap(CGPoint(120, 150))
    #expect(control.currentPage == 2)
    let touches = fingers.down(CGPoint(120, 150))
    fingers.move(touches, to: CGPoint(120, 295))
    fingers.move(touches, to: CGPoint(20, 295))
    fingers.up(touches)
    #expect(control.currentPage == 2)
    control.direction = .bottomToTop
    fingers.tap(CGPoint(180, 120))
    #expect(control.currentPage == 3)
  }

  @Test("a stepper that isn't continuous sends one event when its touch is cancelled")
  func cancelledStepper() {
    let fingers = Fingers()
    let control = StepperNode()
    control.frame.origin = CGPoint(100, 100)
    control.isContinuous = false
    fingers.root.addSubview(control)
    var events = 0
    control.addAction(for: .valueChanged) { events += 1 }
    let touches = fingers.down(CGPoint(180, 110))
    fingers.wait(1.2)
    #expect(control.value > 0 && events == 0)
    fingers.router.cancel(touches)
    #expect(events == 1)
    let value = control.value
    fingers.wait(2)
    #expect(control.value == value)
  }

  @Test("a stepper ignores limits and steps that aren't finite")
  func stepperLimits() {
    let control = StepperNode()
    for number in [Double.nan, .infinity, -.infinity] {
      control.minimumValue = number
      control.maximumValue = number
      control.stepValue = number
    }
    control.stepValue = 0
    control.stepValue = -2
    #expect(control.minimumValue == 0 && control.maximumValue == 100 && control.stepValue == 1)
  }

  @Test("an image view shows the first image of its animation while it is animating")
  func animation() {
    let still = Image(content: .figures([]), size: CGSize(width: 10, height: 11))
    let first = Image(content: .figures([]), size: CGSize(width: 20, height: 21))
    let next = Image(content: .figures([]), size: CGSize(width: 30, height: 31))
    let view = ImageNode(image: still)
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = [first, next]
    #expect(!view.isAnimating && view.intrinsicContentSize == still.size)
    view.startAnimating()
    #expect(view.isAnimating && view.intrinsicContentSize == first.size)
    view.animationImages = [next]
    #expect(view.intrinsicContentSize == next.size && view.sizeThatFits(.zero) == next.size)
    view.animationImages = []
    #expect(view.shownImage == still)
    view.animationImages = [first]
    view.stopAnimating()
    #expect(!view.isAnimating && view.shownImage == still)
    view.stopAnimating()
    #expect(view.shownImage == still)
    view.image = nil
    #expect(view.sizeThatFits(CGSize(width: 5, height: 6)) == .zero)
  }

  @Test("a control is inside its touch only while the finger is near it")
  func touchInside() {
    let fingers = Fingers()
    let control = fingers.node(Control(), x: 20, y: 20)
    #expect(!control.isTouchInside && !control.isTracking)
    let touches = fingers.down(CGPoint(50, 50))
    #expect(control.isTouchInside && control.isTracking)
    fingers.move(touches, to: CGPoint(50, 290))
    #expect(!control.isTouchInside && control.isTracking)
    fingers.move(touches, to: CGPoint(60, 60))
    #expect(control.isTouchInside)
    fingers.up(touches)
    #expect(!control.isTouchInside && !control.isTracking)
  }
}
