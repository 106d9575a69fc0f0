// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@Suite("Sizes of pictures")
struct PictureSizeTests {
  @Test("a label on its own is shown in its intrinsic size")
  func label() {
    let label = LabelNode()
    label.text = "Hello"
    #expect(label.svg().contains(">Hello</text>"))
    #expect(label.bounds.size == label.intrinsicContentSize)
    let other = LabelNode()
    other.text = "Hello"
    other.translatesAutoresizingMaskIntoConstraints = false
    #expect(other.html().contains("Hello"))
    #expect(other.bounds.size == label.bounds.size)
  }

  @Test("a label of a given width is as high as its text")
  func width() {
    let label = LabelNode(frame: CGRect(x: 0, y: 0, width: 60, height: 0))
    label.numberOfLines = 0
    label.text = "Hello, world, hello"
    let fitting = label.sizeThatFits(CGSize(width: 60, height: CGFloat.infinity))
    _ = label.frameTree()
    #expect(label.frame == CGRect(x: 0, y: 0, width: 60, height: fitting.height))
    #expect(fitting.height > 60)
  }

  @Test("a node without content, a subview, and a node with a size keep their sizes")
  func kept() {
    #expect(DisplayList(of: ViewNode()).size == .zero)
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = LabelNode()
    label.text = "Hello"
    root.addSubview(label)
    #expect(DisplayList(of: label).size == .zero)
    let small = LabelNode(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    small.text = "Hello"
    #expect(DisplayList(of: small).size == CGSize(width: 10, height: 10))
  }

  @Test("text is drawn in its own direction, at the same place in the layout")
  func directions() {
    func label(_ text: String, _ direction: TraitEnvironmentLayoutDirection) -> String {
      let label = LabelNode(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
      label.traitOverrides.layoutDirection = direction
      label.text = text
      return label.svg()
    }
    let hebrew = label("שלום, Swift 6!", .leftToRight)
    #expect(hebrew.contains("direction=\"rtl\""))
    #expect(hebrew.contains("text-anchor=\"end\""))
    let english = label("Hello.", .rightToLeft)
    #expect(!english.contains("direction=\"rtl\""))
    #expect(english.contains("text-anchor=\"end\"") && english.contains("x=\"200\""))
  }
}
