// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// An input that records when it is asked to begin or end editing, and does neither.
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

  #if UIKitViews
    /// Makes nothing: the view is not archived.
    public required init?(coder: NSCoder) { nil }
  #endif

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

/// The name that ``MockInputNode`` goes by in older code.
public typealias MockUITextField = MockInputNode
