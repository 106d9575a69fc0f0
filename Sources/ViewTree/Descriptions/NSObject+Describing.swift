// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension NSObject {
  #if MainActor
    /// Returns what a closure on the main actor says of the object, or elsewhere the name of its
    /// class: Foundation lets an object describe itself on any thread.
    package nonisolated func describing(_ text: @MainActor () -> String) -> String {
      guard MainActor.isCurrent else { return "<\(type(of: self))>" }
      return MainActor.assumeIsolated(text)
    }
  #else
    /// Returns what a closure says of the object.
    package func describing(_ text: () -> String) -> String { text() }
  #endif
}
