// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTreeTestSupport

@Suite("Image node") struct ImageNodeTests {
  private let image = Image(
    content: .figures([.fill(BezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20)), nil)]),
    size: CGSize(width: 40, height: 20))

  @Test("the natural size is that of the image, and there is none without an image")
  func naturalSize() {
    let node = ImageNode()
    #expect(node.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(!node.isUserInteractionEnabled)
    node.image = image
    #expect(node.intrinsicContentSize == CGSize(width: 40, height: 20))
    #expect(ImageNode(image: image).bounds.size == CGSize(width: 40, height: 20))
    #expect(ImageNode(image: nil).bounds.size == .zero)
  }

  @Test(
    "content modes place the image",
    arguments: [
      (ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
      (.redraw, CGRect(x: 0, y: 0, width: 100, height: 100)),
      (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
      (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
      (.center, CGRect(x: 30, y: 40, width: 40, height: 20)),
      (.top, CGRect(x: 30, y: 0, width: 40, height: 20)),
      (.bottom, CGRect(x: 30, y: 80, width: 40, height: 20)),
      (.left, CGRect(x: 0, y: 40, width: 40, height: 20)),
      (.right, CGRect(x: 60, y: 40, width: 40, height: 20)),
      (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
      (.topRight, CGRect(x: 60, y: 0, width: 40, height: 20)),
      (.bottomLeft, CGRect(x: 0, y: 80, width: 40, height: 20)),
      (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
    ])
  func placement(mode: ContentMode, rect: CGRect) {
    let node = ImageNode(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    node.image = image
    node.contentMode = mode
    #expect(RecordingContext(node).pictures.map(\.rect) == [rect])
  }

  @Test("the tint color is the node's, or inherited") func tint() {
    let parent = ViewNode()
    let node = ImageNode(image: image)
    parent.addSubview(node)
    #expect(RecordingContext(node).pictures.first?.tint == .systemBlue)
    parent.tintColor = .red
    #expect(RecordingContext(node).pictures.first?.tint == .red)
    node.tintColor = .green
    #expect(RecordingContext(node).pictures.first?.tint == .green)
  }

  @Test("the highlighted image is shown while highlighted, if there is one") func highlighted() {
    let other = Image(content: .figures([]), size: CGSize(width: 8, height: 8))
    let node = ImageNode(image: image, highlightedImage: other)
    #expect(node.intrinsicContentSize.width == 40)
    node.isHighlighted = true
    #expect(node.intrinsicContentSize.width == 8)
    node.highlightedImage = nil
    #expect(node.intrinsicContentSize.width == 40)
  }

  @Test("a preferred configuration provides what a symbol leaves unspecified") func preferred() {
    let node = ImageNode(image: Image(systemName: "plus"))
    node.preferredSymbolConfiguration = .init(pointSize: 40)
    #expect(node.intrinsicContentSize.width == 40)
    node.image = Image(systemName: "plus", withConfiguration: .init(pointSize: 20))
    #expect(node.intrinsicContentSize.width == 20)
    node.image = image
    #expect(node.intrinsicContentSize.width == 40)
  }

  @Test("symbols with a text style grow with the text size, up to a maximum size") func growing() {
    let node = ImageNode(image: Image(systemName: "plus"))
    func width(_ category: ContentSizeCategory) -> CGFloat {
      node.traitOverrides = TraitCollection(preferredContentSizeCategory: category)
      return node.intrinsicContentSize.width
    }
    node.preferredSymbolConfiguration = .init(textStyle: .body)
    #expect(width(.large) == 17)
    #expect(width(.accessibilityExtraExtraExtraLarge) == 53)
    let metrics = FontMetrics(forTextStyle: .body)
    node.preferredSymbolConfiguration = .init(
      font: metrics.scaledFont(for: .systemFont(ofSize: 34)))
    #expect(width(.accessibilityExtraExtraExtraLarge) == 106)
    #expect(width(.large) == 34)
    node.preferredSymbolConfiguration = .init(
      font: metrics.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 40))
    #expect(width(.accessibilityExtraExtraExtraLarge) == 40)
    node.preferredSymbolConfiguration = .init(font: .systemFont(ofSize: 20))
    #expect(width(.accessibilityExtraExtraExtraLarge) == 20)
    node.image = Image(systemName: "plus", withConfiguration: .init(textStyle: .caption1))
    #expect(width(.accessibilityExtraExtraExtraLarge) == 43)
  }

  @Test("other images grow at accessibility text sizes if configured")
  func adjusted() {
    let node = ImageNode(image: image)
    node.traitOverrides = TraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(node.intrinsicContentSize.width == 40)
    node.adjustsImageSizeForAccessibilityContentSizeCategory = true
    #expect(abs(node.intrinsicContentSize.width - 40 * 53 / 17) < 0.001)
    #expect(node.sizeThatFits(.zero) == node.intrinsicContentSize)
    node.traitOverrides = TraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    #expect(node.intrinsicContentSize.width == 40)
  }

  @Test("nothing is drawn without an image or in empty bounds") func nothing() {
    #expect(RecordingContext(ImageNode()).pictures.isEmpty)
    let node = ImageNode(image: image)
    node.frame = .zero
    #expect(RecordingContext(node).pictures.isEmpty)
  }
}
