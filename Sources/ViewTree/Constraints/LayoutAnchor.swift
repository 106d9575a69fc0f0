// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// An attribute of a layout item, for creating constraints.
///
/// The type of an anchor determines which anchors it can be combined with: leading and trailing
/// edges with each other, left and right edges with each other, the horizontal center with either,
/// vertical positions with vertical positions, and dimensions with dimensions.
#if MainActor
  @MainActor
#endif
public protocol LayoutAnchor {
  /// The item and attribute that the anchor represents.
  var target: LayoutAnchorTarget { get }
}

/// The item and attribute that an anchor represents.
public struct LayoutAnchorTarget {
  package let reference: ItemReference
  /// The attribute.
  public let attribute: LayoutAttribute

  package init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.reference = item.reference
    self.attribute = attribute
  }

  package init(_ reference: ItemReference, _ attribute: LayoutAttribute) {
    self.reference = reference
    self.attribute = attribute
  }

  /// The node or guide, or `nil` once it is deallocated.
  public var item: LayoutItem? { reference.item }

  // A constraint consumes an anchor and takes over its references.
  package consuming func constraint(
    _ relation: LayoutRelation, _ other: consuming LayoutAnchorTarget?, multiplier: CGFloat = 1,
    constant: CGFloat, _ fileID: StaticString, _ line: UInt
  ) -> LayoutConstraint {
    let attribute = attribute
    guard let second = consume other else {
      return LayoutConstraint(
        definition: LayoutConstraint.Definition(
          (consume self).reference, attribute, relation, nil, .notAnAttribute,
          multiplier: multiplier, constant: constant, fileID: fileID, line: line))
    }
    let secondAttribute = second.attribute
    return LayoutConstraint(
      definition: LayoutConstraint.Definition(
        (consume self).reference, attribute, relation, (consume second).reference, secondAttribute,
        multiplier: multiplier, constant: constant, fileID: fileID, line: line))
  }
}

nonisolated extension LayoutAnchorTarget: Hashable {
  /// Returns a Boolean value that indicates whether two anchors represent the same attribute of the
  /// same item.
  public static func == (left: LayoutAnchorTarget, right: LayoutAnchorTarget) -> Bool {
    left.reference === right.reference && left.attribute == right.attribute
  }

  /// Hashes the identity of the item and the attribute.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(reference))
    hasher.combine(attribute)
  }
}

/// A horizontal position: a leading, trailing, left, or right edge, or a center.
///
/// UIKit: `NSLayoutXAxisAnchor`.
public protocol XAxisAnchor: LayoutAnchor {}

/// A leading or trailing edge, which follows the layout direction.
public struct DirectionalXAnchor: XAxisAnchor {
  /// The item and attribute that the anchor represents.
  public let target: LayoutAnchorTarget

  package init(target: LayoutAnchorTarget) {
    self.target = target
  }
}

/// A left or right edge, which never flips.
public struct AbsoluteXAnchor: XAxisAnchor {
  /// The item and attribute that the anchor represents.
  public let target: LayoutAnchorTarget

  package init(target: LayoutAnchorTarget) {
    self.target = target
  }
}

/// A horizontal center, which can be combined with every horizontal position.
public struct CenterXAnchor: XAxisAnchor {
  /// The item and attribute that the anchor represents.
  public let target: LayoutAnchorTarget

  package init(target: LayoutAnchorTarget) {
    self.target = target
  }
}

/// A vertical position: a top or bottom edge, a center, or a baseline.
///
/// UIKit: `NSLayoutYAxisAnchor`.
public struct YAxisAnchor: LayoutAnchor {
  /// The item and attribute that the anchor represents.
  public let target: LayoutAnchorTarget

  package init(target: LayoutAnchorTarget) {
    self.target = target
  }
}

/// A dimension: a width or height.
///
/// UIKit: `NSLayoutDimension`.
public struct LayoutDimension: LayoutAnchor {
  /// The item and attribute that the anchor represents.
  public let target: LayoutAnchorTarget

  package init(target: LayoutAnchorTarget) {
    self.target = target
  }
}
