// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// An input that records requests to begin and end editing, and does neither.
open class MockInputNode: UITextField {
  /// The number of calls to ``resignFirstResponder()``.
  public final var resignFirstResponderCallCount = 0
  /// The return value of ``resignFirstResponder()``.
  public final var mockResignFirstResponder = true
  /// The number of calls to ``becomeFirstResponder()``.
  public final var becomeFirstResponderCallCount = 0
  /// The return value of ``becomeFirstResponder()``.
  public final var mockBecomeFirstResponder = true

  /// Creates the mock with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Returns `nil`, because the view does not support decoding.
  public required init?(coder: NSCoder) { nil }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    resignFirstResponderCallCount += 1
    return mockResignFirstResponder
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    becomeFirstResponderCallCount += 1
    return mockBecomeFirstResponder
  }
}

/// The former name of ``MockInputNode``.
public typealias MockUITextField = MockInputNode
