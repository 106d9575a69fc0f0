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

  /// The calls of ``setTop(for:to:at:)`` with a view.
  public let setTopToViewCalls = CallRecorder<
    (child: ViewNode, parent: ViewNode, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setTop(for child: ViewNode, to parent: ViewNode, at padding: Padding) {
    setTopToViewCalls.record((child, parent, padding))
  }

  /// The calls of ``setTop(for:to:at:)`` with a layout guide.
  public let setTopToLayoutGuideCalls = CallRecorder<
    (child: ViewNode, parent: LayoutGuide, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setTop(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {
    setTopToLayoutGuideCalls.record((child, parent, padding))
  }

  /// The calls of ``setBottom(for:to:at:)`` with a view.
  public let setBottomToViewCalls = CallRecorder<
    (child: ViewNode, parent: ViewNode, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setBottom(for child: ViewNode, to parent: ViewNode, at padding: Padding) {
    setBottomToViewCalls.record((child, parent, padding))
  }

  /// The calls of ``setBottom(for:to:at:)`` with a layout guide.
  public let setBottomToLayoutGuideCalls = CallRecorder<
    (child: ViewNode, parent: LayoutGuide, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setBottom(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {
    setBottomToLayoutGuideCalls.record((child, parent, padding))
  }

  /// The calls of ``setLeft(for:to:at:)`` with a view.
  public let setLeftToViewCalls = CallRecorder<
    (child: ViewNode, parent: ViewNode, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setLeft(for child: ViewNode, to parent: ViewNode, at padding: Padding) {
    setLeftToViewCalls.record((child, parent, padding))
  }

  /// The calls of ``setLeft(for:to:at:)`` with a layout guide.
  public let setLeftToLayoutGuideCalls = CallRecorder<
    (child: ViewNode, parent: LayoutGuide, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setLeft(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {
    setLeftToLayoutGuideCalls.record((child, parent, padding))
  }

  /// The calls of ``setRight(for:to:at:)`` with a view.
  public let setRightToViewCalls = CallRecorder<
    (child: ViewNode, parent: ViewNode, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setRight(for child: ViewNode, to parent: ViewNode, at padding: Padding) {
    setRightToViewCalls.record((child, parent, padding))
  }

  /// The calls of ``setRight(for:to:at:)`` with a layout guide.
  public let setRightToLayoutGuideCalls = CallRecorder<
    (child: ViewNode, parent: LayoutGuide, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setRight(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {
    setRightToLayoutGuideCalls.record((child, parent, padding))
  }

  /// The calls of ``setBelow(for:below:at:)``.
  public let setBelowCalls = CallRecorder<
    (child: ViewNode, sibling: ViewNode, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setBelow(for child: ViewNode, below sibling: ViewNode, at padding: Padding) {
    setBelowCalls.record((child, sibling, padding))
  }

  /// The calls of ``setVertical(for:to:at:)`` with a view.
  public let setVerticalToViewCalls = CallRecorder<
    (child: ViewNode, parent: ViewNode, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setVertical(for child: ViewNode, to parent: ViewNode, at padding: Padding) {
    setVerticalToViewCalls.record((child, parent, padding))
  }

  /// The calls of ``setVertical(for:to:at:)`` with several views.
  public let setVerticalOfEachToViewCalls = CallRecorder<
    (children: [ViewNode], parent: ViewNode, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setVertical(for children: [ViewNode], to parent: ViewNode, at padding: Padding) {
    setVerticalOfEachToViewCalls.record((children, parent, padding))
  }

  /// The calls of ``setVertical(for:to:at:)`` with a layout guide.
  public let setVerticalToLayoutGuideCalls = CallRecorder<
    (child: ViewNode, parent: LayoutGuide, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setVertical(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {
    setVerticalToLayoutGuideCalls.record((child, parent, padding))
  }

  /// The calls of ``setHorizontal(for:to:at:)`` with a view.
  public let setHorizontalToViewCalls = CallRecorder<
    (child: ViewNode, parent: ViewNode, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setHorizontal(for child: ViewNode, to parent: ViewNode, at padding: Padding) {
    setHorizontalToViewCalls.record((child, parent, padding))
  }

  /// The calls of ``setHorizontal(for:to:at:)`` with several views.
  public let setHorizontalOfEachToViewCalls = CallRecorder<
    (children: [ViewNode], parent: ViewNode, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setHorizontal(for children: [ViewNode], to parent: ViewNode, at padding: Padding) {
    setHorizontalOfEachToViewCalls.record((children, parent, padding))
  }

  /// The calls of ``setHorizontal(for:to:at:)`` with a layout guide.
  public let setHorizontalToLayoutGuideCalls = CallRecorder<
    (child: ViewNode, parent: LayoutGuide, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setHorizontal(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {
    setHorizontalToLayoutGuideCalls.record((child, parent, padding))
  }

  /// The calls of ``setAll(for:to:at:)`` with a view.
  public let setAllToViewCalls = CallRecorder<
    (child: ViewNode, parent: ViewNode, padding: Padding), Void
  >()
  /// How often ``setAll(for:to:at:)`` with a view was called.
  public var setAllToViewCallsCount: Int { setAllToViewCalls.count }

  /// Records the call.
  @_disfavoredOverload
  public func setAll(for child: ViewNode, to parent: ViewNode, at padding: Padding) {
    setAllToViewCalls.record((child, parent, padding))
  }

  /// The calls of ``setAll(for:to:at:)`` with a layout guide.
  public let setAllToLayoutGuideCalls = CallRecorder<
    (child: ViewNode, parent: LayoutGuide, padding: Padding), Void
  >()
  /// How often ``setAll(for:to:at:)`` with a layout guide was called.
  public var setAllToLayoutGuideCallsCount: Int { setAllToLayoutGuideCalls.count }

  /// Records the call.
  @_disfavoredOverload
  public func setAll(for child: ViewNode, to parent: LayoutGuide, at padding: Padding) {
    setAllToLayoutGuideCalls.record((child, parent, padding))
  }

  /// The calls of ``setStack(for:to:horizontalAt:verticalAt:)`` with a view.
  public let setStackToViewCalls = CallRecorder<
    (
      children: [ViewNode], parent: ViewNode, horizontalPadding: Padding,
      verticalPaddings: [Padding]
    ), Void
  >()
  /// How often ``setStack(for:to:horizontalAt:verticalAt:)`` with a view was called.
  public var setStackToViewCallsCount: Int { setStackToViewCalls.count }

  /// Records the call, then throws if an error is set.
  @_disfavoredOverload
  public func setStack(
    for children: [ViewNode], to parent: ViewNode, horizontalAt horizontalPadding: Padding,
    verticalAt verticalPaddings: [Padding]
  ) throws {
    mockChildrenInOrder = children
    mockVerticalAt = verticalPaddings
    try setStackToViewCalls.recordThrowing((children, parent, horizontalPadding, verticalPaddings))
  }

  /// The calls of ``setStack(for:to:horizontalAt:verticalAt:)`` with a layout guide.
  public let setStackToLayoutGuideCalls = CallRecorder<
    (
      children: [ViewNode], parent: LayoutGuide, horizontalPadding: Padding,
      verticalPaddings: [Padding]
    ), Void
  >()
  /// How often ``setStack(for:to:horizontalAt:verticalAt:)`` with a layout guide was called.
  public var setStackToLayoutGuideCallsCount: Int { setStackToLayoutGuideCalls.count }

  /// Records the call, then throws if an error is set.
  @_disfavoredOverload
  public func setStack(
    for children: [ViewNode], to parent: LayoutGuide, horizontalAt horizontalPadding: Padding,
    verticalAt verticalPaddings: [Padding]
  ) throws {
    mockChildrenInOrder = children
    mockVerticalAt = verticalPaddings
    try setStackToLayoutGuideCalls.recordThrowing(
      (children, parent, horizontalPadding, verticalPaddings))
  }

  /// The calls of ``setHeight(for:at:)``, which answers ``mockLayoutConstraint`` unless set.
  public let setHeightCalls = CallRecorder<(view: ViewNode, height: CGFloat), LayoutConstraint>()

  /// Records the call and answers as set.
  @_disfavoredOverload
  @discardableResult
  public func setHeight(for view: ViewNode, at height: CGFloat) -> LayoutConstraint {
    setHeightCalls.record((view, height)) { mockLayoutConstraint }
  }

  /// The calls of ``setWidth(for:at:)``, which answers ``mockLayoutConstraint`` unless set.
  public let setWidthCalls = CallRecorder<(view: ViewNode, width: CGFloat), LayoutConstraint>()

  /// Records the call and answers as set.
  @_disfavoredOverload
  @discardableResult
  public func setWidth(for view: ViewNode, at width: CGFloat) -> LayoutConstraint {
    setWidthCalls.record((view, width)) { mockLayoutConstraint }
  }

  /// The calls of ``setCenter(for:in:)``.
  public let setCenterCalls = CallRecorder<(child: ViewNode, parent: ViewNode), Void>()

  /// Records the call.
  @_disfavoredOverload
  public func setCenter(for child: ViewNode, in parent: ViewNode) {
    setCenterCalls.record((child, parent))
  }
}
