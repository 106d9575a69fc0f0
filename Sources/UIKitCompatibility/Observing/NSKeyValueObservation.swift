// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewTree

/// Observes a property until it is invalidated or released.
#if MainActor
  @MainActor
#endif
public final class NSKeyValueObservation: NSObject {
  private weak var node: ViewNode?
  private let observation: PropertyObservation

  init(_ observation: PropertyObservation, of node: ViewNode) {
    self.node = node
    self.observation = observation
    super.init()
  }

  #if MainActor
    isolated deinit { end() }
  #else
    deinit { end() }
  #endif

  /// Ends observing.
  public func invalidate() { end() }

  private func end() {
    observation.tell = nil
    node?.rare?.end(observation)
  }
}
