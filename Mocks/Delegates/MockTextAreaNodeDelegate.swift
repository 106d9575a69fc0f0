// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewFactory

/// A delegate of text areas that records what it is asked and told, and answers as set.
public final class MockTextAreaNodeDelegate: TextAreaNodeDelegate {
  /// Makes the mock.
  public init() {}

  /// The calls of ``textViewShouldBeginEditing(_:)``, which answers `true` unless set.
  public let shouldBeginEditingCalls = CallRecorder<TextAreaNode, Bool>()

  /// Records the call and answers as set.
  public func textViewShouldBeginEditing(_ textView: TextAreaNode) -> Bool {
    shouldBeginEditingCalls.record(textView) { true }
  }

  /// The calls of ``textViewDidBeginEditing(_:)``.
  public let didBeginEditingCalls = CallRecorder<TextAreaNode, Void>()

  /// Records the call.
  public func textViewDidBeginEditing(_ textView: TextAreaNode) {
    didBeginEditingCalls.record(textView)
  }

  /// The calls of ``textViewShouldEndEditing(_:)``, which answers `true` unless set.
  public let shouldEndEditingCalls = CallRecorder<TextAreaNode, Bool>()

  /// Records the call and answers as set.
  public func textViewShouldEndEditing(_ textView: TextAreaNode) -> Bool {
    shouldEndEditingCalls.record(textView) { true }
  }

  /// The calls of ``textViewDidEndEditing(_:)``.
  public let didEndEditingCalls = CallRecorder<TextAreaNode, Void>()

  /// Records the call.
  public func textViewDidEndEditing(_ textView: TextAreaNode) {
    didEndEditingCalls.record(textView)
  }

  /// The calls of ``textView(_:shouldChangeTextIn:replacementText:)``, which answers `true` unless set.
  public let shouldChangeTextCalls = CallRecorder<
    (textView: TextAreaNode, range: NSRange, text: String), Bool
  >()

  /// Records the call and answers as set.
  public func textView(
    _ textView: TextAreaNode, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    shouldChangeTextCalls.record((textView, range, text)) { true }
  }

  /// The calls of ``textViewDidChange(_:)``.
  public let didChangeCalls = CallRecorder<TextAreaNode, Void>()

  /// Records the call.
  public func textViewDidChange(_ textView: TextAreaNode) {
    didChangeCalls.record(textView)
  }

  /// The calls of ``textViewDidChangeSelection(_:)``.
  public let didChangeSelectionCalls = CallRecorder<TextAreaNode, Void>()

  /// Records the call.
  public func textViewDidChangeSelection(_ textView: TextAreaNode) {
    didChangeSelectionCalls.record(textView)
  }
}
