// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

extension NSLayoutConstraint {
  /// Creates an inactive constraint, `view1.attr1 (relation) multiplier × view2.attr2 + c`, between
  /// items of any type.
  ///
  /// UIKit traps if an item is neither a view nor a guide. Here, the constraint can't be activated,
  /// which is reported if it has one item.
  ///
  /// - Parameters:
  ///   - view1: The first item, a view or a guide.
  ///   - attr1: The attribute of the first item.
  ///   - relation: The relation between the two sides.
  ///   - view2: The second item, or `nil` to compare the first side with the constant.
  ///   - attr2: The attribute of the second item, ignored without one.
  ///   - multiplier: The multiplier of the second side.
  ///   - c: The constant added to the second side, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
    fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      knownOrMissing: view1, attr1, relation, view2, attr2, multiplier: multiplier, constant: c,
      fileID: fileID, line: line)
  }

  /// The anchor of the first item's attribute.
  ///
  /// It is equal to the item's own, but doesn't have the type of its axis.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(target: firstTarget)
  }

  /// The anchor of the second item's attribute, or `nil` without a second item.
  ///
  /// It is equal to the item's own, but doesn't have the type of its axis.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondTarget.map { NSLayoutAnchor(target: $0) }
  }
}
