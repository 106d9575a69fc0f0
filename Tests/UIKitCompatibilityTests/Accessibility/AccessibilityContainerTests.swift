// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

/// A chart that draws bars, each of which is an element.
private final class Chart: UIView {
  private(set) lazy var bars: [UIAccessibilityElement] = (0..<3).map { index in
    let bar = UIAccessibilityElement(accessibilityContainer: self)
    bar.accessibilityLabel = "Bar \(index)"
    bar.accessibilityValue = "\(index * 10)"
    bar.accessibilityTraits = .image
    bar.accessibilityFrameInContainerSpace = CGRect(
      x: CGFloat(index) * 20, y: 0, width: 10, height: 40)
    return bar
  }

  override func accessibilityElementCount() -> Int { bars.count }
  override func accessibilityElement(at index: Int) -> Any? {
    bars.indices.contains(index) ? bars[bars.count - 1 - index] : nil
  }
  override func index(ofAccessibilityElement element: Any) -> Int {
    bars.firstIndex { $0 === element as AnyObject }.map { bars.count - 1 - $0 } ?? NSNotFound
  }
}

private final class Odd: UIView {
  let count: Int
  init(_ count: Int) {
    self.count = count
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override func accessibilityElementCount() -> Int { count }
  override func accessibilityElement(at index: Int) -> Any? { index == 5 ? self : nil }
}

@Suite("Containers of accessibility elements")
struct AccessibilityContainerTests {
  @Test("a container that overrides the methods is read in their order")
  func order() {
    let chart = Chart(frame: CGRect(x: 10, y: 20, width: 60, height: 40))
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let title = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    title.text = "Title"
    root.addSubview(title)
    root.addSubview(chart)
    chart.addSubview(UISwitch())
    #expect(
      root.accessibilityTree() == """
        text "Title"
        image "Bar 2" = "20"
        image "Bar 1" = "10"
        image "Bar 0" = "0"

        """)
    #expect(chart.index(ofAccessibilityElement: chart.bars[0]) == 2)
    #expect(chart.bars[1].accessibilityFrame == CGRect(x: 30, y: 20, width: 10, height: 40))
    #expect(chart.bars[1].accessibilityContainer === chart)
    chart.bars[1].accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(chart.bars[1].accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    chart.bars[1].isAccessibilityElement = false
    #expect(!root.accessibilityTree().contains("Bar 1"))
  }

  @Test("by default, the methods return the elements of the list")
  func defaults() {
    let (view, first, second) = (UIView(), UIView(), UIView())
    #expect(view.accessibilityElementCount() == 0 && view.accessibilityElement(at: 0) == nil)
    #expect(view.index(ofAccessibilityElement: first) == NSNotFound)
    view.accessibilityElements = [first, second]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? UIView === second)
    #expect(view.accessibilityElement(at: -1) == nil && view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: second) == 1)
  }

  @Test("containers with impossible numbers, or that contain themselves, are read to an end")
  func hostile() {
    for count in [Int.min, -1, 0, NSNotFound] {
      let odd = Odd(count)
      let button = UIButton(type: .system)
      button.setTitle("Inside", for: .normal)
      odd.addSubview(button)
      #expect(odd.accessibilityTree() == "button \"Inside\"\n")
    }
    #expect(Odd(Int.max - 1).accessibilityTree().isEmpty)
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Loop"
    view.accessibilityElements = [view]
    #expect(view.accessibilityOrder.count == 2)
  }

  @Test("a view can say where assistive apps find it")
  func frames() {
    final class Big: UIView {
      override var accessibilityFrame: CGRect {
        get { super.accessibilityFrame.insetBy(dx: -10, dy: -10) }
        set { super.accessibilityFrame = newValue }
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Big(frame: CGRect(x: 20, y: 20, width: 10, height: 10))
    root.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 10, y: 10, width: 30, height: 30))
    view.accessibilityFrame = CGRect(x: 50, y: 50, width: 20, height: 20)
    #expect(view.accessibilityFrame == CGRect(x: 40, y: 40, width: 40, height: 40))
    #expect(view.frame.minX == 20)
  }

  @Test("a list that is made anew each time is requested as often as a short one")
  func madeAnew() {
    final class Many: UIView {
      var requests = 0
      override var accessibilityElements: [Any]? {
        get {
          requests += 1
          return subviews
        }
        set {}
      }
    }
    func requests(_ count: Int) -> Int {
      let many = Many(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      for index in 0..<count {
        let label = UILabel(frame: CGRect(x: 0, y: index, width: 10, height: 10))
        label.text = "\(index)"
        many.addSubview(label)
      }
      #expect(many.accessibilityTree().contains("\(count - 1)"))
      return many.requests
    }
    #expect(requests(200) == requests(2))
  }

  @Test("the frame of an element in its container replaces one on the screen")
  func replacedFrame() {
    let container = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let element = UIAccessibilityElement(accessibilityContainer: container)
    element.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    element.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(element.accessibilityFrame == CGRect(x: 15, y: 25, width: 10, height: 10))
  }
}
