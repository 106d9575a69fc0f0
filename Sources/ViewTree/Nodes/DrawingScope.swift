// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The context in which a node is being drawn, for code that draws without passing a context.
package final class DrawingScope: @unchecked Sendable {
  // Sendable because only the drawing thread can access it, and only during drawing: tasks started
  // meanwhile inherit the scope, but `current` doesn't return it there.
  /// The destination of the drawing.
  package let context: any GraphicsContext
  /// The context with the current colors and lines, which lasts as long as the drawing.
  package private(set) lazy var drawingContext = DrawingContext(context)
  private let thread = Thread.current
  private var isOpen = true

  private init(_ context: any GraphicsContext) {
    self.context = context
  }

  @TaskLocal private static var innermost: DrawingScope?

  /// The scope of the innermost drawing in progress on this thread, or `nil` if there is none.
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
