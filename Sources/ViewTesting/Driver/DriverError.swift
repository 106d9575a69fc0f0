// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewPictures

/// The reason why a simulated touch or key press isn't possible.
public nonisolated enum DriverError: Error, Hashable, Sendable {
  /// The node isn't on this screen.
  case notOnScreen(node: String)
  /// The node or an ancestor is hidden.
  case hidden(node: String, by: String)
  /// The node or an ancestor is transparent.
  case transparent(node: String, by: String)
  /// The node or an ancestor doesn't receive touches.
  case takesNoTouches(node: String, because: String)
  /// The node has no width or no height.
  case empty(node: String, size: CGSize)
  /// No part of the node is visible.
  case offScreen(node: String, frame: CGRect, outsideOf: String)
  /// Another node covers the location.
  case covered(node: String, by: String)
  /// The location isn't on the screen.
  case placeOffScreen(CGPoint, size: CGSize)
  /// There is no first responder to type into.
  case nothingTakesText
  /// The first responder doesn't contain the text.
  case noSuchText(String, node: String)
  /// The keyboard of the first responder has no such key.
  case missingKey(String, keyboard: String, node: String)
  /// No bar on the screen shows the item.
  case noSuchItem(String)
  /// No navigation bar shows a back button.
  case nothingToGoBackTo
  /// The node has no refresh control.
  case noRefreshControl(node: String)
  /// Pulling down didn't begin refreshing.
  case refreshDidNotBegin(node: String)
  /// The cell has no detail button.
  case noDetailButton(node: String)
  /// The row has no swipe actions on that side.
  case nothingToDo(node: String)
  /// The node isn't an accessibility element.
  case notAnElement(node: String)
  /// The accessibility element isn't adjustable.
  case notAdjustable(node: String)
  /// The control is disabled.
  case disabled(node: String)
  /// A number isn't finite or is out of range.
  case invalidNumber(String)
  /// No node on the screen has this label or identifier.
  case notFound(String, known: [String])
}

extension DriverError: CustomStringConvertible {
  /// A description of the error in one sentence.
  public var description: String {
    switch self {
    case .notOnScreen(let node):
      "\(node) is not on this screen."
    case .hidden(let node, let other):
      node == other ? "\(node) is hidden." : "\(node) is hidden, because its ancestor \(other) is."
    case .transparent(let node, let other):
      node == other
        ? "\(node) is transparent." : "\(node) is transparent, because its ancestor \(other) is."
    case .takesNoTouches(let node, let other):
      node == other
        ? "\(node) ignores touches: its isUserInteractionEnabled is false."
        : "\(node) receives no touches: isUserInteractionEnabled of its ancestor \(other) is false."
    case .empty(let node, let size):
      "\(node) is \(Self.text(size)) points in size, so it cannot be touched."
    case .offScreen(let node, let frame, let outer):
      "\(node) at \(Self.text(frame)) is outside \(outer)."
    case .covered(let node, let other):
      "\(node) is covered by \(other)."
    case .placeOffScreen(let point, let size):
      "\(Self.text(point)) is not on the screen, which is \(Self.text(size)) points large."
    case .nothingTakesText:
      "Nothing accepts text: no input is being edited. Tap one first."
    case .noSuchText(let text, let node):
      "\(node) does not contain “\(text)”."
    case .missingKey(let key, let keyboard, let node):
      "The \(keyboard) keyboard of \(node) has no key for \(key)."
    case .noSuchItem(let item):
      "No bar on the screen shows \(item)."
    case .nothingToGoBackTo:
      "No navigation bar on the screen has a back button."
    case .noRefreshControl(let node):
      "\(node) has no refresh control."
    case .refreshDidNotBegin(let node):
      "Pulling \(node) down did not begin a refresh."
    case .noDetailButton(let node):
      "\(node) has no detail button."
    case .nothingToDo(let node):
      "\(node) stays where it is: it has no actions on that side."
    case .notAnElement(let node):
      "\(node) is not among the accessibility elements on the screen."
    case .notAdjustable(let node):
      "\(node) cannot be adjusted: it does not have the trait."
    case .disabled(let node):
      "\(node) is disabled."
    case .invalidNumber(let name):
      "\(name) is not a valid number here."
    case .notFound(let name, let known):
      known.isEmpty
        ? "Nothing on the screen is named “\(name)”."
        : "Nothing on the screen is named “\(name)”; there is "
          + known.map { "“\($0)”" }.joined(separator: ", ") + "."
    }
  }

  private static func text(_ rect: CGRect) -> String {
    FrameTree.Entry.text(of: rect)
  }

  private static func text(_ size: CGSize) -> String {
    "\(OutputNumber.text(size.width))×\(OutputNumber.text(size.height))"
  }

  private static func text(_ point: CGPoint) -> String {
    "(\(OutputNumber.text(point.x)), \(OutputNumber.text(point.y)))"
  }
}
