// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Images that an image node shows")
struct ShownImageTests {
  private func image(_ width: CGFloat, _ height: CGFloat) -> Image {
    let rect = CGRect(x: 0, y: 0, width: width, height: height)
    return Image(content: .figures([.fill(BezierPath(rect: rect), nil)]), size: rect.size)
  }

  @Test("the first image of an animation precedes the highlighted one, and that the usual one")
  func precedence() {
    let node = ImageNode(image: image(1, 1), highlightedImage: image(2, 2))
    node.animationImages = [image(3, 3), image(4, 4)]
    func side() -> CGFloat? { node.shownImage?.size.width }
    #expect(side() == 1)
    node.isHighlighted = true
    #expect(side() == 2)
    node.startAnimating()
    node.startAnimating()
    #expect(side() == 3 && node.isAnimating)
    node.animationImages = nil
    #expect(side() == 2)
    node.highlightedImage = nil
    #expect(side() == 1)
    node.image = nil
    #expect(side() == nil)
    node.stopAnimating()
    node.animationImages = []
    node.startAnimating()
    #expect(!node.isAnimating)
  }

  @Test("a change of what is shown changes the natural size, and one of what isn't doesn't")
  func sizes() {
    let node = ImageNode(image: image(10, 20), highlightedImage: image(30, 40))
    node.translatesAutoresizingMaskIntoConstraints = false
    let root = rooted(200, 200)
    root.addSubview(node)
    LayoutConstraint.activate([
      node.topAnchor.constraint(equalTo: root.topAnchor),
      node.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    func size() -> CGSize {
      root.layoutIfNeeded()
      return node.frame.size
    }
    #expect(size() == CGSize(width: 10, height: 20))
    let changes: [((ImageNode) -> Void, CGFloat, CGFloat)] = [
      ({ $0.isHighlighted = true }, 30, 40), ({ $0.highlightedImage = image(31, 41) }, 31, 41),
      ({ $0.image = image(11, 21) }, 31, 41), ({ $0.animationImages = [image(50, 60)] }, 31, 41),
      ({ $0.startAnimating() }, 50, 60), ({ $0.animationImages = [image(51, 61)] }, 51, 61),
      ({ $0.stopAnimating() }, 31, 41), ({ $0.isHighlighted = false }, 11, 21),
    ]
    for (index, (change, width, height)) in changes.enumerated() {
      change(node)
      #expect(size() == CGSize(width: width, height: height), "\(index)")
    }
  }

  @Test("both lengths grow with accessibility text sizes, but not those of growing symbols")
  func growing() {
    let node = ImageNode(image: image(34, 17))
    node.adjustsImageSizeForAccessibilityContentSizeCategory = true
    node.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(near(node.intrinsicContentSize.width, 106))
    #expect(near(node.intrinsicContentSize.height, 53))
    node.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    node.contentMode = .topLeft
    #expect(RecordingContext(node).pictures.map(\.rect.height).allSatisfy { near($0, 53) })
    node.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    #expect(node.intrinsicContentSize.width > 34)
    node.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    #expect(node.intrinsicContentSize == CGSize(width: 34, height: 17))
    node.image = Image(systemName: "plus", withConfiguration: .init(textStyle: .body))
    node.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(node.intrinsicContentSize.width == 53)
    node.image = Image(systemName: "plus", withConfiguration: .init(pointSize: 17))
    #expect(near(node.intrinsicContentSize.width, 53))
  }

  @Test("a translucent or shaded image is drawn with that opacity and a darker tint")
  func dimmed() {
    let node = ImageNode(image: image(10, 10))
    node.tintColor = .white
    #expect(RecordingContext(node).opacities.isEmpty)
    #expect(RecordingContext(node).pictures.map(\.tint) == [.white])
    node.contentOpacity = 0.25
    node.shade = 0.5
    #expect(RecordingContext(node).opacities == [0.25])
    #expect(RecordingContext(node).pictures.map(\.tint) == [Color(white: 0.5, alpha: 1)])
    node.frame.size.width = 0
    #expect(RecordingContext(node).pictures.isEmpty)
    node.frame.size = CGSize(width: 10, height: 0)
    #expect(RecordingContext(node).pictures.isEmpty)
  }

  @Test("a symbol that doesn't exist is reported, whether it is shown usually or when highlighted")
  func unknownSymbols() throws {
    let unknown = Image(symbolOrBoxNamed: "no.such.symbol", withConfiguration: nil)
    let name = try #require(unknown.missingSymbolName)
    let first = ImageNode(image: unknown)
    #expect(first.layoutProblems == [.unknownSymbol(node: first.debugName, name: name)])
    let second = ImageNode(image: nil, highlightedImage: unknown)
    #expect(second.layoutProblems == [.unknownSymbol(node: second.debugName, name: name)])
    #expect(ImageNode(image: Image(systemName: "plus")).layoutProblems.isEmpty)
  }
}
