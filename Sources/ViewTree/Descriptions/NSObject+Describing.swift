// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension NSObject {
  #if MainActor
    /// Returns the closure's result on the main actor, or the name of the object's class elsewhere,
    /// because Foundation lets an object describe itself on any thread.
    package nonisolated func describing(_ text: @MainActor () -> String) -> String {
      guard MainActor.isCurrent else { return "<\(type(of: self))>" }
      return MainActor.assumeIsolated(text)
    }
  #else
    /// Returns the description from a closure.
    package func describing(_ text: () -> String) -> String { text() }
  #endif
}
