// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewNode {
  /// The recognizers attached to this node, or `nil` if there are none.
  public final var gestureRecognizers: [GestureRecognizer]? {
    get {
      guard let own = rare?.gestureRecognizers, !own.isEmpty else { return nil }
      return own
    }
    set {
      for former in gestureRecognizers ?? [] { removeGestureRecognizer(former) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }

  final func add(_ recognizer: GestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    rareState.gestureRecognizers.append(recognizer)
  }

  final func remove(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.abandon()
    recognizer.router?.remove(recognizer)
    recognizer.putBack()
    recognizer.view = nil
    rare?.gestureRecognizers.remove(identicalTo: recognizer)
  }
}
