// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The context that a node is being drawn in, for code that draws without naming it.
package final class DrawingScope: @unchecked Sendable {
  // Sendable because it is given only to the thread that draws, and only while it does: tasks that are
  // begun during the drawing inherit the scope and are not given it.
  /// The destination of the drawing.
  package let context: any GraphicsContext
  /// An object that a higher layer keeps while drawing is in progress.
  package var companion: AnyObject?
  private let thread = Thread.current
  private var isOpen = true

  private init(_ context: any GraphicsContext) {
    self.context = context
  }

  @TaskLocal private static var innermost: DrawingScope?

  /// The innermost drawing that is under way on this thread, or `nil`.
  package static var current: DrawingScope? {
    guard let scope = innermost, scope.thread === Thread.current, scope.isOpen else { return nil }
    return scope
  }

  /// Calls a closure that draws into a context.
  package static func perform(in context: any GraphicsContext, _ body: () -> Void) {
    let scope = DrawingScope(context)
    $innermost.withValue(scope, operation: body)
    scope.isOpen = false
  }
}
