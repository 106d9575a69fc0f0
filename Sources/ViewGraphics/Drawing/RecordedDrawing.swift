// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// A recording of drawing commands that can be replayed in another context.
package final class RecordedDrawing: ImageBacking {
  /// A call of a method of `GraphicsContext`.
  enum Command: Sendable {
    case fill(BezierPath, Color)
    case fillWithGradient(BezierPath, Gradient)
    case stroke(BezierPath, Color, StrokeStyle)
    case text(TextLine)
    case image(Image, CGRect, tint: Color)
    /// A group of the following commands up to an index, which isn't included.
    case group(Group, end: Int)
  }

  /// A group whose state applies to several commands.
  enum Group: Sendable {
    case shadow(Shadow)
    case clip(BezierPath)
    case transform(Transform)
    case opacity(CGFloat)
  }

  private let size: CGSize
  private let commands: [Command]

  /// Records what a closure draws in an area of the specified size, in points.
  package init(size: CGSize, displayScale: CGFloat, _ body: (any GraphicsContext) -> Void) {
    self.size = size
    let recorder = DrawingRecorder(displayScale: displayScale)
    body(recorder)
    commands = recorder.commands
  }

  /// Creates a drawing from the commands recorded so far, in an area of the specified size, in
  /// points.
  package init(size: CGSize, recordedBy recorder: DrawingRecorder) {
    self.size = size
    commands = recorder.commands
  }

  /// Draws the recording into a rectangle, scaled and clipped to it.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the coordinates of the context.
  ///   - context: The destination.
  ///   - tint: The color that replaces all others, or `nil` to keep them.
  package func draw(in rect: CGRect, of context: any GraphicsContext, tint: Color?) {
    guard size.width > 0, size.height > 0 else { return }
    let map = Transform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
      ty: rect.minY)
    context.withTransform(map) {
      context.withClip(to: BezierPath(rect: CGRect(origin: .zero, size: size))) {
        replay(commands.indices, in: context, tint: tint)
      }
    }
  }

  private func replay(_ range: Range<Int>, in context: any GraphicsContext, tint: Color?) {
    func color(_ own: Color) -> Color {
      tint.map { $0.withAlphaComponent($0.alpha * own.alpha) } ?? own
    }
    var index = range.lowerBound
    while index < range.upperBound {
      let command = commands[index]
      index += 1
      switch command {
      case .fill(let path, let own): context.fill(path, with: color(own))
      case .fillWithGradient(let path, let gradient):
        if let tint { context.fill(path, with: tint) } else { context.fill(path, with: gradient) }
      case .stroke(let path, let own, let style):
        context.stroke(path, with: color(own), style: style)
      case .text(var line):
        for run in line.runs.indices { line.runs[run].color = color(line.runs[run].color) }
        context.draw(line)
      case .image(let image, let rect, let own):
        let shown = tint == nil ? image : image.withRenderingMode(.alwaysTemplate)
        context.draw(shown, in: rect, tint: tint ?? own)
      case .group(let group, let end):
        let inside = index..<end
        index = end
        switch group {
        case .shadow(let shadow):
          context.withShadow(shadow) { replay(inside, in: context, tint: tint) }
        case .clip(let path):
          context.withClip(to: path) { replay(inside, in: context, tint: tint) }
        case .transform(let transform):
          context.withTransform(transform) { replay(inside, in: context, tint: tint) }
        case .opacity(let opacity):
          context.withOpacity(opacity) { replay(inside, in: context, tint: tint) }
        }
      }
    }
  }
}
