// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews
public import StyledViews

/// A constraint helper that records its calls and adds no constraints.
///
/// Calls with the former spelling, `setBellow`, are recorded as ``setBelow(for:below:at:)``.
public final class MockConstraintHelper: ConstraintHelperProtocol {
  /// The default return value of ``setHeight(for:at:)`` and ``setWidth(for:at:)``.
  ///
  /// It is not active.
  public var mockLayoutConstraint = UIView().widthAnchor.constraint(equalToConstant: 0)
  /// The views that were stacked last, from the top.
  public var mockChildrenInOrder: [UIView] = []
  /// The vertical paddings of the views that were stacked last.
  public var mockVerticalAt: [Padding] = []

  /// Creates the mock.
  public init() {}

  /// The calls to ``setTop(for:to:at:)`` with a view.
  public let setTopToViewCalls = CallRecorder<
    (child: UIView, parent: UIView, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setTop(for child: UIView, to parent: UIView, at padding: Padding) {
    setTopToViewCalls.record((child, parent, padding))
  }

  /// The calls to ``setTop(for:to:at:)`` with a layout guide.
  public let setTopToLayoutGuideCalls = CallRecorder<
    (child: UIView, parent: UILayoutGuide, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setTop(for child: UIView, to parent: UILayoutGuide, at padding: Padding) {
    setTopToLayoutGuideCalls.record((child, parent, padding))
  }

  /// The calls to ``setBottom(for:to:at:)`` with a view.
  public let setBottomToViewCalls = CallRecorder<
    (child: UIView, parent: UIView, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setBottom(for child: UIView, to parent: UIView, at padding: Padding) {
    setBottomToViewCalls.record((child, parent, padding))
  }

  /// The calls to ``setBottom(for:to:at:)`` with a layout guide.
  public let setBottomToLayoutGuideCalls = CallRecorder<
    (child: UIView, parent: UILayoutGuide, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setBottom(for child: UIView, to parent: UILayoutGuide, at padding: Padding) {
    setBottomToLayoutGuideCalls.record((child, parent, padding))
  }

  /// The calls to ``setLeft(for:to:at:)`` with a view.
  public let setLeftToViewCalls = CallRecorder<
    (child: UIView, parent: UIView, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setLeft(for child: UIView, to parent: UIView, at padding: Padding) {
    setLeftToViewCalls.record((child, parent, padding))
  }

  /// The calls to ``setLeft(for:to:at:)`` with a layout guide.
  public let setLeftToLayoutGuideCalls = CallRecorder<
    (child: UIView, parent: UILayoutGuide, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setLeft(for child: UIView, to parent: UILayoutGuide, at padding: Padding) {
    setLeftToLayoutGuideCalls.record((child, parent, padding))
  }

  /// The calls to ``setRight(for:to:at:)`` with a view.
  public let setRightToViewCalls = CallRecorder<
    (child: UIView, parent: UIView, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setRight(for child: UIView, to parent: UIView, at padding: Padding) {
    setRightToViewCalls.record((child, parent, padding))
  }

  /// The calls to ``setRight(for:to:at:)`` with a layout guide.
  public let setRightToLayoutGuideCalls = CallRecorder<
    (child: UIView, parent: UILayoutGuide, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setRight(for child: UIView, to parent: UILayoutGuide, at padding: Padding) {
    setRightToLayoutGuideCalls.record((child, parent, padding))
  }

  /// The calls to ``setBelow(for:below:at:)``.
  public let setBelowCalls = CallRecorder<
    (child: UIView, sibling: UIView, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setBelow(for child: UIView, below sibling: UIView, at padding: Padding) {
    setBelowCalls.record((child, sibling, padding))
  }

  /// The calls to ``setVertical(for:to:at:)`` with a view.
  public let setVerticalToViewCalls = CallRecorder<
    (child: UIView, parent: UIView, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setVertical(for child: UIView, to parent: UIView, at padding: Padding) {
    setVerticalToViewCalls.record((child, parent, padding))
  }

  /// The calls to ``setVertical(for:to:at:)`` with several views.
  public let setVerticalOfEachToViewCalls = CallRecorder<
    (children: [UIView], parent: UIView, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setVertical(for children: [UIView], to parent: UIView, at padding: Padding) {
    setVerticalOfEachToViewCalls.record((children, parent, padding))
  }

  /// The calls to ``setVertical(for:to:at:)`` with a layout guide.
  public let setVerticalToLayoutGuideCalls = CallRecorder<
    (child: UIView, parent: UILayoutGuide, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setVertical(for child: UIView, to parent: UILayoutGuide, at padding: Padding) {
    setVerticalToLayoutGuideCalls.record((child, parent, padding))
  }

  /// The calls to ``setHorizontal(for:to:at:)`` with a view.
  public let setHorizontalToViewCalls = CallRecorder<
    (child: UIView, parent: UIView, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setHorizontal(for child: UIView, to parent: UIView, at padding: Padding) {
    setHorizontalToViewCalls.record((child, parent, padding))
  }

  /// The calls to ``setHorizontal(for:to:at:)`` with several views.
  public let setHorizontalOfEachToViewCalls = CallRecorder<
    (children: [UIView], parent: UIView, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setHorizontal(for children: [UIView], to parent: UIView, at padding: Padding) {
    setHorizontalOfEachToViewCalls.record((children, parent, padding))
  }

  /// The calls to ``setHorizontal(for:to:at:)`` with a layout guide.
  public let setHorizontalToLayoutGuideCalls = CallRecorder<
    (child: UIView, parent: UILayoutGuide, padding: Padding), Void
  >()

  /// Records the call.
  @_disfavoredOverload
  public func setHorizontal(for child: UIView, to parent: UILayoutGuide, at padding: Padding) {
    setHorizontalToLayoutGuideCalls.record((child, parent, padding))
  }

  /// The calls to ``setAll(for:to:at:)`` with a view.
  public let setAllToViewCalls = CallRecorder<
    (child: UIView, parent: UIView, padding: Padding), Void
  >()
  /// The number of calls to ``setAll(for:to:at:)`` with a view.
  public var setAllToViewCallsCount: Int { setAllToViewCalls.count }

  /// Records the call.
  @_disfavoredOverload
  public func setAll(for child: UIView, to parent: UIView, at padding: Padding) {
    setAllToViewCalls.record((child, parent, padding))
  }

  /// The calls to ``setAll(for:to:at:)`` with a layout guide.
  public let setAllToLayoutGuideCalls = CallRecorder<
    (child: UIView, parent: UILayoutGuide, padding: Padding), Void
  >()
  /// The number of calls to ``setAll(for:to:at:)`` with a layout guide.
  public var setAllToLayoutGuideCallsCount: Int { setAllToLayoutGuideCalls.count }

  /// Records the call.
  @_disfavoredOverload
  public func setAll(for child: UIView, to parent: UILayoutGuide, at padding: Padding) {
    setAllToLayoutGuideCalls.record((child, parent, padding))
  }

  /// The calls to ``setStack(for:to:horizontalAt:verticalAt:)`` with a view.
  public let setStackToViewCalls = CallRecorder<
    (
      children: [UIView], parent: UIView, horizontalPadding: Padding,
      verticalPaddings: [Padding]
    ), Void
  >()
  /// The number of calls to ``setStack(for:to:horizontalAt:verticalAt:)`` with a view.
  public var setStackToViewCallsCount: Int { setStackToViewCalls.count }

  /// Records the call.
  ///
  /// - Throws: The configured error, if there is one.
  @_disfavoredOverload
  public func setStack(
    for children: [UIView], to parent: UIView, horizontalAt horizontalPadding: Padding,
    verticalAt verticalPaddings: [Padding]
  ) throws {
    mockChildrenInOrder = children
    mockVerticalAt = verticalPaddings
    try setStackToViewCalls.recordThrowing((children, parent, horizontalPadding, verticalPaddings))
  }

  /// The calls to ``setStack(for:to:horizontalAt:verticalAt:)`` with a layout guide.
  public let setStackToLayoutGuideCalls = CallRecorder<
    (
      children: [UIView], parent: UILayoutGuide, horizontalPadding: Padding,
      verticalPaddings: [Padding]
    ), Void
  >()
  /// The number of calls to ``setStack(for:to:horizontalAt:verticalAt:)`` with a layout guide.
  public var setStackToLayoutGuideCallsCount: Int { setStackToLayoutGuideCalls.count }

  /// Records the call.
  ///
  /// - Throws: The configured error, if there is one.
  @_disfavoredOverload
  public func setStack(
    for children: [UIView], to parent: UILayoutGuide, horizontalAt horizontalPadding: Padding,
    verticalAt verticalPaddings: [Padding]
  ) throws {
    mockChildrenInOrder = children
    mockVerticalAt = verticalPaddings
    try setStackToLayoutGuideCalls.recordThrowing(
      (children, parent, horizontalPadding, verticalPaddings))
  }

  /// The calls to ``setHeight(for:at:)``, which returns ``mockLayoutConstraint`` by default.
  public let setHeightCalls = CallRecorder<(view: UIView, height: CGFloat), NSLayoutConstraint>()

  /// Records the call and returns the configured value.
  @_disfavoredOverload
  @discardableResult
  public func setHeight(for view: UIView, at height: CGFloat) -> NSLayoutConstraint {
    setHeightCalls.record((view, height)) { mockLayoutConstraint }
  }

  /// The calls to ``setWidth(for:at:)``, which returns ``mockLayoutConstraint`` by default.
  public let setWidthCalls = CallRecorder<(view: UIView, width: CGFloat), NSLayoutConstraint>()

  /// Records the call and returns the configured value.
  @_disfavoredOverload
  @discardableResult
  public func setWidth(for view: UIView, at width: CGFloat) -> NSLayoutConstraint {
    setWidthCalls.record((view, width)) { mockLayoutConstraint }
  }

  /// The calls to ``setCenter(for:in:)``.
  public let setCenterCalls = CallRecorder<(child: UIView, parent: UIView), Void>()

  /// Records the call.
  @_disfavoredOverload
  public func setCenter(for child: UIView, in parent: UIView) {
    setCenterCalls.record((child, parent))
  }
}
