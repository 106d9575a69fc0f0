// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@Suite("The extent of drawing")
struct ReachTests {
  private func operations(_ body: @escaping (any GraphicsContext) -> Void) -> Int {
    DisplayList(of: drawing(body)).operations.count
  }

  @Test("a miter corner outside a picture can extend into it")
  func corners() {
    var path = BezierPath()
    path.move(to: CGPoint(x: -40, y: 20))
    path.addLine(to: CGPoint(x: -3, y: 50))
    path.addLine(to: CGPoint(x: -40, y: 80))
    func count(_ join: StrokeStyle.Join) -> Int {
      operations { $0.stroke(path, with: .red, style: StrokeStyle(width: 4, join: join)) }
    }
    #expect(count(.miter) == 1)
    #expect(count(.round) == 0)
  }

  @Test("content outside a picture can cast its shadow into it")
  func shadows() {
    func count(_ x: CGFloat) -> Int {
      operations { context in
        let shadow = Shadow(color: .black, opacity: 1, offset: .zero, radius: 10)
        context.withShadow(shadow) {
          context.fill(BezierPath(rect: CGRect(x: x, y: 10, width: 10, height: 10)), with: .red)
        }
      }
    }
    #expect(count(-30) > 0)
    #expect(count(-60) == 0)
  }

  @Test("a shadow's filter region includes the blur, on the short sides too")
  func filters() {
    let shadow = Shadow(color: .black, opacity: 1, offset: .zero, radius: 10)
    let path = BezierPath(rect: CGRect(x: 50, y: 50, width: 200, height: 20))
    let list = DisplayList(
      size: CGSize(width: 300, height: 120), operations: [.shadow(path, shadow)])
    #expect(list.svg().contains(" x=\"-0.14\" y=\"-1.38\" width=\"1.28\" height=\"3.76\""))
  }

  @Test("line caps and joins are written as set")
  func ends() {
    let path = BezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20))
    func svg(_ style: StrokeStyle) -> String {
      DisplayList(
        size: CGSize(width: 40, height: 40), operations: [.stroke(path, style, .red)]
      ).svg()
    }
    let square = svg(StrokeStyle(width: 2, cap: .square, join: .bevel))
    #expect(square.contains("stroke-linecap=\"square\" stroke-linejoin=\"bevel\""))
    let round = svg(StrokeStyle(width: 2, cap: .round, join: .round))
    #expect(round.contains("stroke-linecap=\"round\" stroke-linejoin=\"round\""))
    #expect(!svg(StrokeStyle(width: 2)).contains("stroke-line"))
  }

  @Test("a view beside the picture draws nothing into it, as its content ends at its bounds")
  func beside() {
    let page = box(0, 0, 100, 100, .white)
    let view = drawing {
      $0.fill(BezierPath(rect: CGRect(x: -200, y: 0, width: 400, height: 50)), with: .red)
    }
    page.addSubview(view)
    view.frame = CGRect(x: 90, y: 0, width: 50, height: 50)
    let shown = DisplayList(of: page).operations.count
    view.frame.origin.x = 110
    #expect(DisplayList(of: page).operations.count < shown)
    #expect(
      DisplayList(of: page).operations == DisplayList(of: box(0, 0, 100, 100, .white)).operations)
  }

  @Test("nothing is drawn beside what clips it, on any side")
  func clipped() {
    let clip = CGRect(x: 30, y: 40, width: 20, height: 10)
    func count(_ rect: CGRect) -> Int {
      operations { context in
        context.withClip(to: BezierPath(rect: clip)) {
          context.fill(BezierPath(rect: rect), with: .red)
        }
      }
    }
    #expect(count(clip.offsetBy(dx: 5, dy: 5)) > 0)
    for (x, y) in [(-20, 0), (20, 0), (0, -10), (0, 10)] as [(CGFloat, CGFloat)] {
      #expect(count(clip.offsetBy(dx: x, dy: y)) == 0, "\(x), \(y)")
      #expect(count(clip.offsetBy(dx: x * 0.9, dy: y * 0.9)) > 0, "\(x), \(y)")
    }
  }

  @Test("tiny texts reach as far as their descenders")
  func tinyTexts() {
    let font = Font.systemFont(ofSize: 2)
    let descent = font.lineHeight - font.ascender
    func count(_ y: CGFloat) -> Int {
      operations {
        $0.draw(
          "x", at: CGPoint(x: 10, y: y), width: 5, font: font, color: .red,
          direction: .leftToRight)
      }
    }
    #expect(count(0.1 - descent) == 1)
    #expect(count(-0.1 - descent) == 0)
  }

  @Test("a vector image smaller than a point is drawn")
  func tinyImages() {
    let size = CGSize(width: 0.5, height: 0.75)
    let image = Image(
      content: .figures([.fill(BezierPath(rect: CGRect(origin: .zero, size: size)), nil)]),
      size: size)
    let list = DisplayList(
      of: drawing { $0.draw(image, in: CGRect(x: 10, y: 10, width: 20, height: 30), tint: .red) })
    let rect = CGRect(x: 10, y: 10, width: 20, height: 30)
    #expect(list.operations == [.fill(BezierPath(rect: rect), .color(.red))])
  }
}
