// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// What measures the text of this node and of all in it: what was set here or at the nearest
  /// node above, an ``EmbeddedTextMeasurer`` if nothing was.
  public final var textMeasurer: any TextMeasurer {
    get { measurerReference.measurer }
    set {
      rareState.textMeasurer = MeasurerReference(newValue)
      invalidateMeasuredText()
    }
  }

  /// The measurer in force, comparable by identity.
  package final var measurerReference: MeasurerReference {
    var node: ViewNode? = self
    while let current = node {
      if let own = current.rare?.textMeasurer { return own }
      node = current.parent
    }
    return .embedded
  }

  /// Tells all text below that its natural size may be another one now.
  package final func invalidateMeasuredText() {
    var pending = [self]
    while let node = pending.popLast() {
      node.invalidateIntrinsicContentSize()
      pending.append(contentsOf: node.subviews)
    }
  }
}

/// A measurer that kept layouts can be told apart by.
package final class MeasurerReference: Sendable {
  package let measurer: any TextMeasurer

  package init(_ measurer: any TextMeasurer) {
    self.measurer = measurer
  }

  package static let embedded = MeasurerReference(EmbeddedTextMeasurer())
}
