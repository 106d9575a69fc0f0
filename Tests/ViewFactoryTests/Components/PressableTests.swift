// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewNodes

@testable import ViewComponents

/// A control that counts presses.
private final class CountingPressable: PressableNode {
  var presses = 0

  override func didPress() { presses += 1 }
}

@Suite("Pressable components and inputs of fields")
struct PressableTests {
  private let style = ComponentStyle()

  @Test(
    "a small control is touched in 44 points of width and height around its middle",
    arguments: [
      (20, 60, -12, 0, true), (20, 60, -12.5, 0, false), (20, 60, 31.5, 0, true),
      (20, 60, 32, 0, false), (20, 60, 10, -0.5, false), (20, 60, 10, 59.5, true),
      (60, 20, 0, -12, true), (60, 20, 0, -12.5, false), (60, 20, 0, 31.5, true),
      (60, 20, -0.5, 10, false), (44, 44, 0, 0, true), (44, 44, -0.5, 0, false),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, Bool)])
  func reach(width: CGFloat, height: CGFloat, x: CGFloat, y: CGFloat, isInside: Bool) {
    let control = PressableNode(frame: CGRect(x: 0, y: 0, width: width, height: height))
    #expect(control.point(inside: CGPoint(x: x, y: y), with: nil) == isInside)
  }

  @Test("touches on what a control contains are its own")
  func hits() {
    let control = PressableNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let inner = Control(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    control.addSubview(inner)
    #expect(control.hitTest(CGPoint(x: 15, y: 15), with: nil) === control)
    #expect(control.hitTest(CGPoint(x: 80, y: 40), with: nil) === control)
    #expect(control.hitTest(CGPoint(x: 120, y: 15), with: nil) == nil)
    control.isHidden = true
    #expect(control.hitTest(CGPoint(x: 15, y: 15), with: nil) == nil)
    control.isHidden = false
    control.isUserInteractionEnabled = false
    #expect(control.hitTest(CGPoint(x: 15, y: 15), with: nil) == nil)
  }

  @Test("a control fades while it is touched, and more while it is disabled")
  func fading() {
    let control = PressableNode(frame: .zero)
    #expect(control.alpha == 1 && !control.translatesAutoresizingMaskIntoConstraints)
    for (isEnabled, isHighlighted, alpha) in [
      (true, true, 0.6), (true, false, 1), (false, false, 0.4), (false, true, 0.4),
    ] as [(Bool, Bool, CGFloat)] {
      control.isEnabled = isEnabled
      control.isHighlighted = isHighlighted
      #expect(control.alpha == alpha)
    }
    control.isEnabled = true
    #expect(control.alpha == 0.6)
  }

  @Test("a control is read as a button, with its states")
  func traits() {
    let control = PressableNode(frame: .zero)
    #expect(control.isAccessibilityElement && control.accessibilityTraits == .button)
    control.isSelected = true
    #expect(control.accessibilityTraits == [.button, .selected])
    control.isEnabled = false
    #expect(control.accessibilityTraits == [.button, .selected, .notEnabled])
    control.accessibilityTraits = .link
    control.isSelected = false
    #expect(control.accessibilityTraits == [.link, .notEnabled])
  }

  @Test("a press calls the method before the action, and only if the finger is lifted inside")
  func pressing() {
    let control = CountingPressable(frame: CGRect(x: 50, y: 50, width: 100, height: 50))
    let root = ViewNode()
    root.addSubview(control)
    control.translatesAutoresizingMaskIntoConstraints = true
    let screen = Screen(size: CGSize(width: 300, height: 400), rootNode: root)
    screen.layoutIfNeeded()
    var events: [Int] = []
    control.addAction(for: .primaryActionTriggered) { [unowned control] in
      events.append(control.presses)
    }
    func press(lifted end: CGPoint) {
      let touches = screen.router.begin(at: [CGPoint(x: 60, y: 60)])
      #expect(control.alpha == 0.6)
      screen.router.move([(touch: touches[0], location: end)])
      screen.router.end(touches)
      #expect(control.alpha == 1)
    }
    press(lifted: CGPoint(x: 140, y: 90))
    #expect(events == [1])
    press(lifted: CGPoint(x: 60, y: 390))
    #expect(events == [1] && control.presses == 1)
    control.isEnabled = false
    let touches = screen.router.begin(at: [CGPoint(x: 60, y: 60)])
    screen.router.end(touches)
    #expect(control.presses == 1)
  }

  @Test("inputs for words and passwords have the keyboards for them")
  func keyboards() {
    let factory = FieldFactory(style: style)
    let search = factory.search(placeholder: "Words")
    #expect(search.returnKeyType == .search && search.autocorrectionType == .no)
    #expect(search.clearButtonMode == .whileEditing && search.leftViewMode == .always)
    #expect(search.leftView is MagnifyingGlassNode && !search.isSecureTextEntry)
    #expect(search.leftView?.tintColor == style.viewFactoryColor.inputPlaceholder)
    let password = factory.password(placeholder: "At least 8")
    #expect(password.isSecureTextEntry && password.textContentType == .password)
    #expect(password.autocapitalizationType == .none && password.autocorrectionType == .no)
    #expect(password.rightView is PasswordVisibilityButton && password.rightViewMode == .always)
    #expect(password.rightView?.frame.size == CGSize(width: 44, height: 44))
    #expect(password.placeholder == "At least 8" && password.accessibilityLabel == "At least 8")
  }

  @Test("the help and the error of a field are read with what it holds")
  func hints() {
    let input = FieldNode(title: "a", input: InputNode(), help: "Help", style: style)
    let area = TextAreaFieldNode(placeholder: "p", style: style)
    let select = SelectNode(title: "s", options: ["x", "y"], prompt: "p", style: style)
    let fields: [(FieldNode, ViewNode, () -> Bool)] = [
      (input, input.input, { input.input.layer.borderWidth == 2 }),
      (
        FieldNode(title: "b", textArea: area, help: "Help", style: style), area.textArea,
        { area.isInvalid }
      ),
      (
        FieldNode(title: "c", select: select, help: "Help", style: style), select.field,
        { select.isInvalid }
      ),
    ]
    for (field, held, isInvalid) in fields {
      let message = field.arrangedSubviews.last as? LabelNode
      #expect(held.accessibilityHint == "Help" && message?.text == "Help" && !isInvalid())
      #expect(message?.textColor == style.viewFactoryColor.labelHint)
      field.error = "Error"
      #expect(held.accessibilityHint == "Error" && message?.text == "Error" && isInvalid())
      #expect(message?.textColor == style.viewFactoryColor.error && message?.isHidden == false)
      field.help = nil
      field.error = nil
      #expect(held.accessibilityHint == nil && message?.isHidden == true && !isInvalid())
      #expect(!field.titleLabel.isAccessibilityElement && message?.isAccessibilityElement == false)
      field.help = "More"
      #expect(held.accessibilityHint == "More" && message?.isHidden == false)
      field.help = ""
      #expect(message?.isHidden == true)
      field.validation = { $0.isEmpty ? "Empty" : nil }
      #expect(!field.validate() && field.error == "Empty")
      field.text = "y"
      #expect(field.text == "y" && field.validate() && field.error == nil)
    }
    #expect(area.text == "y" && select.selectedIndex == 1 && input.input.text == "y")
  }

  @Test("a carousel turns by pages, and its dots change in the middle between two")
  func carousel() {
    let pages = (0..<3).map { _ in ViewNode() }
    let carousel = CarouselNode(views: pages, style: style)
    let scroll = carousel.scroll
    #expect(scroll.isPagingEnabled && !scroll.showsHorizontalScrollIndicator)
    #expect(scroll.contentInsetAdjustmentBehavior == .never)
    #expect(carousel.pageControl.numberOfPages == 3)
    #expect(carousel.pageControl.pageIndicatorTintColor == style.viewFactoryColor.border)
    #expect(carousel.pageControl.currentPageIndicatorTintColor == style.viewFactoryColor.accent)
    // Without a width, no page is nearer than another.
    carousel.pageControl.currentPage = 1
    carousel.scrollViewDidScroll(scroll)
    #expect(carousel.currentPage == 1)
    let root = ViewNode()
    root.addSubview(carousel)
    carousel.widthAnchor.constraint(equalToConstant: 200).isActive = true
    carousel.heightAnchor.constraint(equalToConstant: 100).isActive = true
    for (direction, offsets) in [
      (TraitEnvironmentLayoutDirection.leftToRight, [0, 99, 100, 299, 300, 400]),
      (.rightToLeft, [400, 300, 299, 100, 99, 0]),
    ] as [(TraitEnvironmentLayoutDirection, [CGFloat])] {
      root.traitOverrides.layoutDirection = direction
      root.layoutIfNeeded()
      scroll.contentOffset.x = 200
      let shown = offsets.map { offset in
        scroll.contentOffset.x = offset
        return carousel.currentPage
      }
      #expect(shown == [0, 0, 1, 1, 2, 2])
    }
  }
}
