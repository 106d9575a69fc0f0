// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A delegate of text areas that records what it is asked and told, and answers as set.
public final class MockTextAreaNodeDelegate: NSObject, UITextViewDelegate {
  /// Creates the mock.
  public override init() {}

  /// The calls of ``textViewShouldBeginEditing(_:)``, which answers `true` unless set.
  public let shouldBeginEditingCalls = CallRecorder<UITextView, Bool>()

  /// Records the call and answers as set.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    shouldBeginEditingCalls.record(textView) { true }
  }

  /// The calls of ``textViewDidBeginEditing(_:)``.
  public let didBeginEditingCalls = CallRecorder<UITextView, Void>()

  /// Records the call.
  public func textViewDidBeginEditing(_ textView: UITextView) {
    didBeginEditingCalls.record(textView)
  }

  /// The calls of ``textViewShouldEndEditing(_:)``, which answers `true` unless set.
  public let shouldEndEditingCalls = CallRecorder<UITextView, Bool>()

  /// Records the call and answers as set.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    shouldEndEditingCalls.record(textView) { true }
  }

  /// The calls of ``textViewDidEndEditing(_:)``.
  public let didEndEditingCalls = CallRecorder<UITextView, Void>()

  /// Records the call.
  public func textViewDidEndEditing(_ textView: UITextView) {
    didEndEditingCalls.record(textView)
  }

  /// The calls of ``textView(_:shouldChangeTextIn:replacementText:)``, which answers `true` unless set.
  public let shouldChangeTextCalls = CallRecorder<
    (textView: UITextView, range: NSRange, text: String), Bool
  >()

  /// Records the call and answers as set.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    shouldChangeTextCalls.record((textView, range, text)) { true }
  }

  /// The calls of ``textViewDidChange(_:)``.
  public let didChangeCalls = CallRecorder<UITextView, Void>()

  /// Records the call.
  public func textViewDidChange(_ textView: UITextView) {
    didChangeCalls.record(textView)
  }

  /// The calls of ``textViewDidChangeSelection(_:)``.
  public let didChangeSelectionCalls = CallRecorder<UITextView, Void>()

  /// Records the call.
  public func textViewDidChangeSelection(_ textView: UITextView) {
    didChangeSelectionCalls.record(textView)
  }
}
