// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@Suite("Stroke styles")
struct StrokeStyleTests {
  @Test("a line is solid, with a miter limit of 4, unless stated otherwise")
  func defaults() {
    let plain = StrokeStyle(width: 3)
    #expect(plain.dash.isEmpty && plain.dashPhase == 0 && plain.miterLimit == 4)
    let dashed = StrokeStyle(width: 3, miterLimit: 7, dash: [1, 2], dashPhase: 5)
    #expect(dashed.dash == [1, 2] && dashed.dashPhase == 5 && dashed.miterLimit == 7)
    #expect(dashed != plain)
  }

  @Test("impossible miter limits bevel all corners, and large ones are limited")
  func miterLimits() {
    for limit in [-1, 0, 0.5, .nan, .infinity] as [CGFloat] {
      #expect(StrokeStyle(width: 1, miterLimit: limit).usableMiterLimit == 1, "\(limit)")
    }
    #expect(StrokeStyle(width: 1, miterLimit: 2.5).usableMiterLimit == 2.5)
    #expect(StrokeStyle(width: 1, miterLimit: 1e9).usableMiterLimit == 1000)
  }

  @Test("a style is scaled with its dashes")
  func scale() {
    let style = StrokeStyle(width: 3, cap: .round, miterLimit: 7, dash: [1, 2], dashPhase: 5)
    #expect(
      style.scaled(by: 2)
        == StrokeStyle(width: 6, cap: .round, miterLimit: 7, dash: [2, 4], dashPhase: 10))
  }

  @Test("the line of a dashed style is its dashes, and that of a solid one the path itself")
  func line() {
    let path = BezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(StrokeStyle(width: 1).solidLine(along: path) == path)
    #expect(
      StrokeStyle(width: 1, dash: [3, 2], dashPhase: 1).solidLine(along: path)
        == path.dashed(phase: 1, lengths: [3, 2]))
  }
}
