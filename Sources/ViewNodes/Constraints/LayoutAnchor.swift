// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// What all anchors share: an attribute of an item.
///
/// Which anchors may stand together in a constraint is decided by their types: leading and trailing
/// with each other, left and right with each other, the horizontal center with either, vertical
/// positions with vertical positions, lengths with lengths.
public protocol LayoutAnchor {
  /// The item and attribute that the anchor stands for.
  var target: LayoutAnchorTarget { get }
}

/// An attribute of an item: what an anchor stands for.
public struct LayoutAnchorTarget {
  package let reference: ItemReference
  /// The attribute.
  public let attribute: LayoutAttribute

  package init(_ item: LayoutItem, _ attribute: LayoutAttribute) {
    self.reference = item.reference
    self.attribute = attribute
  }

  init(_ reference: ItemReference, _ attribute: LayoutAttribute) {
    self.reference = reference
    self.attribute = attribute
  }

  /// The node or guide, `nil` when it is gone.
  public var item: LayoutItem? { reference.item }

  // Anchors are made to be used up by one constraint, which takes their references over.
  package consuming func constraint(
    _ relation: LayoutRelation, _ other: consuming LayoutAnchorTarget?, multiplier: CGFloat = 1,
    constant: CGFloat, _ fileID: StaticString, _ line: UInt
  ) -> LayoutConstraint {
    let attribute = attribute
    guard let second = consume other else {
      return LayoutConstraint(
        first: (consume self).reference, attribute, relation, second: nil, .notAnAttribute,
        multiplier: multiplier, constant: constant, fileID: fileID, line: line)
    }
    let secondAttribute = second.attribute
    return LayoutConstraint(
      first: (consume self).reference, attribute, relation,
      second: (consume second).reference, secondAttribute,
      multiplier: multiplier, constant: constant, fileID: fileID, line: line)
  }
}

/// A horizontal position: leading, trailing, left, right or the center. UIKit:
/// `NSLayoutXAxisAnchor`.
public protocol XAxisAnchor: LayoutAnchor {}

/// The leading or trailing edge, which follow the reading direction.
public struct DirectionalXAnchor: XAxisAnchor {
  /// The item and attribute that the anchor stands for.
  public let target: LayoutAnchorTarget
}

/// The left or right edge, which never flip.
public struct AbsoluteXAnchor: XAxisAnchor {
  /// The item and attribute that the anchor stands for.
  public let target: LayoutAnchorTarget
}

/// The horizontal center, which goes with every horizontal position.
public struct CenterXAnchor: XAxisAnchor {
  /// The item and attribute that the anchor stands for.
  public let target: LayoutAnchorTarget
}

/// A vertical position: top, bottom, the center or a baseline. UIKit: `NSLayoutYAxisAnchor`.
public struct YAxisAnchor: LayoutAnchor {
  /// The item and attribute that the anchor stands for.
  public let target: LayoutAnchorTarget
}

/// A length: width or height. UIKit: `NSLayoutDimension`.
public struct LayoutDimension: LayoutAnchor {
  /// The item and attribute that the anchor stands for.
  public let target: LayoutAnchorTarget
}
