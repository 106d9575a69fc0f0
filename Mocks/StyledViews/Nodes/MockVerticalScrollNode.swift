// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews
public import StyledViews

/// A scroll view that records the subviews passed to it, and adds none of them.
open class MockVerticalScrollNode: VerticalScrollNode {
  /// The arguments of a call to ``initSubviews(_:in:horizontalPadding:verticalPaddings:)``.
  public typealias InitSubviewsCall = (
    subviews: [UIView], parent: UIView, horizontalPadding: Padding, verticalPaddings: [Padding]
  )

  /// The calls to `initSubviews`, with either overload.
  public final let initSubviewsCalls = CallRecorder<InitSubviewsCall, Void>()
  /// The number of calls to `initSubviews`.
  public final var initSubviewsCallCount: Int { initSubviewsCalls.count }
  /// The frame of the page.
  public final var mockScrollPageFrame: CGRect {
    get { scrollPage.frame }
    set { scrollPage.frame = newValue }
  }

  /// Creates the mock.
  ///
  /// - Parameter constraintHelper: The constraint helper.
  public init(constraintHelper: any ConstraintHelperProtocol = MockConstraintHelper()) {
    super.init(frame: .zero, constraintHelper: constraintHelper)
  }

  /// Returns `nil`, because the view does not support decoding.
  public required init?(coder: NSCoder) { nil }

  /// Records the call.
  ///
  /// - Throws: The configured error, if there is one.
  open override func initSubviews(
    _ subviews: [UIView], in parent: UIView, horizontalPadding: Padding,
    verticalPaddings: [Padding]
  ) throws {
    try initSubviewsCalls.recordThrowing((subviews, parent, horizontalPadding, verticalPaddings))
  }
}

/// The former name of ``MockVerticalScrollNode``.
public typealias MockVerticalScrollView = MockVerticalScrollNode
