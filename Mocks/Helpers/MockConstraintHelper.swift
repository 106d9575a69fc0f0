// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewFactory

/// A constraint helper that records its calls and makes no constraints.
///
/// Calls in the older spelling, `setBellow`, are recorded as ``setBelow(for:below:at:)``.
public final class MockConstraintHelper: ConstraintHelperProtocol {
  /// The constraint that ``setHeight(for:at:)`` and ``setWidth(for:at:)`` answer unless they have
  /// an answer of their own.
  ///
  /// It is not active.
  public var mockLayoutConstraint = ViewNode().widthAnchor.constraint(equalToConstant: 0)
  /// The views that were stacked last, from the top.
  public var mockChildrenInOrder: [ViewNode] = []
  /// The vertical paddings of the stack that was set last.
  public var mockVerticalAt: [Padding] = []

  /// Makes the mock.
  public init() {}

  // MARK: setTop(for:to:at:) with a view

  /// The arguments of the calls of ``setTop(for:to:at:)`` with a view, in order.
  public private(set) var setTopToViewCalls:
    [(child: ViewNode, parent: ViewNode, padding: Padding)] = []
  /// How often ``setTop(for:to:at:)`` with a view was called.
  public var setTopToViewCallsCount: Int { setTopToViewCalls.count }

  /// Records the call.
  @_disfavoredOverload
  public func setTop(for child: ViewNode, to parent: ViewNode, at padding: Padding) {
    setTopToViewCalls.append((child: child, parent: parent, padding: padding))
  }

  // MARK: setTop(for:to:at:) with a layout guide

  /// The arguments of the calls of ``setTop(for:to:at:)`` with a layout guide, in order.
  public private(set) var setTopToLayoutGuideCalls:
    [(child: ViewNode, parent: LayoutGuide, padding: Padding)] = []
  /// How often ``setTop(for:to:at:)`` with a layout guide was called.
  public var setTopToLayoutGuideCallsCount: Int { setTopToLayoutGuideCalls.count }

  /// Records the call.
  @_disfavoredOverload
  public func setTop(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {
    setTopToLayoutGuideCalls.append((child: child, parent: parent, padding: padding))
  }

  // MARK: setBottom(for:to:at:) with a view

  /// The arguments of the calls of ``setBottom(for:to:at:)`` with a view, in order.
  public private(set) var setBottomToViewCalls:
    [(child: ViewNode, parent: ViewNode, padding: Padding)] = []
  /// How often ``setBottom(for:to:at:)`` with a view was called.
  public var setBottomToViewCallsCount: Int { setBottomToViewCalls.count }

  /// Records the call.
  @_disfavoredOverload
  public func setBottom(for child: ViewNode, to parent: ViewNode, at padding: Padding) {
    setBottomToViewCalls.append((child: child, parent: parent, padding: padding))
  }

  // MARK: setBottom(for:to:at:) with a layout guide

  /// The arguments of the calls of ``setBottom(for:to:at:)`` with a layout guide, in order.
  public private(set) var setBottomToLayoutGuideCalls:
    [(child: ViewNode, parent: LayoutGuide, padding: Padding)] = []
  /// How often ``setBottom(for:to:at:)`` with a layout guide was called.
  public var setBottomToLayoutGuideCallsCount: Int { setBottomToLayoutGuideCalls.count }

  /// Records the call.
  @_disfavoredOverload
  public func setBottom(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {
    setBottomToLayoutGuideCalls.append((child: child, parent: parent, padding: padding))
  }

  // MARK: setLeft(for:to:at:) with a view

  /// The arguments of the calls of ``setLeft(for:to:at:)`` with a view, in order.
  public private(set) var setLeftToViewCalls:
    [(child: ViewNode, parent: ViewNode, padding: Padding)] = []
  /// How often ``setLeft(for:to:at:)`` with a view was called.
  public var setLeftToViewCallsCount: Int { setLeftToViewCalls.count }

  /// Records the call.
  @_disfavoredOverload
  public func setLeft(for child: ViewNode, to parent: ViewNode, at padding: Padding) {
    setLeftToViewCalls.append((child: child, parent: parent, padding: padding))
  }

  // MARK: setLeft(for:to:at:) with a layout guide

  /// The arguments of the calls of ``setLeft(for:to:at:)`` with a layout guide, in order.
  public private(set) var setLeftToLayoutGuideCalls:
    [(child: ViewNode, parent: LayoutGuide, padding: Padding)] = []
  /// How often ``setLeft(for:to:at:)`` with a layout guide was called.
  public var setLeftToLayoutGuideCallsCount: Int { setLeftToLayoutGuideCalls.count }

  /// Records the call.
  @_disfavoredOverload
  public func setLeft(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {
    setLeftToLayoutGuideCalls.append((child: child, parent: parent, padding: padding))
  }

  // MARK: setRight(for:to:at:) with a view

  /// The arguments of the calls of ``setRight(for:to:at:)`` with a view, in order.
  public private(set) var setRightToViewCalls:
    [(child: ViewNode, parent: ViewNode, padding: Padding)] = []
  /// How often ``setRight(for:to:at:)`` with a view was called.
  public var setRightToViewCallsCount: Int { setRightToViewCalls.count }

  /// Records the call.
  @_disfavoredOverload
  public func setRight(for child: ViewNode, to parent: ViewNode, at padding: Padding) {
    setRightToViewCalls.append((child: child, parent: parent, padding: padding))
  }

  // MARK: setRight(for:to:at:) with a layout guide

  /// The arguments of the calls of ``setRight(for:to:at:)`` with a layout guide, in order.
  public private(set) var setRightToLayoutGuideCalls:
    [(child: ViewNode, parent: LayoutGuide, padding: Padding)] = []
  /// How often ``setRight(for:to:at:)`` with a layout guide was called.
  public var setRightToLayoutGuideCallsCount: Int { setRightToLayoutGuideCalls.count }

  /// Records the call.
  @_disfavoredOverload
  public func setRight(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {
    setRightToLayoutGuideCalls.append((child: child, parent: parent, padding: padding))
  }

  // MARK: setBelow(for:below:at:)

  /// The arguments of the calls of ``setBelow(for:below:at:)``, in order.
  public private(set) var setBelowCalls: [(child: ViewNode, sibling: ViewNode, padding: Padding)] =
    []
  /// How often ``setBelow(for:below:at:)`` was called.
  public var setBelowCallsCount: Int { setBelowCalls.count }

  /// Records the call.
  @_disfavoredOverload
  public func setBelow(for child: ViewNode, below sibling: ViewNode, at padding: Padding) {
    setBelowCalls.append((child: child, sibling: sibling, padding: padding))
  }

  // MARK: setVertical(for:to:at:) with a view

  /// The arguments of the calls of ``setVertical(for:to:at:)`` with a view, in order.
  public private(set) var setVerticalToViewCalls:
    [(child: ViewNode, parent: ViewNode, padding: Padding)] = []
  /// How often ``setVertical(for:to:at:)`` with a view was called.
  public var setVerticalToViewCallsCount: Int { setVerticalToViewCalls.count }

  /// Records the call.
  @_disfavoredOverload
  public func setVertical(for child: ViewNode, to parent: ViewNode, at padding: Padding) {
    setVerticalToViewCalls.append((child: child, parent: parent, padding: padding))
  }

  // MARK: setVertical(for:to:at:) with several views

  /// The arguments of the calls of ``setVertical(for:to:at:)`` with several views, in order.
  public private(set) var setVerticalOfEachToViewCalls:
    [(children: [ViewNode], parent: ViewNode, padding: Padding)] = []
  /// How often ``setVertical(for:to:at:)`` with several views was called.
  public var setVerticalOfEachToViewCallsCount: Int { setVerticalOfEachToViewCalls.count }

  /// Records the call.
  @_disfavoredOverload
  public func setVertical(for children: [ViewNode], to parent: ViewNode, at padding: Padding) {
    setVerticalOfEachToViewCalls.append((children: children, parent: parent, padding: padding))
  }

  // MARK: setVertical(for:to:at:) with a layout guide

  /// The arguments of the calls of ``setVertical(for:to:at:)`` with a layout guide, in order.
  public private(set) var setVerticalToLayoutGuideCalls:
    [(child: ViewNode, parent: LayoutGuide, padding: Padding)] = []
  /// How often ``setVertical(for:to:at:)`` with a layout guide was called.
  public var setVerticalToLayoutGuideCallsCount: Int { setVerticalToLayoutGuideCalls.count }

  /// Records the call.
  @_disfavoredOverload
  public func setVertical(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {
    setVerticalToLayoutGuideCalls.append((child: child, parent: parent, padding: padding))
  }

  // MARK: setHorizontal(for:to:at:) with a view

  /// The arguments of the calls of ``setHorizontal(for:to:at:)`` with a view, in order.
  public private(set) var setHorizontalToViewCalls:
    [(child: ViewNode, parent: ViewNode, padding: Padding)] = []
  /// How often ``setHorizontal(for:to:at:)`` with a view was called.
  public var setHorizontalToViewCallsCount: Int { setHorizontalToViewCalls.count }

  /// Records the call.
  @_disfavoredOverload
  public func setHorizontal(for child: ViewNode, to parent: ViewNode, at padding: Padding) {
    setHorizontalToViewCalls.append((child: child, parent: parent, padding: padding))
  }

  // MARK: setHorizontal(for:to:at:) with several views

  /// The arguments of the calls of ``setHorizontal(for:to:at:)`` with several views, in order.
  public private(set) var setHorizontalOfEachToViewCalls:
    [(children: [ViewNode], parent: ViewNode, padding: Padding)] = []
  /// How often ``setHorizontal(for:to:at:)`` with several views was called.
  public var setHorizontalOfEachToViewCallsCount: Int { setHorizontalOfEachToViewCalls.count }

  /// Records the call.
  @_disfavoredOverload
  public func setHorizontal(for children: [ViewNode], to parent: ViewNode, at padding: Padding) {
    setHorizontalOfEachToViewCalls.append((children: children, parent: parent, padding: padding))
  }

  // MARK: setHorizontal(for:to:at:) with a layout guide

  /// The arguments of the calls of ``setHorizontal(for:to:at:)`` with a layout guide, in order.
  public private(set) var setHorizontalToLayoutGuideCalls:
    [(child: ViewNode, parent: LayoutGuide, padding: Padding)] = []
  /// How often ``setHorizontal(for:to:at:)`` with a layout guide was called.
  public var setHorizontalToLayoutGuideCallsCount: Int { setHorizontalToLayoutGuideCalls.count }

  /// Records the call.
  @_disfavoredOverload
  public func setHorizontal(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {
    setHorizontalToLayoutGuideCalls.append((child: child, parent: parent, padding: padding))
  }

  // MARK: setAll(for:to:at:) with a view

  /// The arguments of the calls of ``setAll(for:to:at:)`` with a view, in order.
  public private(set) var setAllToViewCalls:
    [(child: ViewNode, parent: ViewNode, padding: Padding)] = []
  /// How often ``setAll(for:to:at:)`` with a view was called.
  public var setAllToViewCallsCount: Int { setAllToViewCalls.count }

  /// Records the call.
  @_disfavoredOverload
  public func setAll(for child: ViewNode, to parent: ViewNode, at padding: Padding) {
    setAllToViewCalls.append((child: child, parent: parent, padding: padding))
  }

  // MARK: setAll(for:to:at:) with a layout guide

  /// The arguments of the calls of ``setAll(for:to:at:)`` with a layout guide, in order.
  public private(set) var setAllToLayoutGuideCalls:
    [(child: ViewNode, parent: LayoutGuide, padding: Padding)] = []
  /// How often ``setAll(for:to:at:)`` with a layout guide was called.
  public var setAllToLayoutGuideCallsCount: Int { setAllToLayoutGuideCalls.count }

  /// Records the call.
  @_disfavoredOverload
  public func setAll(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {
    setAllToLayoutGuideCalls.append((child: child, parent: parent, padding: padding))
  }

  // MARK: setStack(for:to:horizontalAt:verticalAt:) with a view

  /// The arguments of the calls of ``setStack(for:to:horizontalAt:verticalAt:)`` with a view, in order.
  public private(set) var setStackToViewCalls:
    [(
      children: [ViewNode], parent: ViewNode, horizontalPadding: Padding,
      verticalPaddings: [Padding]
    )] = []
  /// How often ``setStack(for:to:horizontalAt:verticalAt:)`` with a view was called.
  public var setStackToViewCallsCount: Int { setStackToViewCalls.count }
  /// What ``setStack(for:to:horizontalAt:verticalAt:)`` with a view throws, unless `nil`.
  public var setStackToViewError: (any Error)?

  /// Records the call, then throws if an error is set.
  @_disfavoredOverload
  public func setStack(
    for children: [ViewNode], to parent: ViewNode, horizontalAt horizontalPadding: Padding,
    verticalAt verticalPaddings: [Padding]
  ) throws {
    setStackToViewCalls.append(
      (
        children: children, parent: parent, horizontalPadding: horizontalPadding,
        verticalPaddings: verticalPaddings
      ))
    mockChildrenInOrder = children
    mockVerticalAt = verticalPaddings
    if let setStackToViewError { throw setStackToViewError }
  }

  // MARK: setStack(for:to:horizontalAt:verticalAt:) with a layout guide

  /// The arguments of the calls of ``setStack(for:to:horizontalAt:verticalAt:)`` with a layout guide, in order.
  public private(set) var setStackToLayoutGuideCalls:
    [(
      children: [ViewNode], parent: LayoutGuide, horizontalPadding: Padding,
      verticalPaddings: [Padding]
    )] = []
  /// How often ``setStack(for:to:horizontalAt:verticalAt:)`` with a layout guide was called.
  public var setStackToLayoutGuideCallsCount: Int { setStackToLayoutGuideCalls.count }
  /// What ``setStack(for:to:horizontalAt:verticalAt:)`` with a layout guide throws, unless `nil`.
  public var setStackToLayoutGuideError: (any Error)?

  /// Records the call, then throws if an error is set.
  @_disfavoredOverload
  public func setStack(
    for children: [ViewNode], to parent: LayoutGuide, horizontalAt horizontalPadding: Padding,
    verticalAt verticalPaddings: [Padding]
  ) throws {
    setStackToLayoutGuideCalls.append(
      (
        children: children, parent: parent, horizontalPadding: horizontalPadding,
        verticalPaddings: verticalPaddings
      ))
    mockChildrenInOrder = children
    mockVerticalAt = verticalPaddings
    if let setStackToLayoutGuideError { throw setStackToLayoutGuideError }
  }

  // MARK: setHeight(for:at:)

  /// The arguments of the calls of ``setHeight(for:at:)``, in order.
  public private(set) var setHeightCalls: [(view: ViewNode, height: CGFloat)] = []
  /// How often ``setHeight(for:at:)`` was called.
  public var setHeightCallsCount: Int { setHeightCalls.count }
  /// What ``setHeight(for:at:)`` answers; ``mockLayoutConstraint`` while `nil`.
  public var setHeightAnswer: LayoutConstraint?

  /// Records the call and answers as set.
  @_disfavoredOverload
  @discardableResult
  public func setHeight(for view: ViewNode, at height: CGFloat) -> LayoutConstraint {
    setHeightCalls.append((view: view, height: height))
    return setHeightAnswer ?? mockLayoutConstraint
  }

  // MARK: setWidth(for:at:)

  /// The arguments of the calls of ``setWidth(for:at:)``, in order.
  public private(set) var setWidthCalls: [(view: ViewNode, width: CGFloat)] = []
  /// How often ``setWidth(for:at:)`` was called.
  public var setWidthCallsCount: Int { setWidthCalls.count }
  /// What ``setWidth(for:at:)`` answers; ``mockLayoutConstraint`` while `nil`.
  public var setWidthAnswer: LayoutConstraint?

  /// Records the call and answers as set.
  @_disfavoredOverload
  @discardableResult
  public func setWidth(for view: ViewNode, at width: CGFloat) -> LayoutConstraint {
    setWidthCalls.append((view: view, width: width))
    return setWidthAnswer ?? mockLayoutConstraint
  }

  // MARK: setCenter(for:in:)

  /// The arguments of the calls of ``setCenter(for:in:)``, in order.
  public private(set) var setCenterCalls: [(child: ViewNode, parent: ViewNode)] = []
  /// How often ``setCenter(for:in:)`` was called.
  public var setCenterCallsCount: Int { setCenterCalls.count }

  /// Records the call.
  @_disfavoredOverload
  public func setCenter(for child: ViewNode, in parent: ViewNode) {
    setCenterCalls.append((child: child, parent: parent))
  }
}
