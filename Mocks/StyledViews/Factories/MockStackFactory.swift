// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews
public import StyledViews

/// A stack factory that records its calls and returns the stacks that a test configures.
///
/// Unless a test configures a stack, each call returns a new stack of the views that were passed.
public final class MockStackFactory: StackFactoryProtocol {
  /// The constraint helper passed to the mock.
  public var constraintHelper: any ConstraintHelperProtocol

  /// Creates the mock.
  ///
  /// - Parameter constraintHelper: The constraint helper.
  public init(constraintHelper: any ConstraintHelperProtocol = MockConstraintHelper()) {
    self.constraintHelper = constraintHelper
  }

  /// The calls to ``vertical(views:)``.
  public let verticalCalls = CallRecorder<[UIView], UIStackView>()

  /// Records the call and returns the configured value.
  public func vertical(views: [UIView]) -> UIStackView {
    verticalCalls.record(views) { UIStackView(arrangedSubviews: views) }
  }

  /// The calls to ``horizontal(views:)``.
  public let horizontalCalls = CallRecorder<[UIView], UIStackView>()

  /// Records the call and returns the configured value.
  public func horizontal(views: [UIView]) -> UIStackView {
    horizontalCalls.record(views) { UIStackView(arrangedSubviews: views) }
  }

  /// The calls to ``twoColumns(leftColumnViews:rightColumnViews:)``.
  public let twoColumnsCalls = CallRecorder<
    (leftColumnViews: [UIView], rightColumnViews: [UIView]), UIStackView
  >()

  /// Records the call and returns the configured value.
  public func twoColumns(leftColumnViews: [UIView], rightColumnViews: [UIView]) -> UIStackView {
    twoColumnsCalls.record((leftColumnViews, rightColumnViews)) {
      UIStackView(arrangedSubviews: leftColumnViews + rightColumnViews)
    }
  }

  /// The calls to ``labeledView(label:for:)``.
  public let labeledViewCalls = CallRecorder<(label: UILabel, view: UIView), UIStackView>()

  /// Records the call and returns the configured value.
  public func labeledView(label: UILabel, for view: UIView) -> UIStackView {
    labeledViewCalls.record((label, view)) { UIStackView(arrangedSubviews: [label, view]) }
  }
}
