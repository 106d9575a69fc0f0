// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension ScrollNode {
  final func report(_ problem: ScrollProblem) {
    report(LayoutProblem.scrolling(problem))
  }
}

extension ScrollNode {
  package final func reportSnapshot(duplicate identifier: String) {
    report(.duplicateIdentifier(node: debugName, identifier: identifier))
  }

  package final func reportSnapshot(unknown identifier: String) {
    report(.unknownIdentifier(node: debugName, identifier: identifier))
  }

  package final func reportSnapshotWithoutSection() {
    report(.noSectionForItems(node: debugName))
  }

  package final func reportMissingCell(at path: IndexPath) {
    report(.noCell(node: debugName, section: path.section, item: path.item))
  }
}
