// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// An element for a view that depends on changing values, around everything in its body.
///
/// It takes no part in layout: containers treat its children as their own.
struct ScopeElement: LayoutElement {
  let memory: ViewMemory

  var name: String { memory.name }

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? { .zero }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? { [] }

  func finish(_ node: Int, in tree: LayoutTree) {}
}

/// An element for unused nodes.
struct FreedElement: LayoutElement {
  var name: String { "" }

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? { .zero }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? { [] }

  func finish(_ node: Int, in tree: LayoutTree) {}
}
