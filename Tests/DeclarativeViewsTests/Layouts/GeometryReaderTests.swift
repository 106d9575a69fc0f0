// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Geometry readers")
struct GeometryReaderTests {
  @Test(
    "a geometry reader takes what it is offered, and 10 points where nothing is",
    arguments: [
      (nil, nil, 10, 10), (70, nil, 70, 10), (nil, 80, 10, 80), (0, 0, 0, 0), (70, 80, 70, 80),
    ] as [(CGFloat?, CGFloat?, CGFloat, CGFloat)])
  func size(width: CGFloat?, height: CGFloat?, ownWidth: CGFloat, ownHeight: CGFloat) {
    let reader = GeometryReader { _ in Text("a text that is wider than ten points") }
    #expect(
      TreeProbe.size(of: reader, width, height) == CGSize(width: ownWidth, height: ownHeight))
  }
}
