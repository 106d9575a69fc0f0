// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A layout problem and its location, for drawing.
package struct LayoutMark {
  package enum Kind {
    /// A required constraint that was broken.
    case conflict
    /// A position or size that is ambiguous.
    case ambiguity
    /// A node that extends beyond its superview.
    case overflow
    /// A label that truncates its text.
    case cutText
  }

  package var kind: Kind
  package var node: ViewNode
  /// The affected edge or dimension, if any.
  package var attribute: LayoutAttribute?
  /// A description of the problem in one sentence.
  package var sentence: String

  /// Returns the problems of a subtree after performing pending layout: first those of the
  /// constraints, then the visible ones.
  package static func all(in root: ViewNode) -> [LayoutMark] {
    let top = root.rootNode
    top.layoutIfNeeded()
    var marks: [LayoutMark] = []
    if let engine = top.ownEngine {
      for (conflict, node) in zip(engine.writtenConflicts, engine.conflictNodes) {
        guard let node, node.isDescendant(of: root) else { continue }
        marks.append(
          LayoutMark(
            kind: .conflict, node: node, sentence: LayoutWording.dropped(conflict.broken)))
      }
    }
    for (node, ambiguity) in top.ambiguousParts where node.isDescendant(of: root) {
      marks.append(
        LayoutMark(
          kind: .ambiguity, node: node, attribute: ambiguity.attribute,
          sentence: ambiguity.description))
    }
    let scan = LayoutScan(of: root)
    for overhang in scan.overhangs {
      let sentence = LayoutWording.overhang(
        of: overhang.node.debugName, in: overhang.parent.debugName, by: overhang.insets)
      marks.append(LayoutMark(kind: .overflow, node: overhang.node, sentence: sentence))
    }
    for cut in scan.cutTexts {
      let sentence = LayoutWording.cutText(
        of: cut.label.debugName, cut.label.text ?? "", size: cut.label.bounds.size,
        needed: cut.needed)
      marks.append(LayoutMark(kind: .cutText, node: cut.label, sentence: sentence))
    }
    return marks
  }
}
