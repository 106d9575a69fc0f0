// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// An attribute of a view or guide, with UIKit's type, for creating constraints.
///
/// Anchors are equal if they represent the same attribute of the same item. One of a horizontal
/// leading or trailing edge can be constrained to one of a left or right edge without a compiler
/// error; the mistake is reported when the constraint is activated, with the file and line that
/// created it. With `ViewNodes` alone, it doesn't compile.
#if MainActor
  @MainActor
#endif
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, LayoutAnchor, TargetedAnchor {
  /// The item and attribute that the anchor represents.
  public nonisolated final let target: LayoutAnchorTarget

  package init(target: LayoutAnchorTarget) {
    self.target = target
    super.init()
  }

  /// The view or guide, or `nil` once it is deallocated.
  public final var item: AnyObject? { target.item }

  /// The name of the attribute, such as `leading`.
  public final var name: String { target.attribute.name }

  /// Returns an inactive constraint that sets this attribute equal to another, plus a constant in
  /// points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The constant to add, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    target.constraint(.equal, anchor.target, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that keeps this attribute greater than or equal to another,
  /// plus a constant in points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The constant to add, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    target.constraint(.greaterThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// Returns an inactive constraint that keeps this attribute less than or equal to another, plus a
  /// constant in points.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - constant: The constant to add, in points.
  ///   - fileID: The file of the call, for reports.
  ///   - line: The line of the call, for reports.
  /// - Returns: The constraint, which is inactive.
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> NSLayoutConstraint {
    target.constraint(.lessThanOrEqual, anchor.target, constant: constant, fileID, line)
  }

  /// Returns a Boolean value that indicates whether another object is an anchor of the same
  /// attribute of the same item.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any TargetedAnchor else { return false }
    return target == other.target
  }

  /// A hash of the item's identity and the attribute.
  open override nonisolated var hash: Int { target.hashValue }

  /// The anchor with its item, such as `<NSLayoutXAxisAnchor: title.leading>`.
  open override nonisolated var description: String {
    describing {
      let axis = target.attribute.axis == .vertical ? "Y" : "X"
      return target.attribute.isPosition
        ? "<NSLayout\(axis)AxisAnchor: \(target)>" : "<NSLayoutDimension: \(target)>"
    }
  }
}

/// An anchor of any type, for comparing anchors of different types.
private nonisolated protocol TargetedAnchor {
  var target: LayoutAnchorTarget { get }
}
