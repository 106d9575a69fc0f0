// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewPictures

@Suite("Images in SVG")
struct SVGImageTests {
  private let photo = Image(
    content: .encoded([1, 2, 3], mediaType: "image/png"), size: CGSize(width: 10, height: 10))
  private let place = CGRect(x: 5, y: 6, width: 20, height: 10)

  @Test("an encoded image is embedded and stretched to its rectangle")
  func encoded() {
    let svg = drawing { $0.draw(photo, in: place, tint: .red) }.svg()
    #expect(
      svg.contains(
        "<image x=\"5\" y=\"6\" width=\"20\" height=\"10\" preserveAspectRatio=\"none\" "
          + "href=\"data:image/png;base64,AQID\"/>"))
  }

  @Test("an image that is drawn twice is written once")
  func repeated() {
    let svg = drawing { context in
      context.draw(photo, in: place, tint: .red)
      context.draw(photo, in: place.offsetBy(dx: 30, dy: 0), tint: .red)
    }.svg()
    #expect(svg.ranges(of: "AQID").count == 1)
    #expect(
      svg.contains("<image id=\"v1\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" href="))
    #expect(svg.contains("<use href=\"#v1\" transform=\"matrix(20 0 0 10 5 6)\"/>"))
    #expect(svg.contains("<use href=\"#v1\" transform=\"matrix(20 0 0 10 35 6)\"/>"))
  }

  @Test("an encoded template is painted in the tint color")
  func template() {
    let svg = drawing {
      $0.draw(photo.withRenderingMode(.alwaysTemplate), in: place, tint: .red)
    }.svg()
    #expect(svg.contains("<feFlood flood-color=\"#f00\"/>"))
    #expect(svg.contains("AQID\" filter=\"url(#v1)\"/>"))
  }

  @Test("vector images are scaled to their rectangle, with the tint color as a template")
  func figures() {
    let square = BezierPath(rect: CGRect(x: 1, y: 1, width: 2, height: 2))
    let image = Image(
      content: .figures([.fill(square, nil), .stroke(square, StrokeStyle(width: 1), .blue)]),
      size: CGSize(width: 10, height: 10))
    let even = drawing {
      $0.draw(image, in: CGRect(x: 5, y: 5, width: 20, height: 20), tint: .red)
    }
    #expect(
      even.svg().contains(
        """
        <rect x="7" y="7" width="4" height="4" fill="#f00"/>
        <rect x="7" y="7" width="4" height="4" fill="none" stroke="#00f" stroke-width="2"/>
        """))
    let wide = Image(
      content: .figures([.fill(square, nil)]), size: CGSize(width: 20, height: 10))
    let tripled = drawing {
      $0.draw(wide, in: CGRect(x: 5, y: 5, width: 60, height: 30), tint: .red)
    }
    #expect(
      tripled.svg().contains("<rect x=\"8\" y=\"8\" width=\"6\" height=\"6\" fill=\"#f00\"/>"))
    let uneven = drawing {
      $0.draw(image.withRenderingMode(.alwaysTemplate), in: place, tint: .red)
    }
    #expect(
      uneven.svg().contains(
        """
        <g transform="matrix(2 0 0 1 5 6)">
        <rect x="1" y="1" width="2" height="2" fill="none" stroke="#f00"/>
        </g>
        """))
  }

  @Test("a template's shapes keep the opacity of their colors")
  func templateOpacity() {
    let square = BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let image = Image(
      content: .figures([.fill(square, Color(white: 0, alpha: 0.5))]),
      size: CGSize(width: 10, height: 10))
    let svg = drawing {
      $0.draw(image.withRenderingMode(.alwaysTemplate), in: place, tint: .red)
    }.svg()
    #expect(svg.contains("fill=\"#f00\" fill-opacity=\"0.5\"/>"))
  }
}
