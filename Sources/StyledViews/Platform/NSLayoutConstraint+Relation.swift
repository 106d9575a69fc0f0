// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

#if UIKitViews
  /// An item that constraints can relate: a view or a layout guide.
  typealias ConstrainedItem = NSObject
#else
  /// An item that constraints can relate: a view or a layout guide.
  typealias ConstrainedItem = LayoutItem
#endif

extension NSLayoutConstraint {
  /// Returns a constraint that sets an attribute equal to another plus a constant, with a source
  /// location.
  static func relating(
    _ first: ConstrainedItem, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ second: ConstrainedItem?, _ secondAttribute: NSLayoutConstraint.Attribute,
    _ constant: CGFloat, fileID: StaticString, line: UInt
  ) -> NSLayoutConstraint {
    #if UIKitViews
      let constraint = NSLayoutConstraint(
        item: first, attribute: firstAttribute, relatedBy: .equal, toItem: second,
        attribute: secondAttribute, multiplier: 1, constant: constant)
      constraint.identifier = "\(fileID):\(line)"
      return constraint
    #else
      return NSLayoutConstraint(
        definition: NSLayoutConstraint.Definition(
          first.reference, firstAttribute, .equal, second?.reference, secondAttribute,
          multiplier: 1, constant: constant, fileID: fileID, line: line))
    #endif
  }
}
