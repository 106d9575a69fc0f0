// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import ViewTree

/// A node that records the touches it receives.
package class ListeningNode: ViewNode {
  package var heard: [String] = []
  package var passesOn = false

  override package func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    heard.append("began \(touches.count)")
    if passesOn { super.touchesBegan(touches, with: event) }
  }
  override package func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    heard.append("moved \(touches.count)")
    if passesOn { super.touchesMoved(touches, with: event) }
  }
  override package func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    heard.append("ended \(touches.count)")
    if passesOn { super.touchesEnded(touches, with: event) }
  }
  override package func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    heard.append("cancelled \(touches.count)")
  }
}
