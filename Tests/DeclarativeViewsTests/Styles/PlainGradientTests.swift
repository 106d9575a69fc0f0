// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("Gradients as styles")
struct PlainGradientTests {
  @Test func `a gradient paints from the top to the bottom`() throws {
    let (_, host) = shown {
      VStack {
        Rectangle().fill(Gradient(colors: [.red, .green]))
        Text("Text").background(Gradient(colors: [.red, .green]))
      }
    }
    let gradients = DisplayList(of: host).operations.compactMap { operation -> Gradient? in
      if case .fill(_, .gradient(let gradient)) = operation { gradient } else { nil }
    }
    #expect(gradients.count == 2)
    for gradient in gradients {
      #expect(gradient.stops.map(\.color) == [.red, .green])
      #expect(gradient.start.y < gradient.end.y && gradient.start.x == gradient.end.x)
    }
  }
}
