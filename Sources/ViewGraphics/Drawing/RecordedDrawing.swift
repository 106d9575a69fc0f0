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
    /// The shadow of a filled path, without the path.
    case shadow(BezierPath, Shadow)
    /// Opens a group.
    case begin(DrawingGroup)
    /// Closes the group that was opened last.
    case end
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
        replayAll(in: context, tint: tint)
      }
    }
  }

  /// Draws the recording at a point, regardless of its size.
  ///
  /// - Parameters:
  ///   - point: The origin of the recording, in the coordinates of the context.
  ///   - context: The destination.
  package func draw(at point: CGPoint, of context: any GraphicsContext) {
    context.withTransform(Transform(translationX: point.x, y: point.y)) {
      replayAll(in: context, tint: nil)
    }
  }

  private func replayAll(in context: any GraphicsContext, tint: Color?) {
    if let grouped = context as? any GroupedContext {
      replay(in: grouped, tint: tint)
    } else {
      var index = 0
      replayGroup(from: &index, in: context, tint: tint)
    }
  }

  /// Replays all commands iteratively.
  private func replay(in context: any GroupedContext, tint: Color?) {
    var open: [OpenedGroup] = []
    // The number of open groups inside a transparent one, with that.
    var hidden = 0
    for command in commands {
      switch command {
      case .begin(let group):
        if hidden > 0 || group.isTransparent {
          hidden += 1
        } else {
          open.append(context.open(group))
        }
      case .end:
        if hidden > 0 {
          hidden -= 1
        } else if let last = open.popLast() {
          context.close(last)
        }
      default:
        if hidden == 0 { replay(command, in: context, tint: tint) }
      }
    }
  }

  /// Replays the commands of a group in a context that takes groups as closures.
  private func replayGroup(from index: inout Int, in context: any GraphicsContext, tint: Color?) {
    while index < commands.count {
      let command = commands[index]
      index += 1
      switch command {
      case .begin(let group):
        let start = index
        var inside = start
        let body = {
          inside = start
          self.replayGroup(from: &inside, in: context, tint: tint)
        }
        switch group {
        case .shadow(let shadow): context.withShadow(shadow, body)
        case .clip(let path): context.withClip(to: path, body)
        case .transform(let transform): context.withTransform(transform, body)
        case .opacity(let opacity): context.withOpacity(opacity, body)
        case .mask(let drawing, let point):
          context.withMask({ drawing.draw(at: point, of: $0) }, body)
        case .filter(let filter): context.withFilter(filter, body)
        case .blend(let mode): context.withBlendMode(mode, body)
        }
        index = inside > start ? inside : end(ofGroupFrom: start)
      case .end: return
      default: replay(command, in: context, tint: tint)
      }
    }
  }

  private func end(ofGroupFrom start: Int) -> Int {
    var depth = 1
    var index = start
    while index < commands.count, depth > 0 {
      switch commands[index] {
      case .begin: depth += 1
      case .end: depth -= 1
      default: break
      }
      index += 1
    }
    return index
  }

  /// Replays a command that is no group.
  private func replay(_ command: Command, in context: any GraphicsContext, tint: Color?) {
    func color(_ own: Color) -> Color {
      tint.map { $0.withAlphaComponent($0.alpha * own.alpha) } ?? own
    }
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
    case .shadow(let path, var shadow):
      shadow.color = color(shadow.color)
      (context as? any GroupedContext)?.drawShadow(shadow, of: path)
    case .begin, .end: break
    }
  }
}
