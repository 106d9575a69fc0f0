// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes

@Suite("Rectangles of buttons")
struct ButtonRectTests {
  private let area = CGRect(x: 10, y: 20, width: 200, height: 60)

  private func button(isRightToLeft: Bool = false) -> ButtonNode {
    let button = ButtonNode(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    button.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    button.setImage(Image(content: .figures([]), size: CGSize(width: 20, height: 10)), for: .normal)
    button.setTitle("Title", for: .normal)
    return button
  }

  @Test("the content is inset from the bounds, and the background isn't")
  func content() {
    let button = button()
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.contentRect(forBounds: area) == CGRect(x: 12, y: 21, width: 194, height: 56))
    #expect(button.backgroundRect(forBounds: area) == area)
  }

  @Test("image and title are side by side, the image first", arguments: [false, true])
  func sides(isRightToLeft: Bool) throws {
    let button = button(isRightToLeft: isRightToLeft)
    let size = try #require(button.titleLabel).intrinsicContentSize
    func rects(
      _ across: Control.ContentHorizontalAlignment, _ down: Control.ContentVerticalAlignment
    ) -> (image: CGRect, title: CGRect) {
      button.contentHorizontalAlignment = across
      button.contentVerticalAlignment = down
      let rects = (
        button.imageRect(forContentRect: area), button.titleRect(forContentRect: area)
      )
      return rects
    }
    let width = 20 + size.width
    let lefts: [(Control.ContentHorizontalAlignment, CGFloat)] = [
      (.left, 10), (.right, 210 - width), (.leading, isRightToLeft ? 210 - width : 10),
      (.trailing, isRightToLeft ? 10 : 210 - width),
    ]
    for (alignment, left) in lefts {
      let (image, title) = rects(alignment, .top)
      #expect(abs(image.minX - (isRightToLeft ? left + size.width : left)) < 0.01)
      #expect(abs(title.minX - (isRightToLeft ? left : left + 20)) < 0.01)
      #expect(image.size == CGSize(width: 20, height: 10) && title.width == size.width)
      #expect(image.minY == 20 && title.minY == 20)
    }
    let (low, lowTitle) = rects(.center, .bottom)
    #expect(low.maxY == 80 && lowTitle.maxY == 80)
    #expect(abs(min(low.minX, lowTitle.minX) + width / 2 - 110) < 0.5)
    let (full, fullTitle) = rects(.fill, .fill)
    #expect(full.minY == 20 && full.height == 60 && full.width == 20)
    #expect(fullTitle.height == 60 && fullTitle.width == 180)
    let (middle, middleTitle) = rects(.left, .center)
    #expect(abs(middle.midY - 50) < 0.5 && abs(middleTitle.midY - 50) < 0.5)
  }

  @Test("the insets of image and title move each of them alone")
  func insets() {
    let button = button()
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    let (image, title) = (
      button.imageRect(forContentRect: area), button.titleRect(forContentRect: area)
    )
    button.imageEdgeInsets = EdgeInsets(top: 5, left: 7, bottom: 0, right: 0)
    #expect(button.imageRect(forContentRect: area) == image.offsetBy(dx: 7, dy: 5))
    #expect(button.titleRect(forContentRect: area) == title)
    button.imageEdgeInsets = .zero
    button.titleEdgeInsets = EdgeInsets(top: 3, left: 9, bottom: 0, right: 0)
    #expect(button.imageRect(forContentRect: area) == image)
    #expect(button.titleRect(forContentRect: area) == title.offsetBy(dx: 9, dy: 3))
  }

  @Test("insets leave less room for a title or image that would not fit beside them")
  func narrow() {
    let button = button()
    let image = button.imageRect(forContentRect: area)
    let title = button.titleRect(forContentRect: area)
    let tight = CGRect(x: 0, y: 0, width: image.width + title.width, height: area.height)
    button.titleEdgeInsets = EdgeInsets(top: 0, left: 4, bottom: 0, right: 6)
    let narrowed = button.titleRect(forContentRect: tight)
    #expect(narrowed.width == title.width - 10)
    #expect(narrowed.minX == image.width + 4 && narrowed.maxX == tight.maxX - 6)
    button.titleEdgeInsets = .zero
    let small = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    button.imageEdgeInsets = EdgeInsets(top: 3, left: 2, bottom: 4, right: 5)
    #expect(
      button.imageRect(forContentRect: small)
        == CGRect(x: 2, y: 3, width: image.width - 7, height: image.height - 7))
  }

  @Test("content that is too large is cut to the area, and the image keeps its width")
  func small() {
    let button = button()
    let small = CGRect(x: 0, y: 0, width: 30, height: 8)
    #expect(button.imageRect(forContentRect: small).size == CGSize(width: 20, height: 8))
    #expect(button.titleRect(forContentRect: small).size == CGSize(width: 10, height: 8))
    let tiny = CGRect(x: 0, y: 0, width: 12, height: 8)
    #expect(button.imageRect(forContentRect: tiny).width == 12)
    #expect(button.titleRect(forContentRect: tiny).width == 0)
  }

  @Test("a styled title for a state is the current one in that state")
  func attributedTitles() {
    let button = button()
    let (normal, high) = (AttributedText(string: "N"), AttributedText(string: "H"))
    #expect(button.currentAttributedTitle == nil as AttributedText?)
    button.setAttributedTitle(normal, for: .normal)
    button.setAttributedTitle(high, for: .highlighted)
    #expect(button.currentAttributedTitle == normal)
    #expect(button.attributedTitle(for: .highlighted) == high)
    #expect(button.attributedTitle(for: .disabled) == nil as AttributedText?)
    button.isHighlighted = true
    #expect(button.currentAttributedTitle == high)
  }

  @Test("leading and trailing alignment follow the direction", arguments: [false, true])
  func effective(isRightToLeft: Bool) {
    let control = Control(frame: .zero)
    control.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let expected: [(Control.ContentHorizontalAlignment, Control.ContentHorizontalAlignment)] = [
      (.leading, isRightToLeft ? .right : .left), (.trailing, isRightToLeft ? .left : .right),
      (.left, .left), (.right, .right), (.center, .center), (.fill, .fill),
    ]
    for (alignment, effective) in expected {
      control.contentHorizontalAlignment = alignment
      #expect(control.effectiveContentHorizontalAlignment == effective)
    }
  }
}
