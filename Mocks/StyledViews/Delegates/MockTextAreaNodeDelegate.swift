// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A text area's delegate that records its calls and returns configured values.
public final class MockTextAreaNodeDelegate: NSObject, UITextViewDelegate {
  /// Creates the mock.
  public override init() {}

  /// The calls to ``textViewShouldBeginEditing(_:)``, which returns `true` by default.
  public let shouldBeginEditingCalls = CallRecorder<UITextView, Bool>()

  /// Records the call and returns the configured value.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    shouldBeginEditingCalls.record(textView) { true }
  }

  /// The calls to ``textViewDidBeginEditing(_:)``.
  public let didBeginEditingCalls = CallRecorder<UITextView, Void>()

  /// Records the call.
  public func textViewDidBeginEditing(_ textView: UITextView) {
    didBeginEditingCalls.record(textView)
  }

  /// The calls to ``textViewShouldEndEditing(_:)``, which returns `true` by default.
  public let shouldEndEditingCalls = CallRecorder<UITextView, Bool>()

  /// Records the call and returns the configured value.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    shouldEndEditingCalls.record(textView) { true }
  }

  /// The calls to ``textViewDidEndEditing(_:)``.
  public let didEndEditingCalls = CallRecorder<UITextView, Void>()

  /// Records the call.
  public func textViewDidEndEditing(_ textView: UITextView) {
    didEndEditingCalls.record(textView)
  }

  /// The calls to ``textView(_:shouldChangeTextIn:replacementText:)``, which returns `true` by
  /// default.
  public let shouldChangeTextCalls = CallRecorder<
    (textView: UITextView, range: NSRange, text: String), Bool
  >()

  /// Records the call and returns the configured value.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    shouldChangeTextCalls.record((textView, range, text)) { true }
  }

  /// The calls to ``textViewDidChange(_:)``.
  public let didChangeCalls = CallRecorder<UITextView, Void>()

  /// Records the call.
  public func textViewDidChange(_ textView: UITextView) {
    didChangeCalls.record(textView)
  }

  /// The calls to ``textViewDidChangeSelection(_:)``.
  public let didChangeSelectionCalls = CallRecorder<UITextView, Void>()

  /// Records the call.
  public func textViewDidChangeSelection(_ textView: UITextView) {
    didChangeSelectionCalls.record(textView)
  }
}
