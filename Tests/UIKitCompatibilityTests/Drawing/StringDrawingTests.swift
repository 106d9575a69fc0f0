// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewPictures

private final class AxisView: UIView {
  var body: (CGRect) -> Void = { _ in }
  override func draw(_ rect: CGRect) { body(rect) }
}

@Suite("Drawing strings")
struct StringDrawingTests {
  private let font = UIFont.systemFont(ofSize: 20)

  private func lines(_ body: @escaping (CGRect) -> Void) -> [TextLine] {
    let view = AxisView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.body = body
    return DisplayList(of: view).operations.compactMap {
      if case .text(let line) = $0 { line } else { nil }
    }
  }

  @Test("a string is drawn with its top left corner at a point")
  func point() throws {
    let font = font
    let line = try #require(
      lines { _ in
        "12".draw(
          at: CGPoint(x: 10, y: 20), withAttributes: [.font: font, .foregroundColor: UIColor.red])
      }.first)
    #expect(line.runs.map(\.text) == ["12"] && line.runs[0].color == .red)
    #expect(line.baseline == CGPoint(x: 10, y: 20 + font.ascender))
  }

  @Test("a string is wrapped and aligned in a rectangle, and lines below it aren't drawn")
  func rectangle() {
    let font = font
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
    let wrapped = lines { _ in
      ("one two three" as NSString).draw(
        in: CGRect(x: 0, y: 0, width: 50, height: 40), withAttributes: attributes)
    }
    #expect(wrapped.count == 2)
    #expect(wrapped.allSatisfy { abs($0.baseline.x + $0.width - 50) < 0.01 })
    let all = lines { _ in
      "one two three".draw(
        with: CGRect(x: 0, y: 0, width: 50, height: 400), options: .usesLineFragmentOrigin,
        attributes: attributes, context: nil)
    }
    #expect(all.count == 3)
    let atBaseline = lines { _ in
      "one".draw(
        with: CGRect(x: 0, y: 30, width: 0, height: 0), attributes: [.font: font], context: nil)
    }
    #expect(atBaseline.map { $0.baseline.y.rounded() } == [30])
  }

  @Test("strings are measured alike as String and NSString, and drawn nowhere outside of drawing")
  func measuring() {
    let size = "abc".size(withAttributes: [.font: font])
    #expect(("abc" as NSString).size(withAttributes: [.font: font]) == size)
    #expect(
      ("abc" as NSString).boundingRect(
        with: CGSize(width: 10, height: 100), options: .usesLineFragmentOrigin,
        attributes: [.font: font], context: nil
      ).height > size.height)
    "abc".draw(at: .zero)
    #expect(lines { _ in "".draw(at: .zero) }.isEmpty)
  }

  @Test("a string follows the transform and the opacity of the context")
  func state() throws {
    let picture = AxisView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    picture.body = { _ in
      let context = UIGraphicsGetCurrentContext()
      context?.setAlpha(0.5)
      context?.setBlendMode(.multiply)
      context?.rotate(by: 0.5)
      "turned".draw(at: .zero)
    }
    #expect(picture.svg().contains("turned") && picture.svg().contains("opacity=\"0.5\""))
  }
}
