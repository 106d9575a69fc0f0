// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Decides about the editing of an input and hears of it. UIKit: `UITextFieldDelegate`.
///
/// Every method has a default: it allows what is asked, or does nothing.
public protocol InputNodeDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: InputNode) -> Bool
  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: InputNode)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: InputNode) -> Bool
  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: InputNode)
  /// Called when editing has ended, with the reason; by default calls the form without one.
  func textFieldDidEndEditing(_ textField: InputNode, reason: InputNode.DidEndEditingReason)
  /// Whether typing may replace a range of the text, in UTF-16 units.
  func textField(
    _ textField: InputNode, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when the caret has moved.
  func textFieldDidChangeSelection(_ textField: InputNode)
  /// Whether the clear button may empty the input.
  func textFieldShouldClear(_ textField: InputNode) -> Bool
  /// Asked when the return key is pressed.
  func textFieldShouldReturn(_ textField: InputNode) -> Bool
}

extension InputNodeDelegate {
  /// Allows it.
  public func textFieldShouldBeginEditing(_ textField: InputNode) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: InputNode) {}
  /// Allows it.
  public func textFieldShouldEndEditing(_ textField: InputNode) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: InputNode) {}
  /// Calls the form without a reason.
  public func textFieldDidEndEditing(
    _ textField: InputNode, reason: InputNode.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// Allows it.
  public func textField(
    _ textField: InputNode, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: InputNode) {}
  /// Allows it.
  public func textFieldShouldClear(_ textField: InputNode) -> Bool { true }
  /// Allows it.
  public func textFieldShouldReturn(_ textField: InputNode) -> Bool { true }
}
