// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Values with names")
struct NamedValueTests {
  @Test("the named unit points are at the corners, the sides, and the center")
  func points() {
    let points: [(UnitPoint, CGFloat, CGFloat)] = [
      (.zero, 0, 0), (.center, 0.5, 0.5), (.leading, 0, 0.5), (.trailing, 1, 0.5), (.top, 0.5, 0),
      (.bottom, 0.5, 1), (.topLeading, 0, 0), (.topTrailing, 1, 0), (.bottomLeading, 0, 1),
      (.bottomTrailing, 1, 1),
    ]
    for (point, x, y) in points { #expect(point.x == x && point.y == y) }
  }

  @Test("a view is at the place that its alignment names")
  func alignments() {
    let alignments: [(Alignment, CGFloat, CGFloat)] = [
      (.center, 45, 45), (.leading, 0, 45), (.trailing, 90, 45), (.top, 45, 0), (.bottom, 45, 90),
      (.topLeading, 0, 0), (.topTrailing, 90, 0), (.bottomLeading, 0, 90),
      (.bottomTrailing, 90, 90),
    ]
    #expect(Set(alignments.map(\.0)).count == alignments.count)
    for (alignment, x, y) in alignments {
      let small = Color.red.frame(width: 10, height: 10)
      for view in [
        AnyView(small.frame(width: 100, height: 100, alignment: alignment)),
        AnyView(
          ZStack(alignment: alignment) {
            Color.clear.frame(width: 100, height: 100)
            small
          }),
      ] {
        let frame = TreeProbe(view, width: 100, height: 100).frames("Color").last
        #expect(frame?.origin == CGPoint(x: x, y: y), "\(x) \(y)")
      }
    }
  }

  @Test("each edge, axis, and region has a bit of its own, and sets contain what they name")
  func sets() {
    let edges: [Edge.Set] = [.top, .leading, .bottom, .trailing]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8])
    #expect(Edge.Set.horizontal == [.leading, .trailing])
    #expect(Edge.Set.vertical == [.top, .bottom] && Edge.Set.all.rawValue == 15)
    #expect(Axis.Set.horizontal.rawValue == 1 && Axis.Set.vertical.rawValue == 2)
    #expect(SafeAreaRegions.container.rawValue == 1 && SafeAreaRegions.keyboard.rawValue == 2)
    #expect(SafeAreaRegions.all == [.container, .keyboard])
  }

  @Test("padding is added at the edges that are named, and no others")
  func padding() {
    for bits in 0..<16 {
      let edges = Edge.Set(rawValue: bits)
      let probe = TreeProbe(
        Color.red.padding(edges, 10).frame(width: 100, height: 100), width: 100, height: 100)
      let frame = probe.frames("Color").first ?? .zero
      #expect((frame.minY == 10) == edges.contains(.top))
      #expect((frame.minX == 10) == edges.contains(.leading))
      #expect((frame.maxY == 90) == edges.contains(.bottom))
      #expect((frame.maxX == 90) == edges.contains(.trailing))
    }
  }

  @Test("angles are measured in degrees or radians, added, subtracted, and compared")
  func angles() {
    let (right, half) = (Angle.degrees(90), Angle.radians(.pi))
    #expect(abs(right.radians - .pi / 2) < 1e-12 && abs(half.degrees - 180) < 1e-12)
    #expect(abs((half - right).degrees - 90) < 1e-12)
    #expect(abs((half + right).degrees - 270) < 1e-12)
    #expect(abs((-right).degrees + 90) < 1e-12)
    #expect(abs((right * 3).degrees - 270) < 1e-12 && abs((right / 3).degrees - 30) < 1e-12)
    #expect(right < half && !(half < right))
    #expect(Angle.zero.radians == 0 && Angle().radians == 0)
    var angle = Angle.zero
    angle.degrees = 45
    #expect(abs(angle.radians - .pi / 4) < 1e-12)
  }
}
