// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewNodes
import ViewPictures
import ViewTesting

@Suite("Rows")
struct RowTests {
  let factory: any ViewFactoryProtocol = ViewFactory(theme: .standard)

  private func screen(_ node: ViewNode) -> Screen {
    let root = ViewNode()
    node.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(node)
    LayoutConstraint.activate([
      node.topAnchor.constraint(equalTo: root.topAnchor),
      node.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      node.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    return Screen(.phone, rootNode: root)
  }

  @Test("a row is one accessibility element with its value")
  func aloud() {
    let row = factory.row.plain(
      title: "Chapter one", subtitle: "1,240 words", image: nil, value: "12 min")
    #expect(
      screen(row).rootNode?.accessibilityTree()
        == "text \"Chapter one, 1,240 words\" = \"12 min\"\n")
  }

  @Test("an equal image keeps the view that shows it, and another one replaces it")
  func sameImage() {
    let row = factory.row.plain(
      title: "a", subtitle: nil, image: Image(systemName: "star"), value: nil)
    let shown = row.leadingNode
    row.image = Image(systemName: "star")
    #expect(shown != nil && row.leadingNode === shown)
    row.image = Image(systemName: "heart")
    #expect(row.leadingNode !== shown && row.image == Image(systemName: "heart"))
    row.image = nil
    #expect(row.leadingNode == nil)
  }

  @Test("every part of a row is the argument of the method that makes it")
  func arguments() {
    let image = Image(systemName: "star")
    let plain = factory.row.plain(title: "a", subtitle: "b", image: image, value: "c")
    #expect([plain.title, plain.subtitle, plain.value] == ["a", "b", "c"] && plain.image == image)
    for isOn in [true, false] {
      let checkbox = factory.row.checkbox(title: "a", subtitle: "b", isOn: isOn)
      #expect(checkbox.title == "a" && checkbox.subtitle == "b" && checkbox.isOn == isOn)
      let toggle = factory.row.toggle(title: "a", subtitle: "b", isOn: isOn)
      #expect(toggle.title == "a" && toggle.subtitle == "b" && toggle.isOn == isOn)
    }
  }

  @Test("a plain row ignores touches, and a tappable one reports taps")
  func touches() throws {
    var taps = 0
    let plain = factory.row.plain(title: "Version")
    plain.addAction(for: .primaryActionTriggered) { taps += 1 }
    let screen = screen(plain)
    #expect(throws: (any Error).self) { try screen.tap(plain) }
    #expect(taps == 0)
    let row = factory.row.disclosure(title: "General")
    row.addAction(for: .primaryActionTriggered) { taps += 1 }
    try self.screen(row).tap("General")
    #expect(taps == 1)
    row.isEnabled = false
    #expect(row.alpha == 0.4)
    try? self.screen(row).activate("General")
    #expect(taps == 1)
  }

  @Test("a switch row and a checkbox row begin on or off", arguments: [true, false])
  func initialState(isOn: Bool) {
    #expect(factory.row.toggle(title: "Wi-Fi", isOn: isOn).isOn == isOn)
    #expect(factory.row.toggle(title: "Wi-Fi", subtitle: "Home", isOn: isOn).isOn == isOn)
    #expect(factory.row.checkbox(title: "Wi-Fi", isOn: isOn).isOn == isOn)
    #expect(factory.row.checkbox(title: "Wi-Fi", subtitle: "Home", isOn: isOn).isOn == isOn)
  }

  @Test("a tap anywhere on a switch row toggles it")
  func toggle() throws {
    let row = factory.row.toggle(title: "Wi-Fi", isOn: false)
    var changes: [Bool] = []
    row.addAction(for: .valueChanged) { changes.append(row.isOn) }
    let screen = screen(row)
    #expect(screen.rootNode?.accessibilityTree() == "switch \"Wi-Fi\" = \"0\"\n")
    try screen.tap(row.titleLabel.superview ?? row)
    try screen.tap(row.switchNode.superview ?? row)
    try screen.activate("Wi-Fi")
    #expect(changes == [true, false, true])
    #expect(row.switchNode.isOn)
    row.isOn = false
    #expect(changes.count == 3)
  }

  @Test("a checkbox toggles, and one of several radio buttons is selected")
  func choices() throws {
    let box = factory.row.checkbox(title: "Terms", isOn: false)
    let first = screen(box)
    try first.activate("Terms")
    #expect(box.isOn)
    #expect(first.rootNode?.accessibilityTree() == "switch \"Terms\" = \"1\"\n")
    try first.activate("Terms")
    #expect(!box.isOn)

    let group = factory.row.radioGroup(titles: ["Light", "Dark"], selected: nil)
    #expect(!group.translatesAutoresizingMaskIntoConstraints)
    #expect(group.selectedIndex == nil)
    var chosen: [Int] = []
    group.onChange = { chosen.append($0) }
    let second = screen(group)
    try second.activate("Dark")
    try second.activate("Dark")
    try second.activate("Light")
    #expect(chosen == [1, 0])
    group.selectedIndex = 7
    #expect(group.selectedIndex == 0)
    #expect(
      second.rootNode?.accessibilityTree()
        == "button \"Light\" = \"1 of 2\" [selected]\nbutton \"Dark\" = \"2 of 2\"\n")
    group.selectedIndex = nil
    #expect(group.selectedIndex == nil)
    #expect(chosen.count == 2)
  }

  @Test("a slider and a stepper show and announce their values")
  func controls() throws {
    let slider = factory.row.slider(title: "Brightness", value: 0.4, in: 0...1)
    let first = screen(slider)
    #expect(slider.valueLabel.text == "40%")
    #expect(first.rootNode?.accessibilityTree() == "adjustable \"Brightness\" = \"40%\"\n")
    try first.increment("Brightness")
    #expect(slider.valueLabel.text == "50%")

    let endless = factory.row.slider(
      title: "Everything", value: 0,
      in: -Float.greatestFiniteMagnitude...Float.greatestFiniteMagnitude)
    #expect(["", "0%", "50%"].contains(endless.valueLabel.text))

    let stepper = factory.row.stepper(title: "Guests", value: 2, in: 1...3)
    let second = screen(stepper)
    var changes = 0
    stepper.control.addAction(for: .valueChanged) { changes += 1 }
    #expect(second.rootNode?.accessibilityTree() == "adjustable \"Guests\" = \"2\"\n")
    try second.increment("Guests")
    try second.increment("Guests")
    #expect(stepper.valueLabel.text == "3")
    #expect(stepper.control.accessibilityValue == "3")
    #expect(changes == 1)
    // It is touched in 44 points of height, however high it is drawn.
    let (middle, reach) = (stepper.control.bounds.midX, (44 - stepper.control.bounds.height) / 2)
    #expect(reach > 1)
    #expect(stepper.control.point(inside: CGPoint(x: middle, y: 1 - reach), with: nil))
    #expect(!stepper.control.point(inside: CGPoint(x: middle, y: -1 - reach), with: nil))
    #expect(!stepper.control.point(inside: CGPoint(x: -1, y: 10), with: nil))
  }

  @Test("a value is at the end of its row, or below the title at large text sizes")
  func adapts() {
    let row = factory.row.plain(title: "Version", value: "3.1.4")
    let screen = screen(row)
    screen.layoutIfNeeded()
    #expect(row.valueLabel.frame.minX > row.titleLabel.frame.maxX)
    screen.traits = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    screen.layoutIfNeeded()
    let title = row.titleLabel.convert(row.titleLabel.bounds, to: row)
    #expect(row.valueLabel.convert(row.valueLabel.bounds, to: row).minY >= title.maxY)
    screen.traits = TraitCollection(preferredContentSizeCategory: .large)
    screen.layoutIfNeeded()
    #expect(row.valueLabel.convert(row.valueLabel.bounds, to: row).minY < title.maxY)
  }

  @Test("a long value leaves half of the width to the title")
  func long() {
    let long = String(repeating: "very ", count: 20)
    let row = factory.row.plain(title: "A title " + long, value: "A value " + long)
    screen(row).layoutIfNeeded()
    #expect(row.titleLabel.bounds.width > 150)
    #expect(row.valueLabel.bounds.width > 150)
    expectSoundLayout(of: row)
  }

  @Test(
    "a picture can be set, changed, and removed, and a selected row has the selection's colors")
  func picture() {
    let row = factory.row.plain(title: "Title")
    #expect(row.image == nil)
    row.image = Image(systemName: "bell")
    #expect(row.image == Image(systemName: "bell"))
    let avatar = factory.avatar.initials(name: "Ana")
    row.leadingNode = avatar
    #expect(row.image == nil)
    #expect(avatar.superview != nil)
    row.leadingNode = nil
    #expect(avatar.superview == nil)
    let palette = factory.viewFactoryColor
    #expect(row.backgroundColor == palette.surface)
    row.isSelected = true
    #expect(row.backgroundColor == palette.selection)
    #expect(row.titleLabel.textColor == palette.onSelection)
    row.isSelected = false
    #expect(row.titleLabel.textColor == palette.labelBody)
  }

  @Test(
    "at the largest text size, text has the row's full width beside a mark, and breaks between words"
  )
  func largest() throws {
    var roots: [ViewNode] = []
    func laidOut(_ row: RowNode) -> RowNode {
      let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
      row.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(row)
      LayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: root.topAnchor),
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      root.traitOverrides = TraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
      root.layoutIfNeeded()
      roots.append(root)
      return row
    }
    func lines(_ label: LabelNode) -> [String] {
      label.textLayout(for: label.bounds.size).lines.map(\.text)
    }
    let checkbox = laidOut(
      factory.row.checkbox(title: "Send me the weekly news", subtitle: nil, isOn: true))
    let title = checkbox.titleLabel
    #expect(abs(title.bounds.width - 230) < 0.5)
    #expect(lines(title).count > 1)
    #expect(lines(title).joined(separator: " ") == "Send me the weekly news")
    let plain = laidOut(factory.row.plain(title: "Version", value: "3.1.4"))
    #expect(lines(plain.titleLabel) == ["Version"])
    #expect(plain.titleLabel.bounds.width == 288)
    let image = laidOut(
      factory.row.disclosure(
        title: "Chapter", subtitle: nil, image: Image(systemName: "bell"), value: "On"))
    #expect(lines(image.titleLabel) == ["Chapter"])
    #expect((image.leadingNode?.bounds.width ?? 0) > 70)
    let toggle = laidOut(factory.row.toggle(title: "Airplane", subtitle: nil, isOn: true))
    #expect(lines(toggle.titleLabel) == ["Airplane"])
  }

  @Test("at the standard text size, a mark of 24 points precedes the title")
  func standard() throws {
    let row = factory.row.checkbox(title: "Send me news", subtitle: nil, isOn: true)
    screen(row).rootNode?.layoutIfNeeded()
    let mark = try #require(row.leadingNode)
    #expect(mark.bounds.size == CGSize(width: 24, height: 24))
    let title = row.titleLabel
    #expect(title.convert(title.bounds, to: row).minX == CGFloat(56))
  }

  @Test(
    "lines of an arrow become thicker with the text size, but never too thin",
    arguments: [
      (ContentSizeCategory.large, 2), (.accessibilityExtraExtraExtraLarge, 4), (.extraSmall, 2),
    ])
  func arrowLines(category: ContentSizeCategory, width: CGFloat) throws {
    let row = factory.row.disclosure(title: "Inbox")
    let screen = screen(row)
    screen.traits = TraitCollection(preferredContentSizeCategory: category)
    screen.layoutIfNeeded()
    let widths = DisplayList(of: try #require(row.accessory)).operations.compactMap {
      guard case .stroke(_, let style, _) = $0 else { return nil as CGFloat? }
      return style.width
    }
    #expect(widths == [width])
  }

  @Test(
    "contents of a selected row have the color of its text, and an outline in high contrast")
  func selected() {
    let color = factory.viewFactoryColor
    let row = factory.row.disclosure(
      title: "Inbox", subtitle: "New", image: Image(systemName: "envelope"), value: "4")
    let strong = TraitCollection(accessibilityContrast: .high)
    func strokes() -> Set<Color> {
      guard let chevron = row.accessory else { return [] }
      chevron.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
      return Set(
        DisplayList(of: chevron).operations.compactMap {
          guard case .stroke(_, _, let color) = $0 else { return nil }
          return color
        })
    }
    func resolved(_ color: Color) -> Color { color.resolvedColor(with: .phone) }
    #expect(row.leadingNode?.tintColor == color.accent && strokes() == [resolved(color.labelHint)])
    #expect(row.layer.borderWidth == 0)
    row.isSelected = true
    #expect(row.leadingNode?.tintColor == color.onSelection)
    #expect(strokes() == [resolved(color.onSelection)])
    #expect(row.layer.borderWidth == 1)
    #expect(row.layer.borderColor?.resolvedColor(with: .phone).alpha == 0)
    #expect(row.layer.borderColor?.resolvedColor(with: strong).alpha == 1)
    row.image = Image(systemName: "bell")
    #expect(row.leadingNode?.tintColor == color.onSelection)
    row.isSelected = false
    #expect(row.leadingNode?.tintColor == color.accent && row.layer.borderWidth == 0)
  }

  @Test("rows with controls and groups of choices ignore touches while they are disabled, and fade")
  func disabled() throws {
    let slider = factory.row.slider(title: "Volume", value: 1, in: 0...2)
    let group = factory.row.radioGroup(titles: ["a", "b"], selected: 0)
    #expect(slider.isEnabled && group.isEnabled)
    slider.isEnabled = false
    group.isEnabled = false
    #expect(!slider.control.isEnabled && !slider.isEnabled && !group.isEnabled)
    #expect(!slider.titleLabel.isEnabled && !slider.valueLabel.isEnabled)
    #expect(group.rows.allSatisfy { $0.alpha == 0.4 })
    try? screen(group).tap("b")
    #expect(group.selectedIndex == 0)
    slider.isEnabled = true
    #expect(slider.control.isEnabled && slider.titleLabel.isEnabled)
    let rating = factory.choice.rating(value: 1, isEditable: true)
    rating.isEnabled = false
    #expect(rating.alpha == 0.4)
  }

  @Test("all texts of a selected row have the color of the selection")
  func selectedTexts() {
    let row = factory.row.plain(title: "Chapter", subtitle: "Words", image: nil, value: "12")
    let palette = factory.viewFactoryColor
    for isSelected in [true, false] {
      row.isSelected = isSelected
      #expect(row.titleLabel.textColor == (isSelected ? palette.onSelection : palette.labelBody))
      for label in [row.subtitleLabel, row.valueLabel] {
        #expect(label.textColor == (isSelected ? palette.onSelection : palette.labelHint))
      }
    }
  }
}
