// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Texts, labels, and images")
struct SmallViewTests {
  private let red = Image(
    content: .figures([
      .fill(BezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20)), Color.red)
    ]), size: CGSize(width: 30, height: 20))

  private func words(_ view: some View, width: CGFloat) -> [String] {
    TreeProbe(view, width: width, height: 100).texts.map(\.text)
  }

  @Test("text that doesn't fit ends, begins, or is interrupted with an ellipsis")
  func truncation() {
    let text = Text("A long text for a narrow place").lineLimit(1)
    #expect(words(text, width: 100).first?.hasSuffix("…") == true)
    #expect(words(text.truncationMode(.tail), width: 100).first?.hasSuffix("…") == true)
    #expect(words(text.truncationMode(.head), width: 100).first?.hasPrefix("…") == true)
    let middle = words(text.truncationMode(.middle), width: 100).first
    #expect(middle?.hasPrefix("A ") == true && middle?.hasSuffix("ce") == true)
    #expect(middle?.contains("…") == true)
  }

  @Test("verbatim text is shown as it is")
  func verbatim() {
    #expect(words(Text(verbatim: "%d **x**"), width: 100) == ["%d **x**"])
  }

  @Test("a label shows a named image before its title, or one of the two alone")
  func labels() {
    let label = Label("Title", image: "red").images(["red": red])
    func shown(_ view: some View) -> [Int] {
      let probe = TreeProbe(view, width: 200, height: 50)
      return [probe.steps.filter { $0.hasPrefix("image") }.count, probe.texts.count]
    }
    #expect(shown(label) == [1, 1])
    #expect(shown(label.labelStyle(.automatic)) == [1, 1])
    #expect(shown(label.labelStyle(.titleAndIcon)) == [1, 1])
    #expect(shown(label.labelStyle(.titleOnly)) == [0, 1])
    #expect(shown(label.labelStyle(.iconOnly)) == [1, 0])
    let probe = TreeProbe(label, width: 200, height: 50)
    let image = probe.frames("Image").first
    #expect(image?.size == CGSize(width: 30, height: 20))
    #expect(probe.texts.allSatisfy { $0.origin.x >= image?.maxX ?? .infinity })
  }

  @Test("a resizable image takes the size it is offered, and another one its own")
  func resizable() {
    #expect(TreeProbe.size(of: red, 100, 50) == CGSize(width: 30, height: 20))
    #expect(TreeProbe.size(of: red.resizable(), 100, 50) == CGSize(width: 100, height: 50))
    #expect(TreeProbe.size(of: red.resizable(), nil, 50) == CGSize(width: 30, height: 50))
    let none: Image? = nil
    #expect(TreeProbe.size(of: (red as Image?).resizable(), 7, 8) == CGSize(width: 7, height: 8))
    #expect(TreeProbe.size(of: none.resizable(), 7, 8) == .zero)
  }

  @Test("inherited images remain, and those set further inside replace them")
  func images() {
    let small = Image(content: .figures([]), size: CGSize(width: 5, height: 5))
    func size(_ name: String) -> CGSize {
      TreeProbe.size(
        of: Image(name).images(["b": small]).images(["a": red, "b": red]), nil, nil)
    }
    #expect(size("a") == CGSize(width: 30, height: 20))
    #expect(size("b") == CGSize(width: 5, height: 5))
  }

  @Test("the system font of a style is the style's")
  func font() {
    #expect(Font.system(.title1) == .preferredFont(forTextStyle: .title1))
  }

  @Test("a shadow falls toward the trailing edge", arguments: [false, true])
  func shadow(isRightToLeft: Bool) throws {
    let view = Color.red.shadow(color: .black, radius: 3, x: 4, y: 5)
      .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    let probe = TreeProbe(view, width: 20, height: 20)
    let offsets = probe.tree.drawingSteps().compactMap { step -> CGSize? in
      if case .open(.shadow(let shadow), _, _) = step { shadow.offset } else { nil }
    }
    #expect(offsets == [CGSize(width: isRightToLeft ? -4 : 4, height: 5)])
  }

  @Test("an image of a point is drawn, and one without a width or a height isn't")
  func thinImages() {
    func images(_ width: CGFloat, _ height: CGFloat) -> Int {
      TreeProbe(red.resizable().frame(width: width, height: height), width: 50, height: 50)
        .steps.filter { $0 == "image" }.count
    }
    #expect(images(1, 1) == 1 && images(0.5, 20) == 1 && images(20, 0.5) == 1)
    #expect(images(0, 20) == 0 && images(20, 0) == 0)
  }
}
