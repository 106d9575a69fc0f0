// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewPictures

@Suite("Pies and gradients")
struct PieTests {
  private final class Pie: UIView {
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      for start in [CGPoint(x: 5, y: 5), nil] {
        if let start { context.move(to: start) }
        context.addArc(
          center: CGPoint(x: 5, y: 5), radius: 10, startAngle: 0, endAngle: .pi / 2,
          clockwise: false)
        context.closePath()
        context.fillPath()
      }
    }
  }

  @Test("a line leads from the current point to the start of an arc, if there is a point")
  func pie() throws {
    let pie = Pie(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let paths = DisplayList(of: pie).operations.compactMap { operation in
      if case .fill(let path, _) = operation { path.elements } else { nil }
    }
    try #require(paths.count == 2)
    #expect(paths[0].count == 4 && paths[1].count == 3)
    #expect(paths[0][0] == .move(CGPoint(x: 5, y: 5)))
    #expect(paths[0][1] == .line(CGPoint(x: 15, y: 5)))
    #expect(paths[1][0] == .move(CGPoint(x: 15, y: 5)))
    for path in paths {
      guard case .curve(let end, _, _) = path[path.count - 2] else {
        Issue.record("an arc is a curve")
        continue
      }
      #expect(abs(end.x - 5) < 1e-6 && abs(end.y - 15) < 1e-6)
      #expect(path.last == .close)
    }
  }

  @Test("what isn't a color in a gradient is left out with its location")
  func gradient() throws {
    final class Area: UIView {
      override func draw(_ rect: CGRect) {
        let colors: CFArray = [UIColor.red.cgColor, "no color", UIColor.blue.cgColor]
        let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.2, 0.75])
        guard let gradient, let context = UIGraphicsGetCurrentContext() else { return }
        context.drawLinearGradient(
          gradient, start: .zero, end: CGPoint(x: 40, y: 0), options: [])
      }
    }
    let area = Area(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let stops = DisplayList(of: area).operations.compactMap { operation in
      if case .fill(_, .gradient(let gradient)) = operation { gradient.stops } else { nil }
    }
    #expect(stops.first?.map(\.location) == [0, 0.75])
    #expect(stops.first?.map(\.color) == [.red, .blue])
  }

  @Test("a list cell settles in one layout")
  func listCell() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    cell.layoutIfNeeded()
    #expect(cell.layoutProblems.isEmpty)
    cell.backgroundView = UIView()
    cell.layoutIfNeeded()
    #expect(cell.layoutProblems.isEmpty)
  }
}
