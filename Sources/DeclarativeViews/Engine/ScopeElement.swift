// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// Stands in the tree for a view that depends on something that changes, around all that its body
/// makes.
///
/// It takes no part in layout: containers see the views in it as their own.
struct ScopeElement: LayoutElement {
  let memory: ViewMemory

  var name: String { memory.name }

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? { .zero }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? { [] }

  func finish(_ node: Int, in tree: LayoutTree) {}
}

/// Stands in nodes that are not in use.
struct FreedElement: LayoutElement {
  var name: String { "" }

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? { .zero }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? { [] }

  func finish(_ node: Int, in tree: LayoutTree) {}
}
