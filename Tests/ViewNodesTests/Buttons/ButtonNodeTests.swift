// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Button") struct ButtonNodeTests {
  private func button(_ title: String? = "Example button") -> ButtonNode {
    let button = ButtonNode(frame: CGRect(x: 0, y: 0, width: 375, height: 40))
    button.setTitle(title, for: .normal)
    return button
  }

  @Test("titles set later are those of the configuration, with their attributes")
  func titlesOfConfiguration() {
    let button = ButtonNode()
    button.configuration = .plain()
    let styled = AttributedText(string: "Styled", attributes: TextAttributes(kern: 3))
    button.setAttributedTitle(styled, for: .normal)
    #expect(button.configuration?.styledTitle == styled)
    button.setTitle("Plain", for: .highlighted)
    #expect(button.configuration?.styledTitle == styled)
    button.setAttributedTitle(nil, for: .normal)
    button.setTitle("Plain", for: .normal)
    #expect(button.configuration?.styledTitle == nil)
    #expect(button.configuration?.title == "Plain")
  }

  @Test("an empty button is 30 × 34 points") func emptySize() {
    #expect(ButtonNode().intrinsicContentSize == CGSize(width: 30, height: 34))
    #expect(ButtonNode(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
  }

  @Test("the title font is 18 points, or 15 in a system button") func fonts() {
    #expect(ButtonNode().titleLabel?.font == .systemFont(ofSize: 18))
    #expect(ButtonNode(type: .system).titleLabel?.font == .systemFont(ofSize: 15))
  }

  @Test("the natural size is the title's with padding above and below") func naturalSize() {
    let button = button()
    let label = LabelNode()
    label.font = .systemFont(ofSize: 18)
    label.text = "Example button"
    #expect(
      button.intrinsicContentSize
        == CGSize(width: label.intrinsicContentSize.width.rounded(.up), height: 34))
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      button.intrinsicContentSize
        == CGSize(width: label.intrinsicContentSize.width.rounded(.up) + 6, height: 22 + 4))
  }

  @Test("the natural size of an image alone is the image's") func imageSize() {
    let button = ButtonNode()
    button.setImage(
      Image(systemName: "plus", withConfiguration: .init(pointSize: 24)), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 24, height: 24))
  }

  @Test("the title is centered") func centredTitle() throws {
    let button = button()
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(near(label.frame.midX, 187.5, 0.34))
    #expect(near(label.frame.midY, 20, 0.34))
    #expect(RecordingContext(label).texts.first?.color == .white)
  }

  @Test("the image is left of the title, and both are centered together")

  func imageAndTitle() throws {
    let button = button("Title")
    button.setImage(Image(systemName: "plus"), for: .normal)
    button.layoutIfNeeded()
    let image = try #require(button.imageView).frame
    let title = try #require(button.titleLabel).frame
    #expect(near(image.maxX, title.minX))
    #expect(near((image.minX + title.maxX) / 2, 187.5, 0.34))
    #expect(image.size == CGSize(width: 17, height: 17))
  }

  @Test(
    "alignment moves the content",
    arguments: [
      (Control.ContentHorizontalAlignment.left, 0), (.leading, 0), (.right, 358), (.trailing, 358),
      (.center, 179),
    ] as [(Control.ContentHorizontalAlignment, CGFloat)])
  func horizontal(alignment: Control.ContentHorizontalAlignment, x: CGFloat) throws {
    let button = ButtonNode(frame: CGRect(x: 0, y: 0, width: 375, height: 40))
    button.setImage(Image(systemName: "plus"), for: .normal)
    button.contentHorizontalAlignment = alignment
    button.layoutIfNeeded()
    #expect(try #require(button.imageView).frame.minX == x)
  }

  @Test(
    "vertical alignment moves the content",
    arguments: [
      (Control.ContentVerticalAlignment.top, CGFloat(0), CGFloat(17)), (.bottom, 43, 60),
      (.center, 21.667, 38.667), (.fill, 0, 60),
    ])
  func vertical(alignment: Control.ContentVerticalAlignment, top: CGFloat, bottom: CGFloat) throws {
    let button = ButtonNode(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    button.setImage(Image(systemName: "plus"), for: .normal)
    button.contentVerticalAlignment = alignment
    button.layoutIfNeeded()
    let frame = try #require(button.imageView).frame
    #expect(near(frame.minY, top))
    #expect(near(frame.maxY, bottom))
  }

  @Test("edge insets offset title and image") func insets() throws {
    let button = button("Title")
    button.setImage(Image(systemName: "plus"), for: .normal)
    button.layoutIfNeeded()
    let image = try #require(button.imageView)
    let title = try #require(button.titleLabel)
    let (imageX, titleX) = (image.frame.minX, title.frame.minX)
    button.imageEdgeInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 10)
    button.titleEdgeInsets = EdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(near(image.frame.minX, imageX - 5, 0.34))
    #expect(near(title.frame.minX, titleX + 5, 0.34))
  }

  @Test("a title that is too long is limited to the width that the image leaves")

  func longTitle() throws {
    let button = ButtonNode(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    button.setTitle("A title that is too long", for: .normal)
    button.setImage(Image(systemName: "plus"), for: .normal)
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    #expect(title.frame.maxX <= 80)
    #expect(title.isTextTruncated)
  }

  @Test("content that isn't set for a state falls back to the normal state") func fallback() {
    let button = button("normal")
    button.setTitleColor(.red, for: .normal)
    button.setTitle("selected", for: .selected)
    #expect(button.currentTitle == "normal")
    button.isSelected = true
    #expect(button.currentTitle == "selected")
    #expect(button.titleLabel?.text == "selected")
    #expect(button.currentTitleColor == .red)
    button.isHighlighted = true
    #expect(button.currentTitle == "normal")
    button.isHighlighted = false
    button.setTitle(nil, for: .selected)
    #expect(button.currentTitle == "normal")
    #expect(button.title(for: .selected) == nil)
    #expect(button.title(for: .normal) == "normal")
  }

  @Test("images and backgrounds follow the state") func images() throws {
    let button = ButtonNode(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let plus = try #require(Image(systemName: "plus"))
    let minus = try #require(Image(systemName: "minus"))
    button.setImage(plus, for: .normal)
    button.setImage(minus, for: .disabled)
    button.setBackgroundImage(plus, for: .normal)
    button.setBackgroundImage(minus, for: .disabled)
    #expect(button.currentImage == plus)
    #expect(button.currentBackgroundImage == plus)
    button.isEnabled = false
    #expect(button.currentBackgroundImage == minus)
    #expect(button.currentImage == minus)
    #expect(button.imageView?.image == minus)
    button.layoutIfNeeded()
    #expect(button.subviews.first?.frame == button.bounds)
  }

  @Test("the attributed title takes precedence over the plain one") func attributed() {
    let button = button()
    button.setAttributedTitle(
      AttributedText(string: "runs", attributes: [.foregroundColor: Color.green]), for: .normal)
    #expect(button.titleLabel?.text == "runs")
    #expect(button.currentTitle == "Example button")
    #expect(button.attributedTitle(for: .normal)?.string == "runs")
  }

  @Test("a system button has the tint color, and is gray when disabled") func systemColours() {
    let parent = ViewNode()
    let button = ButtonNode(type: .system)
    button.setTitle("Title", for: .normal)
    #expect(button.currentTitleColor == .systemBlue)
    parent.addSubview(button)
    parent.tintColor = .red
    #expect(button.titleLabel?.textColor == .red)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    #expect(ButtonNode().titleColor(for: .normal) == .white)
  }

  @Test("a highlighted system button fades, and a custom one darkens its image")

  func touched() throws {
    let system = ButtonNode(type: .system)
    system.setTitle("Title", for: .normal)
    system.setImage(Image(systemName: "plus"), for: .normal)
    system.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    system.isHighlighted = true
    system.layoutIfNeeded()
    #expect(system.titleLabel?.alpha == 0.2)
    #expect(RecordingContext(try #require(system.imageView)).opacities == [0.2])
    let custom = ButtonNode(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    custom.setImage(Image(systemName: "plus"), for: .normal)
    custom.tintColor = .white
    custom.isHighlighted = true
    custom.layoutIfNeeded()
    let image = try #require(custom.imageView)
    #expect(RecordingContext(image).pictures.first?.tint == Color(white: 0.5, alpha: 1))
    #expect(RecordingContext(image).opacities.isEmpty)
    custom.isHighlighted = false
    custom.isEnabled = false
    #expect(RecordingContext(image).opacities == [0.5])
    custom.adjustsImageWhenDisabled = false
    custom.isSelected = true
    #expect(RecordingContext(image).opacities.isEmpty)
  }

  @Test(
    "button types with an icon show it",
    arguments: [
      ButtonNode.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
    ])
  func signs(type: ButtonNode.ButtonType) {
    let button = ButtonNode(type: type)
    #expect(button.buttonType == type)
    #expect(button.currentImage?.isSymbolImage == true)
  }

  @Test("a primary action provides title, image, and handler") func primaryAction() {
    var count = 0
    let button = ButtonNode(
      type: .system,
      primaryAction: Action(title: "Go", image: Image(systemName: "plus")) { _ in count += 1 })
    #expect(button.currentTitle == "Go")
    #expect(button.currentImage != nil)
    button.sendActions(for: .primaryActionTriggered)
    #expect(count == 1)
  }

  @Test("the baseline is the title's") func baseline() throws {
    let button = button()
    let offsets = try #require(button.textBaselineOffsets(for: CGSize(width: 375, height: 40)))
    let font = Font.systemFont(ofSize: 18)
    #expect(near(offsets.first, 20 - font.lineHeight / 2 + font.ascender, 0.5))
    #expect(near(offsets.first + offsets.last, 40, 0.01))
    #expect(ButtonNode().textBaselineOffsets(for: CGSize(width: 30, height: 34)) == nil)
  }

  @Test("image and title stay in place when nothing changes") func settled() {
    let button = button()
    button.layoutIfNeeded()
    button.layoutIfNeeded()
    #expect(!button.passState.contains(.needsLayout))
  }

  @Test(
    "buttons of symbols show them at 22 points, and an X at 20",
    arguments: [
      (ButtonNode.ButtonType.contactAdd, "plus.circle", 22), (.infoLight, "info.circle", 22),
      (.close, "xmark.circle.fill", 20),
    ])
  func symbols(type: ButtonNode.ButtonType, name: String, size: CGFloat) throws {
    let expected = Image(
      systemName: name, withConfiguration: Image.SymbolConfiguration(pointSize: size))
    let image = try #require(ButtonNode(type: type).image(for: .normal))
    #expect(image.size == expected?.size)
  }
}
