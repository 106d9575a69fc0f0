// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures
import ViewTesting

@Suite("Grounds of text")
struct TextGroundTests {
  private let gray = Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  private let font = Font.systemFont(ofSize: 10)

  private func line(
    _ text: String, _ color: Color, x: CGFloat = 10, width: CGFloat = 50
  ) -> DisplayList.Operation {
    .text(
      TextLine(
        text: text, baseline: CGPoint(x: x, y: 50), width: width, font: font, color: color))
  }

  private func found(_ operations: [DisplayList.Operation]) -> [FaintText] {
    var list = DisplayList(size: CGSize(width: 200, height: 100))
    list.operations = operations
    return faintTexts(in: list)
  }

  private func fill(_ x: CGFloat, _ width: CGFloat, _ color: Color) -> DisplayList.Operation {
    .fill(BezierPath(rect: CGRect(x: x, y: 0, width: width, height: 100)), .color(color))
  }

  private func image(_ x: CGFloat, _ width: CGFloat) -> DisplayList.Operation {
    .image(
      DisplayList.PlacedImage(
        bytes: [1], mediaType: "image/png",
        rect: CGRect(x: x, y: 0, width: width, height: 100), tint: nil))
  }

  @Test("text on an image is ignored, unless something covers the image")
  func images() {
    #expect(found([line("a", .white)]).count == 1)
    #expect(found([image(0, 200), line("a", .white)]) == [])
    #expect(found([image(100, 100), line("a", .white)]).count == 1)
    #expect(found([image(0, 200), fill(0, 200, .white), line("a", .white)]).count == 1)
    // An image below one end is enough.
    #expect(found([image(0, 15), line("a", .white)]) == [])
  }

  @Test("text outside a clip or the picture is ignored, and text at its edge is not")
  func clippedText() {
    func clip(_ x: CGFloat, _ width: CGFloat) -> DisplayList.Operation {
      .begin(.clip(BezierPath(rect: CGRect(x: x, y: 0, width: width, height: 100))))
    }
    let white = line("a", .white)
    #expect(found([clip(100, 100), white, .end]) == [])
    #expect(found([clip(0, 100), clip(100, 100), .end, white, .end]).count == 1)
    #expect(found([clip(40, 100), white, .end]).count == 1)
    #expect(found([fill(10, 30, .black), clip(0, 40), white, .end]) == [])
    #expect(found([line("a", .white, x: 210)]) == [])
    let move = DisplayList.Operation.begin(.transform(Transform(translationX: 100, y: 0)))
    #expect(found([move, clip(-100, 40), .end, .end, white]).count == 1)
    #expect(found([move, clip(0, 40), white, .end, .end]).count == 1)
    #expect(found([clip(0, 100), move, white, .end, .end]) == [])
  }

  @Test("a moved ground is where it is drawn")
  func movedGrounds() {
    let move = DisplayList.Operation.begin(.transform(Transform(translationX: 100, y: 0)))
    #expect(found([fill(0, 100, .black), line("a", .white)]) == [])
    #expect(found([move, fill(0, 100, .black), .end, line("a", .white)]).count == 1)
    #expect(found([move, fill(-100, 100, .black), .end, line("a", .white)]) == [])
    #expect(found([move, fill(0, 100, .black), line("a", .white), .end]) == [])
    let double = Transform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    #expect(
      found([
        move, .begin(.transform(double)), fill(-50, 25, .black), .end, .end, line("a", .white),
      ]).map(\.text) == ["a"])
    #expect(
      found([
        move, .begin(.transform(double)), fill(-50, 50, .black), .end, .end, line("a", .white),
      ]) == [])
  }

  @Test("a clip or shadow around text changes nothing, and opacity exempts it")
  func groups() {
    let clip = DisplayList.Operation.begin(
      .clip(BezierPath(rect: CGRect(x: 0, y: 0, width: 200, height: 100))))
    #expect(found([clip, line("a", .white), .end]).count == 1)
    #expect(found([.begin(.opacity(0.5)), line("a", .white), .end]) == [])
    #expect(found([.begin(.opacity(0.5)), .end, line("a", .white)]).count == 1)
    #expect(found([.begin(.opacity(0.5)), clip, .end, line("a", .white), .end]) == [])
  }

  @Test("text is compared with its ground at its ends, too")
  func ends() {
    #expect(found([fill(0, 200, .black), fill(9, 3, .white), line("a", .white)]).count == 1)
    #expect(found([fill(0, 200, .black), fill(58, 3, .white), line("a", .white)]).count == 1)
    #expect(found([fill(0, 200, .black), fill(61, 9, .white), line("a", .white)]) == [])
  }

  @Test("a line of several colors is reported once, with its faintest part")
  func runs() {
    let label = LabelNode(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    func text(_ colors: [Color]) -> AttributedText {
      AttributedText(
        joining: colors.enumerated().map {
          AttributedText(
            string: "t\($0.offset) ", attributes: [.foregroundColor: $0.element, .font: font])
        })
    }
    label.attributedText = text([gray, .yellow, .black, gray])
    #expect(faintTexts(in: label).map(\.color) == [.yellow])
    label.attributedText = text([.black, gray])
    #expect(faintTexts(in: label).map(\.color) == [gray])
    label.attributedText = text([.black, .black])
    #expect(faintTexts(in: label) == [])
  }

  @Test("contrasts are truncated to two digits, and whole ones have none")
  func sentences() {
    func sentence(_ contrast: CGFloat, _ needed: CGFloat) -> String {
      let white = found([line("a", .white)])
      return white.map { finding in
        "\(finding.contrast == contrast) \(finding.needed == needed) \(finding)"
      }.joined()
    }
    #expect(
      sentence(1, 4.5)
        == "true true “a” at (10, 44) is #FFFFFF on #FFFFFF: a contrast of 1 where 4.5 is needed.")
  }
}
