// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// A relation that a class imposes on its parts without a ``LayoutConstraint`` object, as stacks,
/// scroll nodes, and cells do.
///
/// It doesn't retain its items; ``LayoutRecords`` does.
package struct LayoutRecord {
  /// The origin of the relation, as named in reports.
  package nonisolated enum Source: UInt8, Sendable {
    case stackEdge
    case stackSpacing
    case stackDistribution
    case stackAlignment
    case stackHidden
    case stackAmbiguity
    case scrollContent
    case cellContent
  }

  let firstPointer: Unmanaged<LayoutItem>
  let secondPointer: Unmanaged<LayoutItem>?
  package var firstAttribute: LayoutAttribute
  package var relation: LayoutRelation
  package var secondAttribute: LayoutAttribute
  package var multiplier: CGFloat
  package var constant: CGFloat
  /// The priority, up to 1000; unlike a public priority, it may be below 1.
  package var priority: Double
  package var source: Source

  package init(
    _ first: LayoutItem, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    _ second: LayoutItem?, _ secondAttribute: LayoutAttribute = .notAnAttribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Double = 1000, source: Source
  ) {
    firstPointer = Unmanaged.passUnretained(first)
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondPointer = second.map { Unmanaged.passUnretained($0) }
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.source = source
  }

  package var first: LayoutItem { firstPointer.takeUnretainedValue() }
  package var second: LayoutItem? { secondPointer?.takeUnretainedValue() }
}
