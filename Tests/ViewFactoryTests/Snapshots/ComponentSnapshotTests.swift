// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks
import ViewNodes
import ViewPictures
import ViewTesting
import ViewTreeTestSupport

/// Every component in its states, as frames and as a picture.
@Suite("Pictures of components")
struct ComponentSnapshotTests {
  nonisolated static let palettes:
    [(name: String, make: @Sendable () -> any ViewFactoryColorProtocol)] = [
      ("default", { DefaultViewFactoryColor() }), ("light", { LightViewFactoryColor() }),
      ("mock", { MockViewFactoryColor() }),
    ]

  nonisolated static let components:
    [(name: String, make: TreeWork<any ViewFactoryProtocol, ViewNode>)] =
      labels + inputs + buttons + stacks + cards + gradients + bars

  @Test("match their recordings", arguments: components.indices, palettes.indices)
  func component(index: Int, palette: Int) {
    let component = Self.components[index]
    let theme = Self.palettes[palette]
    let node = component.make(ViewFactory(viewFactoryColor: theme.make()))
    assertSnapshot(of: node, as: .svg, named: "\(component.name)-\(theme.name)")
    // Frames do not depend on the palette.
    if palette == 0 {
      assertSnapshot(of: node, as: .frames, named: component.name)
    }
  }
}
