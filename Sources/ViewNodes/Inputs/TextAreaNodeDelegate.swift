// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The methods that control the editing of a text area and report its scrolling.
///
/// UIKit: `UITextViewDelegate`.
///
/// All methods have default implementations, which allow the operation or do nothing.
public protocol TextAreaNodeDelegate: ScrollNodeDelegate {
  /// Asks the delegate whether editing may begin.
  func textViewShouldBeginEditing(_ textView: TextAreaNode) -> Bool
  /// Tells the delegate that editing began.
  func textViewDidBeginEditing(_ textView: TextAreaNode)
  /// Asks the delegate whether editing may end.
  func textViewShouldEndEditing(_ textView: TextAreaNode) -> Bool
  /// Tells the delegate that editing ended.
  func textViewDidEndEditing(_ textView: TextAreaNode)
  /// Asks the delegate whether typing may replace a range of the text, in UTF-16 units.
  func textView(
    _ textView: TextAreaNode, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Tells the delegate that typing changed the text.
  func textViewDidChange(_ textView: TextAreaNode)
  /// Tells the delegate that the selection changed.
  func textViewDidChangeSelection(_ textView: TextAreaNode)
  /// Asks the delegate whether the default action of a link is performed when it is tapped.
  ///
  /// The delegate is asked if the text can be selected and can't be edited. The result has no effect,
  /// because URLs can't be opened.
  func textView(
    _ textView: TextAreaNode, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: TextItemInteraction
  ) -> Bool
}

extension TextAreaNodeDelegate {
  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: TextAreaNode) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextAreaNode) {}
  /// Returns `true`.
  public func textViewShouldEndEditing(_ textView: TextAreaNode) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextAreaNode) {}
  /// Returns `true`.
  public func textView(
    _ textView: TextAreaNode, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: TextAreaNode) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: TextAreaNode) {}
  /// Returns `true`.
  public func textView(
    _ textView: TextAreaNode, shouldInteractWith url: URL, in characterRange: NSRange,
    interaction: TextItemInteraction
  ) -> Bool { true }
}
