// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewNodes
import ViewTesting

@Suite("States of components")
struct ComponentStateTests {
  let factory: any ViewFactoryProtocol = ViewFactory(theme: .standard)

  private var color: any ViewFactoryColorProtocol { factory.viewFactoryColor }

  @Test("steps without titles are no accessibility element, and others begin with the first")
  func steps() {
    let empty = StepsNode()
    #expect(!empty.isAccessibilityElement)
    #expect(empty.accessibilityLabel == nil)
    #expect(Screen(showing: empty).aloud == "")
    let steps = StepsNode(titles: ["Cart", "Pay"])
    #expect(steps.isAccessibilityElement)
    #expect(steps.current == 0)
    #expect(steps.accessibilityLabel == "Cart")
    #expect(steps.accessibilityValue == "Step 1 of 2")
    #expect(
      steps.arrangedSubviews.compactMap { ($0 as? LabelNode)?.text } == ["Step 1 of 2: Cart"])
    #expect(Screen(showing: steps).aloud == "element \"Cart\" = \"Step 1 of 2\"\n")
  }

  @Test("the text of a text area can be edited and selected only while it is enabled")
  func textArea() {
    let field = factory.field.textArea(placeholder: "Write")
    let area = field.textArea
    func state() -> [Bool] { [area.isEditable, area.isSelectable, area.isUserInteractionEnabled] }
    #expect(state() == [true, true, true])
    #expect(area.accessibilityTraits == .none)
    field.isEnabled = false
    #expect(state() == [false, false, false])
    #expect(area.accessibilityTraits == .notEnabled)
    #expect(area.alpha == 0.4)
    field.isEnabled = true
    #expect(state() == [true, true, true])
    #expect(area.accessibilityTraits == .none)
    #expect(area.alpha == 1)
  }

  @Test("an error in a text area has precedence over its focus, and its border is 2 points wide")
  func textAreaBorder() throws {
    let field = factory.field.textArea(placeholder: "Write", characterLimit: 3)
    let layer = field.textArea.layer
    let screen = Screen(showing: field)
    func isBorder(_ color: Color, _ width: CGFloat) -> Bool {
      layer.borderColor == color && layer.borderWidth == width
    }
    #expect(isBorder(color.border, 1))
    field.text = "abcd"
    #expect(isBorder(color.error, 2))
    #expect(field.counterLabel.textColor == color.error)
    #expect(field.counterLabel.accessibilityLabel == "4 of 3 characters")
    field.text = "abc"
    #expect(isBorder(color.border, 1))
    try screen.tap(field.textArea)
    #expect(isBorder(color.focus, 2))
    field.isInvalid = true
    #expect(isBorder(color.error, 2))
    field.textArea.resignFirstResponder()
    #expect(isBorder(color.error, 2))
    field.isInvalid = false
    #expect(isBorder(color.border, 1))
    #expect(field.minimumLines == 3)
    #expect(field.maximumLines == 8)
    (field.minimumLines, field.maximumLines) = (2, 5)
    #expect(field.textArea.minimumLines == 2)
    #expect(field.minimumLines == 2)
    #expect(field.textArea.maximumLines == 5)
    #expect(field.maximumLines == 5)
  }

  @Test("a text area without a font of its own is as high as with the body font")
  func bodyFont() {
    func height(_ font: Font?) -> CGFloat {
      let area = GrowingTextAreaNode()
      area.font = font
      let screen = Screen(showing: area)
      screen.layoutIfNeeded()
      return area.bounds.height
    }
    let body = Font.preferredFont(forTextStyle: .body)
    #expect(height(nil) == height(body))
    #expect(height(nil) < height(body.withSize(body.pointSize * 2)))
  }

  @Test("code can set the label or value that a component otherwise has by itself")
  func overrides() throws {
    let rating = factory.choice.rating(value: 2.5, isEditable: true)
    #expect(rating.accessibilityValue == "2.5 of 5")
    rating.accessibilityValue = "Good"
    #expect(rating.accessibilityValue == "Good")
    rating.accessibilityValue = nil
    #expect(rating.accessibilityValue == "2.5 of 5")
    rating.accessibilityTraits = .updatesFrequently
    #expect(rating.accessibilityTraits == [.updatesFrequently, .adjustable])
    rating.isEditable = false
    rating.isEnabled = false
    #expect(rating.accessibilityTraits == [.updatesFrequently, .image, .notEnabled])

    let eye = try #require(factory.field.password(placeholder: "Password").rightView)
    eye.accessibilityLabel = "Reveal"
    #expect(eye.accessibilityLabel == "Reveal")

    let row = factory.row.toggle(title: "Sound", isOn: true)
    #expect(row.accessibilityValue == "1")
    row.accessibilityValue = "Loud"
    #expect(row.accessibilityValue == "Loud")
    #expect(row.switchNode.accessibilityValue == "Loud")

    let chip = factory.tag.chip(title: "Near me", isSelected: false)
    #expect(chip.accessibilityLabel == "Near me")
    chip.accessibilityLabel = "Restaurants near me"
    #expect(chip.accessibilityLabel == "Restaurants near me")
    #expect(chip.title == "Near me")

    let link = factory.button.link(title: "Help")
    link.accessibilityTraits = [.button, .selected]
    #expect(link.accessibilityTraits == [.link, .selected])
  }

  @Test("a tag without a tone is neutral, and its text can change")
  func tag() {
    let (tag, neutral) = (
      factory.tag.tag(text: "New"), factory.tag.tag(text: "New", tone: .neutral)
    )
    #expect(tag.text == "New")
    #expect(tag.label.text == "New")
    #expect(tag.backgroundColor == neutral.backgroundColor)
    #expect(tag.layer.borderColor == color.border)
    #expect(tag.layer.borderWidth == 1)
    #expect(factory.tag.tag(text: "New", tone: .error).layer.borderWidth == 0)
    tag.text = "Old"
    #expect(tag.label.text == "Old")
    tag.text = nil
    #expect(tag.text == nil)
  }

  @Test("an avatar returns the picture that it shows")
  func avatarPicture() throws {
    let avatar = factory.avatar.initials(name: "Ana Silva", size: .small)
    #expect(avatar.image == nil)
    let image = try #require(Image(systemName: "star"))
    avatar.image = image
    #expect(avatar.image == image)
    #expect(AvatarNode(name: "Ana", image: image).image == image)
  }

  @Test("a finger that is lifted outside a component changes nothing")
  func liftedOutside() throws {
    let rating = factory.choice.rating(value: 1, isEditable: true)
    let chip = factory.tag.chip(title: "Near me", isSelected: false)
    for control in [rating, chip] as [Control] {
      var events = 0
      control.addAction(for: [.valueChanged, .primaryActionTriggered]) { events += 1 }
      let screen = Screen(showing: control, isWide: false)
      screen.layoutIfNeeded()
      let start = control.convert(
        CGPoint(x: control.bounds.maxX - 6, y: control.bounds.midY), to: nil)
      try screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + 300))
      #expect(events == 0)
      #expect(rating.value == 1)
      #expect(!chip.isSelected)
    }
    for control in [rating, chip] as [Control] {
      let screen = Screen(showing: control, isWide: false)
      screen.layoutIfNeeded()
      let start = control.convert(
        CGPoint(x: control.bounds.maxX - 6, y: control.bounds.midY), to: nil)
      try screen.drag(from: start, to: CGPoint(x: start.x + 2, y: start.y + 2))
    }
    #expect(rating.value == 5)
    #expect(chip.isSelected)
  }

  @Test("a ring has a diameter of at least 16 points, and of 72 if none is given")
  func diameters() {
    func width(_ diameter: CGFloat) -> CGFloat {
      ProgressRingNode(diameter: diameter).intrinsicContentSize.width
    }
    #expect(ProgressRingNode().intrinsicContentSize == CGSize(width: 72, height: 72))
    #expect(
      [width(.infinity), width(.nan), width(15), width(16), width(17)] == [72, 72, 16, 16, 17])
    for (diameter, isHidden) in [(63.9, true), (64, false)] as [(CGFloat, Bool)] {
      let label = ProgressRingNode(diameter: diameter).subviews.first
      #expect(label?.isHidden == isHidden)
    }
    #expect(ProgressRingNode(title: "").accessibilityLabel == "Progress")
    #expect(ProgressRingNode(title: "Pages").accessibilityLabel == "Pages")
  }

  @Test("a slider's value is shown in percent of its range")
  func percent() {
    func text(_ value: Float, _ range: ClosedRange<Float>) -> String? {
      factory.row.slider(title: "Volume", value: value, in: range).valueLabel.text
    }
    #expect(text(2, 0...8) == "25%")
    #expect(text(-1, -2...1) == "33%")
    #expect(text(0, -2...1) == "67%")
    #expect(text(9, 0...8) == "100%")
    #expect(text(5, 5...5) == "0%")
    let most = Float.greatestFiniteMagnitude
    #expect(text(most, -most...most) == "")
  }

  @Test("a stepper's whole value is shown without decimals")
  func wholeNumbers() {
    func text(_ value: Double) -> String? {
      factory.row.stepper(title: "Guests", value: value, in: -1e16...1e16).valueLabel.text
    }
    #expect([text(3), text(-3), text(0.5)] == ["3", "-3", "0.5"])
    #expect(text(1e15 - 1) == "999999999999999")
    #expect(text(1e15) == "1000000000000000.0")
  }

  @Test("the leading view of a row is replaced by another, and kept if it is set again")
  func leadingView() {
    let row = factory.row.plain(title: "A")
    let (first, second) = (ViewNode(), ViewNode())
    row.leadingNode = first
    let holder = first.superview as? StackNode
    #expect(holder?.arrangedSubviews.first === first)
    #expect(!first.isUserInteractionEnabled)
    first.isUserInteractionEnabled = true
    row.leadingNode = first
    #expect(first.isUserInteractionEnabled)
    #expect(first.superview === holder)
    row.leadingNode = second
    #expect(first.superview == nil)
    #expect(holder?.arrangedSubviews.first === second)
    row.leadingNode = nil
    #expect(second.superview == nil)
    #expect(holder?.arrangedSubviews.count == 1)
  }

  @Test("an action confirms and does nothing by default, and an empty field has an empty text")
  func defaults() {
    let action = DialogAction("OK")
    #expect(action.title == "OK")
    #expect(action.role == .confirm)
    action.handler()
    #expect(FieldNode().text == "")
    #expect(FieldNode().isEnabled)
  }

  /// A main view that says nothing of being used again.
  private final class PlainMainView: ViewNode, BaseCellMainViewProtocol {
    var styleCount = 0
    func setStyle() { styleCount += 1 }
  }

  @Test("a main view that doesn't reset itself stays as it is when its cell is used again")
  func plainMainView() {
    let cell = BaseCell(style: .default, reuseIdentifier: nil)
    let view = PlainMainView()
    cell.initCell(with: view, constraintHelper: ConstraintHelper())
    cell.prepareForReuse()
    #expect(cell.mainView === view)
    #expect(view.superview === cell.contentView)
    #expect(view.styleCount == 1)
  }
}
