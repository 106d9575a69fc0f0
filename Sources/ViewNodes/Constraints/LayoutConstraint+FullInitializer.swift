// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension LayoutConstraint {
  /// Creates a constraint, not yet active: `view1.attr1 (relation) multiplier × view2.attr2 + c`.
  ///
  /// UIKit stops the program when attributes cannot stand together or a number is not finite; here
  /// that is reported to the root of the items' tree, and the constraint cannot be activated.
  ///
  /// - Parameters:
  ///   - item: The first item, a ``ViewNode`` or ``LayoutGuide``.
  ///   - attr1: Its attribute.
  ///   - relation: How the sides compare.
  ///   - view2: The second item, `nil` when the first side is compared with the constant.
  ///   - attr2: Its attribute, ``LayoutAttribute/notAnAttribute`` without a second item.
  ///   - multiplier: The factor of the second side.
  ///   - c: The number added to the second side, in points.
  public convenience init(
    item: LayoutItem, attribute attr1: LayoutAttribute, relatedBy relation: LayoutRelation,
    toItem view2: LayoutItem?, attribute attr2: LayoutAttribute, multiplier: CGFloat,
    constant c: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      first: item.reference, attr1, relation, second: view2?.reference, attr2,
      multiplier: multiplier, constant: c, fileID: fileID, line: line)
    if let mistake { tell(mistake) }
  }
}
