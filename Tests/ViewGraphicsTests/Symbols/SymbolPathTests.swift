// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewGraphics

@Suite("Symbol paths")
struct SymbolPathTests {
  @Test(
    "an arc keeps its radius between its ends",
    arguments: ["A 50 40 20 30 170", "A 50 40 20 90 10", "N 50 40 20"])
  func arc(text: String) throws {
    var from = CGPoint.zero
    var curves = 0
    for element in SymbolPath(text).path.elements {
      switch element {
      case .move(let point), .line(let point): from = point
      case .curve(let to, let first, let second):
        curves += 1
        for step in 0...8 {
          let t = CGFloat(step) / 8
          func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            let s = 1 - t
            return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
          }
          let (x, y) = (
            mix(from.x, first.x, second.x, to.x), mix(from.y, first.y, second.y, to.y)
          )
          #expect(abs(((x - 50) * (x - 50) + (y - 40) * (y - 40)).squareRoot() - 20) < 0.01)
        }
        from = to
      default: break
      }
    }
    #expect(curves > 0)
  }
}
