// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewPictures

/// Why a finger or a key could not do on a screen what a test asked for.
public enum DriverError: Error, Hashable, Sendable {
  /// The node is not on this screen.
  case notOnScreen(node: String)
  /// The node, or something around it, is hidden.
  case hidden(node: String, by: String)
  /// The node, or something around it, is transparent.
  case transparent(node: String, by: String)
  /// The node, or something around it, takes no touches.
  case takesNoTouches(node: String, because: String)
  /// The node has no width or no height.
  case empty(node: String, size: CGSize)
  /// No part of the node can be seen.
  case offScreen(node: String, frame: CGRect, outsideOf: String)
  /// Another node lies over the place.
  case covered(node: String, by: String)
  /// The place is not on the screen.
  case placeOffScreen(CGPoint, size: CGSize)
  /// Nothing is being edited.
  case nothingTakesText
  /// The keyboard of what is being edited has no such key.
  case missingKey(String, keyboard: String, node: String)
  /// Nothing in the bars on the screen shows the item.
  case noSuchItem(String)
  /// No navigation bar shows a way back.
  case nothingToGoBackTo
  /// The node has no refresh control.
  case noRefreshControl(node: String)
  /// Pulling down did not begin a refresh.
  case refreshDidNotBegin(node: String)
  /// The cell has no encircled i.
  case noDetailButton(node: String)
  /// Nothing can be done with the row by pushing it aside that way.
  case nothingToDo(node: String)
  /// The node is not one that those hear of who do not see it.
  case notAnElement(node: String)
  /// The element has no value that goes up and down.
  case notAdjustable(node: String)
  /// The control is disabled, so that its value cannot be changed.
  case disabled(node: String)
  /// A number is not finite, or it makes no sense here.
  case invalidNumber(String)
  /// No node on the screen is called so.
  case notFound(String, known: [String])
}

extension DriverError: CustomStringConvertible {
  /// The reason in a sentence.
  public var description: String {
    switch self {
    case .notOnScreen(let node):
      "\(node) is not on this screen."
    case .hidden(let node, let other):
      node == other ? "\(node) is hidden." : "\(node) is hidden, because \(other) around it is."
    case .transparent(let node, let other):
      node == other
        ? "\(node) is transparent." : "\(node) is transparent, because \(other) around it is."
    case .takesNoTouches(let node, let other):
      node == other
        ? "\(node) takes no touches: its isUserInteractionEnabled is false."
        : "\(node) gets no touches: isUserInteractionEnabled of \(other) around it is false."
    case .empty(let node, let size):
      "\(node) is \(Self.text(size)) points large, so nobody can touch it."
    case .offScreen(let node, let frame, let outer):
      "\(node) at \(Self.text(frame)) is outside of \(outer)."
    case .covered(let node, let other):
      "\(node) is covered by \(other)."
    case .placeOffScreen(let place, let size):
      "\(Self.text(place)) is not on the screen, which is \(Self.text(size)) points large."
    case .nothingTakesText:
      "Nothing takes text: no input is being edited. Tap one first."
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
      "\(name) is not a number that this can be done with."
    case .notFound(let name, let known):
      known.isEmpty
        ? "Nothing on the screen is called “\(name)”."
        : "Nothing on the screen is called “\(name)”; there is "
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
