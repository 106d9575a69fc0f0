// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The text measurer of this subtree: the one set on this node or on the nearest ancestor that
  /// has one, or else an ``EmbeddedTextMeasurer``.
  public final var textMeasurer: any TextMeasurer {
    get { measurerReference.measurer }
    set {
      rareState.textMeasurer = MeasurerReference(newValue)
      invalidateMeasuredText()
    }
  }

  /// The effective measurer, comparable by identity.
  package final var measurerReference: MeasurerReference {
    var node: Unmanaged<ViewNode>? = Unmanaged.passUnretained(self)
    while let current = node {
      let (own, parent) = current._withUnsafeGuaranteedRef {
        ($0.rare?.textMeasurer, $0.handle.parent)
      }
      if let own { return own }
      node = parent
    }
    return .embedded
  }

  /// Notifies all text in this subtree that its intrinsic content size may have changed.
  package final func invalidateMeasuredText() {
    var pending = [self]
    while let node = pending.popLast() {
      node.invalidateIntrinsicContentSize()
      pending.append(contentsOf: node.subviews)
    }
  }
}

/// A measurer with an identity, for validating cached layouts.
package final class MeasurerReference: Sendable {
  package let measurer: any TextMeasurer

  package init(_ measurer: any TextMeasurer) {
    self.measurer = measurer
  }

  package static let embedded = MeasurerReference(EmbeddedTextMeasurer())
}
