// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The context that a node is being drawn in, for code that draws without naming it.
package final class DrawingScope: @unchecked Sendable {
  // Sendable because it is seen only by the code called during the drawing, on its own thread.
  /// The destination of the drawing.
  package let context: any GraphicsContext
  /// What a layer above keeps for as long as the drawing lasts.
  package var companion: AnyObject?

  package init(_ context: any GraphicsContext) {
    self.context = context
  }

  /// The innermost drawing that is under way, or `nil`.
  @TaskLocal package static var current: DrawingScope?

  /// Calls a closure that draws into a context.
  package static func perform(in context: any GraphicsContext, _ body: () -> Void) {
    $current.withValue(DrawingScope(context), operation: body)
  }
}
