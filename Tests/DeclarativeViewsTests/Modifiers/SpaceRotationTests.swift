// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("Rotations in space")
struct SpaceRotationTests {
  private func transform(_ view: some View) throws -> Transform {
    let (_, host) = shown { view }
    let steps = host.tree?.drawingSteps() ?? []
    return try #require(
      steps.compactMap { step in
        if case .open(.transform(let transform, _), _, _) = step { transform } else { nil }
      }.first)
  }

  @Test("a view that is rotated about a vertical or horizontal axis is narrower or lower")
  func axes() throws {
    let square = Color.red.frame(width: 100, height: 100)
    let narrow = try transform(square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 2, z: 0)))
    #expect(abs(narrow.a - 0.5) < 1e-9 && abs(narrow.d - 1) < 1e-9 && abs(narrow.b) < 1e-9)
    let low = try transform(square.rotation3DEffect(.degrees(60), axis: (x: -1, y: 0, z: 0)))
    #expect(abs(low.a - 1) < 1e-9 && abs(low.d - 0.5) < 1e-9)
    let back = try transform(square.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)))
    #expect(abs(back.a + 1) < 1e-9)
  }

  @Test("about the axis away from the viewer, it is an ordinary rotation")
  func plane() throws {
    let square = Color.red.frame(width: 100, height: 100)
    let space = try transform(
      square.rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 1), anchor: .topLeading))
    let plane = try transform(square.rotationEffect(.degrees(30), anchor: .topLeading))
    for path in [\Transform.a, \.b, \.c, \.d, \.tx, \.ty] {
      #expect(abs(space[keyPath: path] - plane[keyPath: path]) < 1e-9)
    }
  }

  @Test("an axis without length and an angle that isn't finite change nothing")
  func unusable() throws {
    let square = Color.red.frame(width: 100, height: 100).drawingGroup()
    let none = try transform(square.rotation3DEffect(.degrees(60), axis: (x: 0, y: 0, z: 0)))
    let odd = try transform(square.rotation3DEffect(.degrees(.nan), axis: (x: 0, y: 1, z: 0)))
    for found in [none, odd] { #expect(found.a == 1 && found.d == 1 && found.tx == 0) }
  }
}
