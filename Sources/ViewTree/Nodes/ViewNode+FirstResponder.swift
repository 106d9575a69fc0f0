// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// Asks the first responder, if it is in this subtree, to resign.
  ///
  /// - Parameter force: Whether to make it resign even if it refuses.
  /// - Returns: `true` if this subtree no longer contains the first responder; otherwise, `false`.
  final func endEditingInside(_ force: Bool) -> Bool {
    guard let responder = rootNode.currentFirstResponder, responder.isDescendant(of: self) else {
      return true
    }
    if responder.resignFirstResponder() { return true }
    guard force else { return false }
    responder.dropFirstResponder()
    responder.nodeContent?.firstResponderWasTaken()
    return true
  }

  /// At the root, the first responder of the tree.
  package final var currentFirstResponder: ViewNode? {
    guard let responder = rare?.firstResponder?.item as? ViewNode else { return nil }
    return responder
  }

  final var holdsFirstResponder: Bool {
    passState.contains(.holdsFirstResponder) && rootNode.currentFirstResponder === self
  }

  final func makeFirstResponder() -> Bool {
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

  /// Resigns first responder without asking.
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

  /// Makes a first responder in a removed subtree resign.
  ///
  /// A mark on the path to the first responder makes this free for other subtrees.
  final func resignFirstResponderBelow() {
    guard passState.contains(.holdsFirstResponder) else { return }
    endEditing(true)
    passState.remove(.holdsFirstResponder)
  }
}
