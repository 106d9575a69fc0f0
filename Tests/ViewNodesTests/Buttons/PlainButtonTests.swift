// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Buttons without a configuration")
struct PlainButtonTests {
  private let image = Image(content: .figures([]), size: CGSize(width: 20, height: 10))

  private func button(_ type: ButtonNode.ButtonType = .custom, _ title: String? = "T") -> ButtonNode
  {
    let button = ButtonNode(type: type)
    button.setTitle(title, for: .normal)
    return button
  }

  @Test("images of system buttons are templates unless they say otherwise")
  func templates() {
    for type in [ButtonNode.ButtonType.custom, .system] {
      for mode in [Image.RenderingMode.automatic, .alwaysOriginal, .alwaysTemplate] {
        let button = button(type)
        button.setImage(image.withRenderingMode(mode), for: .normal)
        let isChanged = type == .system && mode == .automatic
        #expect(button.imageView?.image?.renderingMode == (isChanged ? .alwaysTemplate : mode))
        #expect(button.currentImage?.renderingMode == mode)
      }
    }
  }

  @Test("the title of an enabled system button without a color follows the tint color")
  func tinted() {
    let system = button(.system)
    #expect(system.titleLabel?.drawsInTint == true && button().titleLabel?.drawsInTint == false)
    system.isEnabled = false
    #expect(system.titleLabel?.drawsInTint == false)
    #expect(system.titleLabel?.textColor == .tertiaryLabel)
    system.isEnabled = true
    system.setTitleColor(.red, for: .highlighted)
    #expect(system.titleLabel?.drawsInTint == true)
    system.isHighlighted = true
    #expect(system.titleLabel?.drawsInTint == false && system.titleLabel?.textColor == .red)
    #expect(system.titleLabel?.alpha == 0.2)
    let custom = button()
    custom.setTitleShadowColor(.green, for: .normal)
    custom.isHighlighted = true
    #expect(custom.titleLabel?.alpha == 1 && custom.titleLabel?.textColor == .white)
    #expect(custom.titleLabel?.shadowColor == .green)
    custom.isEnabled = false
    #expect(custom.titleLabel?.textColor == .white)
  }

  @Test("a background is dimmed like an image, fills the button, and disappears with its image")
  func background() throws {
    let button = ButtonNode(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    button.setTitle("T", for: .normal)
    button.setBackgroundImage(image, for: .normal)
    button.layoutIfNeeded()
    let node = try #require(button.subviews.first as? ImageNode)
    #expect(node.frame == button.bounds && node.image == image && node.shade == 0)
    button.isHighlighted = true
    #expect(node.shade == 0.5 && node.contentOpacity == 1)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(node.shade == 0 && node.contentOpacity == 0.5)
    button.adjustsImageWhenDisabled = false
    button.adjustsImageWhenHighlighted = false
    button.isHighlighted = true
    #expect(node.shade == 0 && node.contentOpacity == 1)
    button.setBackgroundImage(nil, for: .normal)
    #expect(node.image == nil && button.subviews.count == 2)
  }

  @Test("images grow with accessibility text sizes only on request")
  func growing() {
    let button = button(.custom, nil)
    button.setImage(image, for: .normal)
    button.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 10))
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(button.intrinsicContentSize == CGSize(width: 63, height: 32))
    button.adjustsImageSizeForAccessibilityContentSizeCategory = false
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 10))
  }

  @Test("padding makes room around a title alone, without insets")
  func padding() {
    #expect(button(.custom, "").intrinsicContentSize == CGSize(width: 30, height: 34))
    let inset = button(.custom, "")
    inset.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(inset.intrinsicContentSize == CGSize(width: 6, height: 26))
    inset.setImage(image, for: .normal)
    #expect(inset.intrinsicContentSize == CGSize(width: 26, height: 26))
    inset.setTitle(nil, for: .normal)
    #expect(inset.intrinsicContentSize == CGSize(width: 26, height: 14))
    #expect(inset.sizeThatFits(CGSize(width: 3, height: 3)) == inset.intrinsicContentSize)
  }

  @Test(
    "a wrapped title has the width that insets and image leave, and one line has no height for it")
  func wrapped() throws {
    let button = button(.custom, "Some words that need several lines")
    #expect(button.contentHeight(forWidth: 120) == nil)
    button.titleLabel?.numberOfLines = 0
    button.titleLabel?.lineBreakMode = .byWordWrapping
    let label = try #require(button.titleLabel)
    func text(_ width: CGFloat) -> CGFloat {
      label.sizeThatFits(CGSize(width: width, height: CGFloat.infinity)).height
    }
    func ceiled(_ height: CGFloat) -> CGFloat { (height - 1e-6).rounded(.up) }
    #expect(button.contentHeight(forWidth: 120) == ceiled(text(120) + 12))
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 20, bottom: 3, right: 30)
    #expect(text(70) > text(120))
    #expect(button.contentHeight(forWidth: 120) == ceiled(text(70) + 4))
    button.setImage(Image(content: .figures([]), size: CGSize(width: 20, height: 5)), for: .normal)
    #expect(button.contentHeight(forWidth: 120) == ceiled(text(50) + 4))
    button.setImage(
      Image(content: .figures([]), size: CGSize(width: 20, height: 900)), for: .normal)
    #expect(button.contentHeight(forWidth: 120) == 904)
    #expect(button.contentHeight(forWidth: 3) == ceiled(max(text(1), 900) + 4))
    button.setTitle("", for: .normal)
    #expect(button.contentHeight(forWidth: 120) == nil)
  }

  @Test("a title that wraps beside an image is as high as its lines, at most as the area")
  func wrappedRect() throws {
    let button = button(.custom, "Some words that need several lines")
    button.setImage(image, for: .normal)
    button.titleLabel?.numberOfLines = 0
    button.titleLabel?.lineBreakMode = .byWordWrapping
    button.contentHorizontalAlignment = .left
    let label = try #require(button.titleLabel)
    let wrapped = label.sizeThatFits(CGSize(width: 80, height: CGFloat.infinity))
    let high = button.titleRect(forContentRect: CGRect(x: 5, y: 0, width: 100, height: 300))
    #expect(high.size == wrapped && high.minX == 25)
    let low = button.titleRect(forContentRect: CGRect(x: 5, y: 0, width: 100, height: 30))
    #expect(low.height == 30 && low.width == wrapped.width)
    button.titleLabel?.numberOfLines = 1
    let single = button.titleRect(forContentRect: CGRect(x: 5, y: 0, width: 100, height: 300))
    #expect(single.width == 80 && single.height < wrapped.height)
  }

  @Test("a close button is light gray and others have the tint color; symbols have their size")
  func types() {
    #expect(ButtonNode(type: .close).tintColor == .systemGray3)
    #expect(ButtonNode(type: .infoDark).tintColor == .systemBlue)
    #expect(ButtonNode.ButtonType.roundedRect == .system)
    #expect(ButtonNode(type: .detailDisclosure).intrinsicContentSize.width == 22)
    #expect(ButtonNode(type: .system).currentImage == nil && ButtonNode().currentImage == nil)
    #expect(ButtonNode(type: .contactAdd).titleLabel?.font == .systemFont(ofSize: 15))
  }

  @Test("an image is behind the title, whichever is made first")
  func order() throws {
    let first = ButtonNode()
    let title = try #require(first.titleLabel)
    let picture = try #require(first.imageView)
    #expect(first.subviews == [picture, title])
    #expect(first.titleLabel === title && first.imageView === picture)
    let second = ButtonNode()
    let below = try #require(second.imageView)
    let label = try #require(second.titleLabel)
    #expect(second.subviews == [below, label])
  }

  @Test("a tap opens the menu of a button instead of its action, if the menu is the primary one")
  func menus() throws {
    for (isPrimary, hasMenu, opens) in [
      (true, true, true), (false, true, false), (true, false, false),
    ] {
      let button = ButtonNode(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
      let root = ViewNode()
      root.addSubview(button)
      let screen = Screen(size: CGSize(width: 300, height: 400), rootNode: root)
      screen.layoutIfNeeded()
      button.menu = hasMenu ? Menu(title: "M", children: [Action(title: "A") { _ in }]) : nil
      button.showsMenuAsPrimaryAction = isPrimary
      var events: [String] = []
      button.addAction(for: .menuActionTriggered) { events.append("menu") }
      button.addAction(for: .touchUpInside) { events.append("up") }
      button.addAction(for: .touchUpOutside) { events.append("outside") }
      button.addAction(for: .primaryActionTriggered) { events.append("primary") }
      button.addAction(for: .touchCancel) { events.append("cancel") }
      screen.router.end(screen.router.begin(at: [CGPoint(120, 120)]))
      #expect(events == (opens ? ["cancel", "menu"] : ["up", "primary"]))
      #expect((screen.openMenu != nil) == opens)
      screen.openMenu = nil
      events = []
      let touches = screen.router.begin(at: [CGPoint(120, 120)])
      screen.router.move([(touches[0], CGPoint(120, 390))])
      screen.router.end(touches)
      #expect(events == ["outside"] && screen.openMenu == nil)
      button.isEnabled = false
      button.openMenu()
      #expect(events == ["outside"] && screen.openMenu == nil)
    }
    let lonely = ButtonNode()
    lonely.menu = Menu(title: "M", children: [])
    var count = 0
    lonely.addAction(for: .menuActionTriggered) { count += 1 }
    lonely.openMenu()
    #expect(count == 0)
  }

  @Test("a button that shows its selection begins with the action that is on, or else the first")
  func selection() {
    let actions = ["A", "B", "C"].map { Action(title: $0) { _ in } }
    actions[1].state = .on
    let button = ButtonNode()
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == nil)
    button.menu = Menu(title: "M", children: actions)
    #expect(button.currentTitle == "B" && actions.map(\.state) == [.off, .on, .off])
    let others = ["D", "E"].map { Action(title: $0) { _ in } }
    button.changesSelectionAsPrimaryAction = false
    button.menu = Menu(title: "M", children: others)
    #expect(button.currentTitle == "B" && others.map(\.state) == [.off, .off])
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == "D" && others.map(\.state) == [.on, .off])
    let configured = ButtonNode(configuration: .plain())
    configured.menu = Menu(title: "M", children: actions)
    configured.changesSelectionAsPrimaryAction = true
    #expect(configured.configuration?.title == "B" && configured.currentTitle == "B")
  }
}
