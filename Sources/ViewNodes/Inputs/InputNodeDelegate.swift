// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The methods that control the editing of an input.
///
/// UIKit: `UITextFieldDelegate`.
///
/// All methods have default implementations, which allow the operation or do nothing.
#if MainActor
  @MainActor
#endif
public protocol InputNodeDelegate: AnyObject {
  /// Asks the delegate whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: InputNode) -> Bool
  /// Tells the delegate that editing began.
  func textFieldDidBeginEditing(_ textField: InputNode)
  /// Asks the delegate whether editing may end.
  func textFieldShouldEndEditing(_ textField: InputNode) -> Bool
  /// Tells the delegate that editing ended.
  func textFieldDidEndEditing(_ textField: InputNode)
  /// Tells the delegate that editing ended, and why; by default calls the method without a reason.
  func textFieldDidEndEditing(_ textField: InputNode, reason: InputNode.DidEndEditingReason)
  /// Asks the delegate whether typing may replace a range of the text, in UTF-16 units.
  func textField(
    _ textField: InputNode, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Tells the delegate that the selection changed.
  func textFieldDidChangeSelection(_ textField: InputNode)
  /// Asks the delegate whether the clear button may clear the text.
  func textFieldShouldClear(_ textField: InputNode) -> Bool
  /// Asks the delegate whether to handle the Return key.
  func textFieldShouldReturn(_ textField: InputNode) -> Bool
}

extension InputNodeDelegate {
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: InputNode) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: InputNode) {}
  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: InputNode) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: InputNode) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: InputNode, reason: InputNode.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// Returns `true`.
  public func textField(
    _ textField: InputNode, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: InputNode) {}
  /// Returns `true`.
  public func textFieldShouldClear(_ textField: InputNode) -> Bool { true }
  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: InputNode) -> Bool { true }
}
