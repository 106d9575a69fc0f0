// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The base class of objects that handle touches and typing or forward them: nodes and controllers.
///
/// UIKit: `UIResponder`.
#if MainActor
  @MainActor
#endif
open class ResponderObject: NSObject, Responder {
  /// Called by UIKit after loading from a nib file, which never happens here.
  open func awakeFromNib() {}

  /// Called by Interface Builder, which never happens here.
  open func prepareForInterfaceBuilder() {}

  /// Called when a property changes that the responder observes by its name; does nothing by default.
  ///
  /// - Parameters:
  ///   - keyPath: The name of the property.
  ///   - object: The object whose property has changed.
  ///   - change: The kind of change, and the values that the observer asked for.
  ///   - context: The context that was passed when observing began.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [PropertyChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Editing commands

  /// Returns whether an editing menu offers a command; by default, whether the responder has the
  /// method.
  ///
  /// Nothing calls it here, because there are no editing menus.
  open func canPerformAction(_ action: ActionSelector, withSender sender: Any?) -> Bool {
    action.isMethod(self)
  }

  /// Pastes from the pasteboard; does nothing by default, and nothing calls it here, because there
  /// are no editing menus.
  open func paste(_ sender: Any?) {}
  /// Copies the selection; does nothing by default, and nothing calls it here.
  open func copy(_ sender: Any?) {}
  /// Copies the selection and removes it; does nothing by default, and nothing calls it here.
  open func cut(_ sender: Any?) {}

  // MARK: Touches

  /// Called when touches begin in the responder; forwards them to ``next``.
  ///
  /// Override to handle them, calling `super` to forward them as well.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches, event) { $0.touchesBegan }
  }

  /// Called when touches that began in the responder move, inside or outside its bounds.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches, event) { $0.touchesMoved }
  }

  /// Called when touches that began in the responder end, inside or outside its bounds.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches, event) { $0.touchesEnded }
  }

  /// Called when touches are canceled, for example by a gesture recognizer.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    passOn(touches, event) { $0.touchesCancelled }
  }

  // Overridden where Foundation is imported publicly: with an internal import, other modules would
  // be compiled for a different method table than this one (Swift 6.3).
  /// A description with the responder's class in UIKit's format, without an address.
  open override nonisolated var description: String {
    describing { ObjectDescription(self).text }
  }

  // MARK: First responder

  /// The view to show at the bottom of the screen while the responder is the first responder; `nil`
  /// by default.
  open var inputAccessoryView: ViewNode? { nil }

  /// The key commands that the responder handles while it is in the responder chain; `nil` by
  /// default.
  open var keyCommands: [KeyCommand]? { nil }

  /// The next responder, `nil` by default.
  @_disfavoredOverload
  open var next: (any Responder)? { nil }

  /// The next responder, for use where another member is named `next`.
  package final var nextInChain: (any Responder)? { next }

  /// A Boolean value that indicates whether the responder can become first responder; `false` by
  /// default.
  open var canBecomeFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the responder can resign first responder; `true` by
  /// default.
  open var canResignFirstResponder: Bool { true }

  /// A Boolean value that indicates whether the responder is the first responder, of which a tree
  /// has at most one; `false` by default.
  open var isFirstResponder: Bool { false }

  /// Makes the responder the first responder, after the current one has agreed to resign; by
  /// default, only nodes can be.
  ///
  /// - Returns: `true` if the responder is now the first responder; otherwise, `false`.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Makes the responder resign first responder.
  ///
  /// - Returns: `true` if the responder is no longer the first responder; otherwise, `false`.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
}
