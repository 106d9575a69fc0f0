// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewPictures

@Suite("Outlines of lines")
struct StrokedPathTests {
  private final class Drawing: UIView {
    var body: (CGContext) -> Void = { _ in }
    override func draw(_ rect: CGRect) { UIGraphicsGetCurrentContext().map(body) }
  }

  @Test("a context clips to the outline of a line")
  func clip() {
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.body = { context in
      context.setLineWidth(4)
      context.move(to: CGPoint(x: 10, y: 20))
      context.addLine(to: CGPoint(x: 30, y: 20))
      context.replacePathWithStrokedPath()
      context.clip()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    let clips = DisplayList(of: view).operations.compactMap {
      if case .begin(.clip(let path)) = $0 { path.bounds } else { nil }
    }
    #expect(clips == [CGRect(x: 10, y: 18, width: 20, height: 4)])
  }

  @Test("a path has an outline in the width of a line, after a transform")
  func outline() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    let outline = path.copy()?.copy(
      strokingWithWidth: 2, lineCap: .square, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(translationX: 5, y: 5))
    #expect(outline?.boundingBox == CGRect(x: 4, y: 4, width: 12, height: 2))
    let none = path.copy()?.copy(
      strokingWithWidth: .nan, lineCap: .butt, lineJoin: .round, miterLimit: .nan)
    #expect(none?.isEmpty == true)
  }

  @Test("a label draws its text in the drawing of another view, of a layer, and of an image")
  func labelText() {
    let label = UILabel()
    label.text = "67%"
    let view = Drawing(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    view.body = { context in
      context.translateBy(x: 7, y: 0)
      label.drawText(in: CGRect(x: 0, y: 0, width: 60, height: 40))
    }
    #expect(view.svg().contains("67%"))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in
      label.drawText(in: CGRect(x: 0, y: 0, width: 60, height: 40))
    }
    #expect(UIImageView(image: image).svg().contains("67%"))
    // Nothing is being drawn.
    label.drawText(in: CGRect(x: 0, y: 0, width: 60, height: 40))
  }
}
