// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The recognizer that scrolls.
///
/// A touch that begins while the content is moving only stops it.
final class ScrollPan: PanGestureRecognizer {
  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    super.touchesBegan(touches, with: event)
    guard let scroll = view as? ScrollNode, scroll.catchContent() else { return }
    for touch in touches { touch.isTaken = true }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    super.touchesEnded(touches, with: event)
    endDrag()
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    super.touchesCancelled(touches, with: event)
    endDrag()
  }

  private func endDrag() {
    guard !state.isInProgress, state != .ended, !touches.contains(where: \.isDown) else { return }
    (view as? ScrollNode)?.releaseContent()
  }
}
