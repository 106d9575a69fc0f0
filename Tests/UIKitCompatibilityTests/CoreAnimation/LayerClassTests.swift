// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import UIKitCompatibility

/// A layer that views create; its protocol has a name among UIKit's.
private final class Plate: CAShapeLayer, CreatableLayer {}

private final class Plated: UIView {
  override class var layerClass: AnyClass { Plate.self }
}

@Suite("Classes of layers")
struct LayerClassTests {
  @Test("a view has a layer of its class")
  func layerClass() {
    #expect(Plated().layer is Plate)
  }
}
