// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A view with the opacity of another one, to which exactly its size is proposed.
struct MaskElement: LayoutElement {
  private let decoration: DecorationElement

  init(alignment: Alignment) {
    decoration = DecorationElement(isInFront: true, alignment: alignment)
  }

  var isModifier: Bool { true }
  var name: String { "mask" }
  var drawing: ElementDrawing { .effect }

  /// The deepest nesting of masks in masks.
  private static let depthLimit = 20

  func steadyAxes(of node: Int, in tree: LayoutTree) -> Axis.Set {
    decoration.steadyAxes(of: node, in: tree)
  }

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? { decoration.size(in: tree, task) }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    decoration.arrangement(in: tree, task)
  }

  func explicitGuide(
    _ key: GuideKey, in tree: LayoutTree, _ task: LayoutTask
  ) -> CGFloat?? { decoration.explicitGuide(key, in: tree, task) }

  func finish(_ node: Int, in tree: LayoutTree) { decoration.finish(node, in: tree) }

  func effect(for node: Int, in tree: LayoutTree) -> DrawingEffect? {
    let mask = tree.nodes[node].lastChild
    guard mask != tree.nodes[node].firstChild else { return nil }
    guard tree.maskDepth < MaskElement.depthLimit else {
      tree.report(.nestedTooDeep(view: name, limit: MaskElement.depthLimit))
      return nil
    }
    tree.maskDepth += 1
    defer { tree.maskDepth -= 1 }
    return .mask(Drawing(steps: tree.drawingSteps(from: mask)))
  }
}
