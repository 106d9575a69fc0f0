// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Changes how the view is drawn, depending on its geometry, without affecting layout.
  ///
  /// The geometry is that of the last layout: scrolling alone doesn't change the effect.
  ///
  /// - Parameter effect: A closure that adds effects to an empty one.
  /// - Returns: The modified view.
  public func visualEffect(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    WrappedView(
      content: self, element: VisualEffectElement { effect(EmptyVisualEffect(), $0)._effects })
  }
}

/// An element that changes how a view is drawn, depending on its geometry.
struct VisualEffectElement: UnaryElement {
  let make: (GeometryProxy) -> _VisualEffects

  var name: String { "visualEffect" }
  var drawing: ElementDrawing { .effect }

  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set {
    tree.steadyAxesOfContent(of: node)
  }

  func effects(for node: Int, in tree: LayoutTree) -> [DrawingEffect] {
    let frame = tree.drawnFrame(of: node)
    let values = tree.environment(of: node)
    let proxy = GeometryProxy(
      size: tree.nodes[node].frame.size, safeAreaInsets: tree.safeAreaInsets(of: node)
    ) { tree.origin(of: node, in: $0) }
    // What the closure reads belongs to the body that created it.
    let effects = CurrentEnvironment.with(values) {
      tree.memory.read(for: tree.reader(in: node)) { make(proxy) }
    }
    return effects.all.reversed().map { $0(frame, values.layoutDirection) }
  }
}
