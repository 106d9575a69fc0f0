// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("The natural size of buttons, as measured on iOS")
struct ButtonSizeTests {
  private func image(_ side: CGFloat) -> Image {
    Image(size: CGSize(width: side, height: side), displayScale: 1) { _ in }
  }

  private func button(
    _ type: ButtonNode.ButtonType, title: String?, image: Image? = nil
  ) -> ButtonNode {
    let button = ButtonNode(type: type)
    button.setTitle(title, for: .normal)
    if let image { button.setImage(image, for: .normal) }
    return button
  }

  private func titleWidth(_ title: String, size: CGFloat) -> CGFloat {
    let label = LabelNode()
    label.font = .systemFont(ofSize: size)
    label.text = title
    return label.intrinsicContentSize.width
  }

  @Test("the size is rounded up to whole points")
  func wholePoints() {
    for title in ["Hi", "Hello world", "Save", "A longer title"] {
      let size = button(.system, title: title).intrinsicContentSize
      #expect(size == CGSize(width: size.width.rounded(), height: size.height.rounded()))
      #expect(size.width == max(30, titleWidth(title, size: 15).rounded(.up)))
    }
    let insets = button(.system, title: "Hello")
    insets.contentEdgeInsets = EdgeInsets(top: 0.5, left: 0.25, bottom: 0.5, right: 0.25)
    let width = titleWidth("Hello", size: 15) + 0.5
    #expect(insets.intrinsicContentSize == CGSize(width: width.rounded(.up), height: 19))
  }

  @Test("there is no padding around a title with an image")
  func imageAndTitle() {
    let button = button(.custom, title: "Hi", image: image(5))
    #expect(button.intrinsicContentSize.height == 22)
    #expect(button.intrinsicContentSize.width == (titleWidth("Hi", size: 18) + 5).rounded(.up))
  }

  @Test("an empty title is as high as a line, even with an image, and no title isn't")
  func emptyTitle() {
    #expect(
      button(.custom, title: "", image: image(5)).intrinsicContentSize
        == CGSize(width: 5, height: 22))
    #expect(
      button(.system, title: "", image: image(5)).intrinsicContentSize
        == CGSize(width: 5, height: 18))
    #expect(
      button(.custom, title: nil, image: image(5)).intrinsicContentSize
        == CGSize(width: 5, height: 5))
  }

  @Test("a button with the image of its type is as large as that, and its title has its own font")
  func types() {
    for type in [ButtonNode.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd] {
      #expect(button(type, title: "").intrinsicContentSize == CGSize(width: 22, height: 22))
      let titled = button(type, title: nil)
      titled.titleLabel?.font = .systemFont(ofSize: 30)
      titled.setTitle("Info", for: .normal)
      #expect(titled.titleLabel?.font == .systemFont(ofSize: 15))
      #expect(titled.intrinsicContentSize.height == 22)
    }
  }

  @Test("the title keeps its colors when the button changes its state")
  func attributedTitle() {
    let button = ButtonNode()
    let title = AttributedText(
      string: "Red", attributes: TextAttributes(foregroundColor: .systemRed))
    button.setAttributedTitle(title, for: .normal)
    button.isHighlighted = true
    button.isHighlighted = false
    #expect(button.titleLabel?.attributedText == title)
  }
}
