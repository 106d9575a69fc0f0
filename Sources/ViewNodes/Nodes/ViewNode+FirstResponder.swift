// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// Ends the editing of whatever is edited in this node. UIKit: `endEditing(_:)`.
  ///
  /// - Parameter force: Whether to end it even if the input refuses.
  /// - Returns: Whether nothing is edited here any more.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let responder = rootNode.currentFirstResponder, responder.isDescendant(of: self) else {
      return true
    }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    responder.dropFirstResponder()
    responder.firstResponderWasTaken()
    return true
  }

  /// At the root: the node of the tree that takes what is typed.
  package final var currentFirstResponder: ViewNode? {
    guard let responder = rare?.firstResponder?.item as? ViewNode else { return nil }
    return responder
  }

  final var holdsFirstResponder: Bool {
    passState.contains(.holdsFirstResponder) && rootNode.currentFirstResponder === self
  }

  final func takeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    let root = rootNode
    if let current = root.currentFirstResponder, !current.resignFirstResponder() { return false }
    root.rareState.firstResponder = reference
    var node: ViewNode? = self
    while let current = node {
      current.passState.insert(.holdsFirstResponder)
      node = current.parent
    }
    root.rare?.screen?.showAccessory()
    return true
  }

  final func yieldFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    dropFirstResponder()
    return true
  }

  /// Stops being the first responder without asking.
  final func dropFirstResponder() {
    guard holdsFirstResponder else { return }
    let root = rootNode
    root.rare?.firstResponder = nil
    defer { root.rare?.screen?.showAccessory() }
    var node: ViewNode? = self
    while let current = node {
      current.passState.remove(.holdsFirstResponder)
      node = current.parent
    }
  }

  /// A part of the tree that is taken out takes no more text. The mark on the path to the first
  /// responder keeps this free for all other parts.
  final func resignFirstResponderBelow() {
    guard passState.contains(.holdsFirstResponder) else { return }
    endEditing(true)
    passState.remove(.holdsFirstResponder)
  }
}
