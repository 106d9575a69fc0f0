// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension GraphicsContext {
  /// Draws the content of a closure without the mask, for destinations to which masks don't matter.
  ///
  /// - Parameters:
  ///   - mask: A closure that would draw the mask.
  ///   - body: A closure that draws the content.
  public func withMask(_ mask: (any GraphicsContext) -> Void, _ body: () -> Void) { body() }

  /// Draws the content of a closure without the filter, for destinations to which filters don't
  /// matter.
  ///
  /// - Parameters:
  ///   - filter: The filter.
  ///   - body: A closure that draws the content.
  public func withFilter(_ filter: DrawingFilter, _ body: () -> Void) { body() }

  /// Draws the content of a closure above everything behind it, for destinations to which blend
  /// modes don't matter.
  ///
  /// - Parameters:
  ///   - mode: The way in which colors are combined.
  ///   - body: A closure that draws the content.
  public func withBlendMode(_ mode: BlendMode, _ body: () -> Void) { body() }
}
