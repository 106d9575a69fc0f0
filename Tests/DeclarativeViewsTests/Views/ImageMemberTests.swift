// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPictures

@testable import DeclarativeViews

@Suite("Members of images")
struct ImageMemberTests {
  private let photo = Image(
    content: .figures([.fill(BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)), .red)]),
    size: CGSize(width: 20, height: 10))

  /// The drawn images and their frames.
  private func images(_ view: some View) -> [(image: Image, frame: CGRect)] {
    TreeProbe(view, width: 100, height: 50).tree.drawingSteps().compactMap {
      if case .mark(.image(let image, let frame, _)) = $0 { (image, frame) } else { nil }
    }
  }

  @Test("modifiers of images return images, in any order")
  func chains() {
    let image: Image = Image("photo").resizable().renderingMode(.template).interpolation(.none)
      .antialiased(false).symbolRenderingMode(.multicolor)
    for view in [image, Image("photo").renderingMode(.template).resizable()] {
      let drawn = images(view.images(["photo": photo]))
      #expect(drawn.map(\.frame) == [CGRect(x: 0, y: 0, width: 100, height: 50)])
      #expect(drawn.first?.image.renderingMode == .alwaysTemplate)
    }
    let symbol = Image(systemName: "star").resizable().symbolRenderingMode(.palette)
    #expect(
      images(symbol.symbolVariant(.fill).font(.title)).map(\.frame.width) == [100])
  }

  @Test("edges of a resizable image keep their size, also if the image is looked up")
  func edges() throws {
    let edges = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let image = Image("photo").resizable(capInsets: edges).images(["photo": photo])
    let drawn = try #require(images(image).first?.image)
    #expect(
      drawn.capInsets == ViewNodes.EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        && drawn.resizingMode == .stretch)
    // Of nine parts, those in two columns aren't empty.
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) { image }
    #expect(host.svg().components(separatedBy: "<clipPath").count == 7)
  }

  @Test("an image in the tile mode is repeated at its own size")
  func tiles() {
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 50, height: 30)) {
      photo.resizable(resizingMode: .tile)
    }
    // Two and a half images in three rows.
    #expect(host.svg().components(separatedBy: "#f00").count == 10)
    let tiny = Image(
      content: .figures([.fill(BezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)), .red)]),
      size: CGSize(width: 0.001, height: 0.001))
    let many = HostingNode(frame: CGRect(x: 0, y: 0, width: 50, height: 30)) {
      tiny.resizable(resizingMode: .tile)
    }
    #expect(many.svg().components(separatedBy: "#f00").count == 2)
  }

  @Test("a closure draws an image at once")
  func renderer() {
    var count = 0
    let image = Image(size: CGSize(width: 30, height: 20), opaque: true) { context in
      count += 1
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
      context.draw(Text("A"), at: CGPoint(x: 10, y: 10))
    }
    #expect(count == 1 && image.size == CGSize(width: 30, height: 20))
    #expect(TreeProbe.size(of: image, 99, 99) == CGSize(width: 30, height: 20))
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 30, height: 20)) { image }
    #expect(host.svg().contains("#f00") && host.svg().contains("<text"))
    #expect(Image(size: CGSize(width: CGFloat.nan, height: -1)) { _ in }.size == .zero)
  }

  @Test("effects of symbols are accepted, and those that hide the symbol do so")
  func effects() {
    let symbol = Image(systemName: "star")
    let value = 1
    #expect(
      images(symbol.symbolEffect(.bounce.up.byLayer, options: .speed(2).repeat(3), value: value))
        .count == 1)
    func opacity(_ view: some View) -> Bool {
      TreeProbe(view, width: 100, height: 50).steps.contains("opacity 0.0")
    }
    #expect(!opacity(symbol.symbolEffect(.pulse, options: .repeating)))
    #expect(
      !opacity(symbol.symbolEffect(.variableColor.iterative.reversing, isActive: true)))
    #expect(opacity(symbol.symbolEffect(.disappear)))
    #expect(!opacity(symbol.symbolEffect(.disappear, isActive: false)))
    #expect(
      images(
        symbol.symbolEffectsRemoved().symbolRenderingMode(.hierarchical)
          .contentTransition(.symbolEffect(.replace.downUp))
      ).count == 1)
  }
}
