// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@testable import DeclarativeViews

@Suite("Images of views")
struct ImageRendererTests {
  @Test("an image is as large as its view for the proposed size, and shows what the view shows")
  func image() throws {
    let renderer = ImageRenderer(content: Color.systemRed.frame(height: 20))
    renderer.proposedSize = ProposedViewSize(width: 70, height: nil)
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 70, height: 20))
    let shown = ImageNode(image: image)
    shown.frame = CGRect(x: 0, y: 0, width: 70, height: 20)
    #expect(shown.svg().contains("#ff383c") || shown.svg().contains("#ff3b30"))
    renderer.content = Color.systemRed.frame(height: 20)
    #expect(renderer.node.frame == CGRect(x: 0, y: 0, width: 70, height: 20))
    #expect(renderer.node.svg().hasPrefix("<svg"))
  }

  @Test("a view without an area has no image")
  func empty() {
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: 0, height: 50)
    #expect(renderer.uiImage == nil)
  }

  @Test("the layout is rounded to the pixels of the scale; an invalid one is ignored")
  func scale() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 10.3, height: 5))
    #expect(renderer.uiImage?.size.width == 11)
    renderer.scale = 2
    #expect(renderer.uiImage?.size.width == 10.5)
    renderer.scale = .nan
    #expect((renderer.uiImage?.size.width ?? 0) >= 10.3)
  }

  @Test("an opaque image has a black background")
  func opaque() throws {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 10, height: 10))
    func svg() throws -> String {
      let image: Image = try #require(renderer.uiImage)
      let node = ImageNode(image: image)
      node.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      return node.svg()
    }
    let clear = try svg()
    renderer.isOpaque = true
    let opaque = try svg()
    renderer.content = Color.black.frame(width: 10, height: 10)
    renderer.isOpaque = false
    #expect(try opaque != clear && opaque == svg())
  }

  @Test("a closure gets the size and draws the view")
  func render() {
    let renderer = ImageRenderer(content: Text("Hello").fixedSize())
    var size = CGSize.zero
    renderer.render { found, draw in
      size = found
      let image = Image(size: found, displayScale: 1) { draw($0) }
      let node = ImageNode(image: image)
      node.frame.size = found
      #expect(node.svg().contains("Hello"))
    }
    #expect(size == renderer.uiImage?.size && size.width > 10)
  }

  @Test("views are placed with the proposed size, so that none is compressed")
  func proposal() {
    let text = "Eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf"
    let view = VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 40, height: 60)
        Text(text).font(.system(size: 17))
      }
      Text(text + text).font(.system(size: 13))
    }
    let renderer = ImageRenderer(content: view.frame(width: 240))
    let node = renderer.node
    #expect(!node.svg().contains("…"))
    // In another size, that size is proposed.
    node.frame.size.height -= 20
    #expect(node.svg().contains("…"))
  }
}
