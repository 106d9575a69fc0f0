// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("The size of circles")
struct CircleSizeTests {
  @Test("a circle is the largest square in the proposed size, or has the one side that is proposed")
  func square() {
    func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
      Circle().sizeThatFits(ProposedViewSize(width: width, height: height))
    }
    #expect(size(40, 20) == CGSize(width: 20, height: 20))
    #expect(size(40, nil) == CGSize(width: 40, height: 40))
    #expect(size(nil, 30) == CGSize(width: 30, height: 30))
    #expect(size(nil, nil) == CGSize(width: 10, height: 10))
    #expect(size(.infinity, 30) == CGSize(width: 30, height: 30))
  }

  @Test("circles in a row of a scroll view share its width, up to their greatest height")
  func row() {
    func frames(_ width: CGFloat) -> [CGRect] {
      let probe = TreeProbe(
        ScrollView {
          HStack(spacing: 10) {
            ForEach(0..<2) { _ in
              Circle().fill(.red).frame(maxHeight: 80).frame(maxWidth: .infinity)
            }
          }
        }, width: width, height: 300)
      return probe.frames("Circle")
    }
    #expect(
      frames(110).map(\.size) == [CGSize(width: 50, height: 50), CGSize(width: 50, height: 50)])
    #expect(
      frames(210).map(\.size) == [CGSize(width: 80, height: 80), CGSize(width: 80, height: 80)])
  }

  @Test("a border around a circle is square")
  func border() {
    let probe = TreeProbe(Circle().border(.red), width: 60, height: 30)
    #expect(probe.frames("Circle") == [CGRect(x: 15, y: 0, width: 30, height: 30)])
  }
}
