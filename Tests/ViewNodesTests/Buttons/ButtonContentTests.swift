// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes

@Suite("Contents of buttons")
struct ButtonContentTests {
  private let image = Image(content: .figures([]), size: CGSize(width: 20, height: 10))
  private let other = Image(content: .figures([]), size: CGSize(width: 30, height: 12))

  @Test("each content is set for a state, and the normal one is shown where there is none")
  func states() {
    let button = ButtonNode(frame: .zero)
    #expect(button.currentTitleColor == .white)
    button.setTitle("A", for: .normal)
    button.setTitle("B", for: .highlighted)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .highlighted)
    button.setTitleShadowColor(.black, for: .normal)
    button.setTitleShadowColor(.gray, for: .highlighted)
    button.setImage(image, for: .normal)
    button.setImage(other, for: .highlighted)
    button.setBackgroundImage(image, for: .normal)
    button.setBackgroundImage(other, for: .highlighted)
    #expect(button.title(for: .highlighted) == "B" && button.title(for: .disabled) == nil)
    #expect(button.titleColor(for: .highlighted) == .green)
    #expect(button.titleColor(for: .disabled) == .red)
    #expect(button.titleShadowColor(for: .normal) == .black)
    #expect(button.titleShadowColor(for: .highlighted) == .gray)
    #expect(button.titleShadowColor(for: .disabled) == nil)
    #expect(button.image(for: .highlighted) == other && button.image(for: .disabled) == nil)
    #expect(button.backgroundImage(for: .normal) == image)
    #expect(button.backgroundImage(for: .highlighted) == other)
    #expect(button.backgroundImage(for: .disabled) == nil)
    func current() -> [String] {
      [
        button.currentTitle ?? "", button.currentTitleColor.hexString,
        button.currentTitleShadowColor?.hexString ?? "",
        button.currentImage == other ? "other" : "image",
        button.currentBackgroundImage == other ? "other" : "image",
      ]
    }
    let normal = ["A", Color.red.hexString, Color.black.hexString, "image", "image"]
    #expect(current() == normal)
    button.isHighlighted = true
    #expect(
      current() == ["B", Color.green.hexString, Color.gray.hexString, "other", "other"])
    button.isHighlighted = false
    button.isEnabled = false
    #expect(current() == normal)
  }

  @Test("a button for an action takes its title and image, and performs it")
  func primaryAction() {
    var count = 0
    let button = ButtonNode(primaryAction: Action(title: "Go", image: image) { _ in count += 1 })
    #expect(button.currentTitle == "Go" && button.currentImage == image)
    #expect(button.buttonType == .system)
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
    let empty = ButtonNode(primaryAction: nil)
    #expect(empty.currentTitle == nil && empty.currentImage == nil)
    let untitled = ButtonNode(type: .custom, primaryAction: Action { _ in })
    #expect(untitled.currentTitle == nil && untitled.buttonType == .custom)
  }

  @Test("a button without a menu or a handler says so")
  func absent() {
    let button = ButtonNode(frame: .zero)
    #expect(button.menu == nil && !button.showsMenuAsPrimaryAction)
    #expect(!button.changesSelectionAsPrimaryAction)
    #expect(button.configurationUpdateHandler == nil)
    button.configurationUpdateHandler = nil
    #expect(button.automaticallyUpdatesConfiguration)
    button.automaticallyUpdatesConfiguration = false
    #expect(!button.automaticallyUpdatesConfiguration)
    button.showsMenuAsPrimaryAction = true
    #expect(button.showsMenuAsPrimaryAction && button.menu == nil)
    let menu = Menu(title: "M", children: [Action(title: "A") { _ in }])
    button.menu = menu
    #expect(button.menu?.title == "M" && button.showsMenuAsPrimaryAction)
    button.changesSelectionAsPrimaryAction = true
    #expect(button.changesSelectionAsPrimaryAction && button.currentTitle == "A")
  }

  @Test("an update handler is kept and called before the next layout")
  func handler() {
    let button = ButtonNode(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.configuration = .plain()
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = "Call \(calls)"
    }
    #expect(button.configurationUpdateHandler != nil && calls == 0)
    button.layoutIfNeeded()
    #expect(calls == 1 && button.titleLabel?.text == "Call 1")
    button.isHighlighted = true
    button.layoutIfNeeded()
    #expect(calls == 2)
    button.configurationUpdateHandler = nil
    button.isHighlighted = false
    button.layoutIfNeeded()
    #expect(calls == 2)
    let configuration = ButtonNode.Configuration.filled()
    #expect(configuration.updated(for: button) == configuration)
  }

  @Test(
    "the corners of a background are as round as the style says",
    arguments: [
      (ButtonNode.Configuration.CornerStyle.fixed, 7.0), (.small, 4), (.medium, 6), (.large, 9),
      (.capsule, 20), (.dynamic, 7),
    ])
  func corners(style: ButtonNode.Configuration.CornerStyle, radius: CGFloat) throws {
    let button = ButtonNode(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var configuration = ButtonNode.Configuration.filled()
    configuration.title = "A"
    configuration.background.cornerRadius = 7
    configuration.cornerStyle = style
    button.configuration = configuration
    button.layoutIfNeeded()
    let background = try #require(button.configured?.background)
    #expect((background.cornerRadius ?? configuration.background.cornerRadius) == radius)
    #expect((background.cornerRadius == nil) == (style == .fixed))
  }

  @Test("dynamic corners grow with the text size")
  func dynamicCorners() throws {
    let button = ButtonNode(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    button.configuration = .filled()
    button.configuration?.background.cornerRadius = 17
    button.configuration?.cornerStyle = .dynamic
    button.layoutIfNeeded()
    let radius = try #require(button.configured?.background?.cornerRadius)
    #expect(abs(radius - 53) < 1e-9)
  }

  @Test(
    "content is aligned in the spare space, mirrored from right to left", arguments: [false, true])
  func alignment(isRightToLeft: Bool) throws {
    let button = ButtonNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    var configuration = ButtonNode.Configuration.plain()
    configuration.image = image
    configuration.contentInsets = DirectionalEdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11)
    button.configuration = configuration
    func frame() throws -> CGRect {
      button.layoutIfNeeded()
      return try #require(button.imageView).frame
    }
    let left: CGFloat = isRightToLeft ? 11 : 5
    let right: CGFloat = isRightToLeft ? 175 : 169
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    #expect(try frame() == CGRect(x: left, y: 3, width: 20, height: 10))
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    #expect(try frame() == CGRect(x: right, y: 83, width: 20, height: 10))
    button.contentHorizontalAlignment = .leading
    button.contentVerticalAlignment = .fill
    #expect(try frame().origin == CGPoint(x: isRightToLeft ? right : left, y: 3))
    button.contentHorizontalAlignment = .trailing
    #expect(try frame().minX == (isRightToLeft ? left : right))
    button.contentVerticalAlignment = .center
    #expect(try frame().minY == 43)
    button.contentHorizontalAlignment = .center
    #expect(abs(try frame().midX - (isRightToLeft ? 103 : 97)) < 0.5)
  }

  @Test("an image alone fills the width if the content does")
  func filling() {
    let button = ButtonNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    button.setImage(image, for: .normal)
    button.contentHorizontalAlignment = .fill
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 0, y: 45, width: 200, height: 10))
    button.setTitle("A", for: .normal)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.width == 20)
  }
}
