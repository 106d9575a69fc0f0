// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension GestureRecognizer {
  /// Returns whether the recognizer tracks a touch that began.
  final func takes(_ touch: Touch) -> Bool {
    guard isEnabled, !state.isTerminal,
      delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    else { return false }
    sequence.append(touch)
    return true
  }

  final func deliver(_ phase: Touch.Phase, _ touches: Set<Touch>, _ event: Event) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
    runActions()
  }

  /// Changes to another state if that is a valid transition.
  final func change(to new: State) {
    switch (storedState, new) {
    case (.possible, .began), (.possible, .ended): begin(new)
    case (.possible, .changed): if waitingState == nil { begin(.began) }
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.began, .changed), (.changed, .changed): enter(.changed)
    case (.began, .ended), (.changed, .ended): enter(.ended)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      enter(.cancelled)
    default: break
    }
  }

  /// Whether the recognizer has finished and none of its touches remains.
  final var isFinished: Bool {
    if touches.contains(where: \.isDown) { return false }
    return storedState.isTerminal
  }

  /// Resets the recognizer for the next gesture.
  final func putBack() {
    storedState = .possible
    touches = []
    sequence = []
    reset()
    onReset?()
  }

  /// Abandons the current gesture.
  final func abandon() {
    guard !sequence.isEmpty else { return }
    if storedState == .possible { fail() } else if storedState.isInProgress { enter(.cancelled) }
    router?.resolveGestures()
  }

  // MARK: Recognition

  private final func begin(_ new: State) {
    guard waitingState == nil else {
      // The touches ended before a continuous gesture was allowed to begin.
      if waitingState == .began, new == .ended { fail() }
      return
    }
    if let isOpen, !isOpen() {
      if new == .ended { fail() }
      return
    }
    guard mayBegin, !isPreventedByAnother else {
      fail()
      return
    }
    recognizeUnlessWaiting(new)
  }

  private final var mayBegin: Bool {
    var asked: [ViewNode] = []
    for node in sequence.compactMap(\.view) + (view.map { [$0] } ?? []) where !asked.contains(node)
    {
      asked.append(node)
      guard node.gestureRecognizerShouldBegin(self) else { return false }
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  private final func recognizeUnlessWaiting(_ new: State) {
    for other in rivals where requires(toFail: other) {
      switch other.storedState {
      case .possible:
        waitingState = new
        return
      case .failed, .cancelled: continue
      case .began, .changed, .ended:
        fail()
        return
      }
    }
    waitingState = nil
    enter(new)
  }

  private final func enter(_ new: State) {
    let isFirst = storedState == .possible
    storedState = new
    needsAction = true
    guard isFirst else { return }
    decide()
    for other in rivals where other.storedState == .possible {
      if other.requires(toFail: self)
        || (prevents(other) && canPrevent(other) && other.canBePrevented(by: self))
      {
        other.fail()
      }
    }
    if cancelsTouchesInView { router?.claimTouches(of: self) }
  }

  private final func fail() {
    guard storedState == .possible else { return }
    storedState = .failed
    waitingState = nil
    decide()
    for other in rivals {
      guard let waiting = other.waitingState, other.requires(toFail: self) else { continue }
      guard !other.isPreventedByAnother else {
        other.fail()
        continue
      }
      other.recognizeUnlessWaiting(waiting)
    }
  }

  private final func decide() {
    for touch in sequence { router?.decide(self, about: touch) }
  }

  // MARK: Simultaneous recognition

  /// The other recognizers that track any of the same touches.
  private final var rivals: [GestureRecognizer] {
    let own = Set(sequence)
    return (router?.recognizers ?? []).filter { other in
      other !== self && other.sequence.contains { own.contains($0) }
    }
  }

  private final var isPreventedByAnother: Bool {
    rivals.contains { other in
      (other.storedState.isInProgress || other.storedState == .ended) && other.prevents(self)
        && other.canPrevent(self) && canBePrevented(by: other)
    }
  }

  /// Two gestures are recognized simultaneously if either delegate allows it.
  private final func prevents(_ other: GestureRecognizer) -> Bool {
    if delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false {
      return false
    }
    return
      !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
      ?? false)
  }
}
