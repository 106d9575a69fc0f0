// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory

/// A custom helper that places views and rejects stacks on demand.
final class RefusingConstraintHelper: ConstraintHelperProtocol {
  struct Refusal: Error {}

  var refuses = false
  private let helper: any ConstraintHelperProtocol = ConstraintHelper()

  func setTop(for child: ViewNode, to parent: ViewNode, at padding: Padding) {
    helper.setTop(for: child, to: parent, at: padding)
  }
  func setTop(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {
    helper.setTop(for: child, to: parent, at: padding)
  }
  func setBottom(for child: ViewNode, to parent: ViewNode, at padding: Padding) {
    helper.setBottom(for: child, to: parent, at: padding)
  }
  func setBottom(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {
    helper.setBottom(for: child, to: parent, at: padding)
  }
  func setLeft(for child: ViewNode, to parent: ViewNode, at padding: Padding) {
    helper.setLeft(for: child, to: parent, at: padding)
  }
  func setLeft(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {
    helper.setLeft(for: child, to: parent, at: padding)
  }
  func setRight(for child: ViewNode, to parent: ViewNode, at padding: Padding) {
    helper.setRight(for: child, to: parent, at: padding)
  }
  func setRight(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {
    helper.setRight(for: child, to: parent, at: padding)
  }
  func setBelow(for child: ViewNode, below sibling: ViewNode, at padding: Padding) {
    helper.setBelow(for: child, below: sibling, at: padding)
  }
  func setVertical(for child: ViewNode, to parent: ViewNode, at padding: Padding) {
    helper.setVertical(for: child, to: parent, at: padding)
  }
  func setVertical(for children: [ViewNode], to parent: ViewNode, at padding: Padding) {
    helper.setVertical(for: children, to: parent, at: padding)
  }
  func setVertical(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {
    helper.setVertical(for: child, to: parent, at: padding)
  }
  func setHorizontal(for child: ViewNode, to parent: ViewNode, at padding: Padding) {
    helper.setHorizontal(for: child, to: parent, at: padding)
  }
  func setHorizontal(for children: [ViewNode], to parent: ViewNode, at padding: Padding) {
    helper.setHorizontal(for: children, to: parent, at: padding)
  }
  func setHorizontal(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {
    helper.setHorizontal(for: child, to: parent, at: padding)
  }
  func setAll(for child: ViewNode, to parent: ViewNode, at padding: Padding) {
    helper.setAll(for: child, to: parent, at: padding)
  }
  func setAll(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {
    helper.setAll(for: child, to: parent, at: padding)
  }
  func setStack(
    for children: [ViewNode], to parent: ViewNode, horizontalAt horizontalPadding: Padding,
    verticalAt verticalPaddings: [Padding]
  ) throws {
    if refuses { throw Refusal() }
    try helper.setStack(
      for: children, to: parent, horizontalAt: horizontalPadding, verticalAt: verticalPaddings)
  }
  func setStack(
    for children: [ViewNode], to parent: LayoutGuide, horizontalAt horizontalPadding: Padding,
    verticalAt verticalPaddings: [Padding]
  ) throws {
    if refuses { throw Refusal() }
    try helper.setStack(
      for: children, to: parent, horizontalAt: horizontalPadding, verticalAt: verticalPaddings)
  }
  func setHeight(for view: ViewNode, at height: CGFloat) -> LayoutConstraint {
    helper.setHeight(for: view, at: height)
  }
  func setWidth(for view: ViewNode, at width: CGFloat) -> LayoutConstraint {
    helper.setWidth(for: view, at: width)
  }
  func setCenter(for child: ViewNode, in parent: ViewNode) {
    helper.setCenter(for: child, in: parent)
  }
}
