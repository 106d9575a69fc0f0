// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// A graphics context that records drawing in the coordinates of nodes as a list in the coordinates
/// of the picture.
///
/// Translations are accumulated instead of being recorded, invisible operations are omitted, and
/// groups that turn out to be empty or without effect are removed.
final class DisplayListBuilder: GroupedContext {
  /// A group that is still open.
  private struct OpenGroup {
    /// The index of its `begin` operation.
    var start: Int
    var group: DisplayList.Group
    /// The extent painted so far, in its own coordinates.
    var extent: CGRect?
    /// The visible rectangle to restore at its end.
    var outerVisible: CGRect
  }

  let displayScale: CGFloat

  /// The offset from the current coordinates to those of the innermost transform group.
  var offset = CGPoint.zero

  /// The traits of the current node, with which colors are resolved.
  var traits: TraitCollection

  /// The visible rectangle, in the coordinates of the innermost transform group.
  private(set) var visible: CGRect

  private let size: CGSize
  private var operations: [DisplayList.Operation] = []
  private var open: [OpenGroup] = []
  private var withdrawn: [Int] = []
  /// The extent of everything painted.
  private var extent: CGRect?

  /// Creates a list in which only `visible` is visible, or the whole size if it is `nil`.
  init(
    size: CGSize, displayScale: CGFloat, traits: TraitCollection = .phone, visible: CGRect? = nil
  ) {
    self.traits = traits
    self.size = size
    self.displayScale = displayScale
    self.visible = visible ?? CGRect(origin: .zero, size: size)
  }

  /// Returns the list of everything drawn.
  func finish() -> DisplayList {
    guard !withdrawn.isEmpty else { return DisplayList(size: size, operations: operations) }
    var keep = [Bool](repeating: true, count: operations.count)
    for index in withdrawn { keep[index] = false }
    return DisplayList(
      size: size, operations: zip(operations, keep).compactMap { $1 ? $0 : nil })
  }

  // MARK: Operations and groups, in the coordinates of the innermost transform group

  func add(_ operation: DisplayList.Operation) {
    guard let extent = operation.extent, extent.overlaps(visible) else { return }
    operations.append(operation)
    include(extent)
  }

  func begin(_ group: DrawingGroup) {
    let recorded =
      switch group {
      case .shadow(let shadow): DisplayList.Group.shadow(shadow, around: .zero)
      case .clip(let path): DisplayList.Group.clip(path)
      case .transform(let transform): DisplayList.Group.transform(transform)
      case .opacity(let opacity): DisplayList.Group.opacity(opacity)
      case .mask(let drawing, let point): mask(drawing, at: point)
      case .filter(let filter): DisplayList.Group.filter(filter, around: .zero)
      case .blend(let mode): DisplayList.Group.blend(mode)
      }
    open.append(OpenGroup(start: operations.count, group: recorded, outerVisible: visible))
    operations.append(.begin(recorded))
    visible = group.visible(in: visible)
    if case .mask(_, let around) = recorded { visible = visible.common(with: around) }
  }

  /// Returns the group for a mask: a clip if the mask is a single opaque shape.
  private func mask(_ drawing: RecordedDrawing, at point: CGPoint) -> DisplayList.Group {
    let builder = DisplayListBuilder(
      size: size, displayScale: displayScale, traits: traits, visible: visible)
    drawing.draw(at: point, of: builder)
    let operations = builder.finish().operations
    if operations.count == 1, case .fill(let path, let paint) = operations[0], paint.isOpaqueColor {
      return .clip(path)
    }
    return .mask(operations.map(\.whitened), around: builder.extent ?? .zero)
  }

  func end() {
    guard let closed = open.popLast() else { return }
    visible = closed.outerVisible
    guard let extent = closed.extent else {
      operations.removeLast(operations.count - closed.start)
      return
    }
    let content = operations.count - closed.start == 2 ? operations.last : nil
    switch (closed.group, content) {
    case (.clip(let path), _):
      include(extent.common(with: path.bounds))
      if case .rectangle(let rect, cornerRadius: 0)? = path.shape, rect.covers(extent) {
        withdrawn.append(closed.start)
        return
      }
    case (.opacity(let opacity), let single?):
      include(extent)
      if let faded = single.faded(by: opacity) {
        operations.removeLast(2)
        operations.append(faded)
        return
      }
    case (.opacity, nil):
      include(extent)
    case (.shadow(let shadow, _), _):
      include(extent.enclosing(shadow.extent(of: extent)))
      if let path = onlyFigure(from: closed.start + 1) {
        operations[closed.start] = .shadow(path, shadow)
        return
      }
      operations[closed.start] = .begin(.shadow(shadow, around: extent))
    case (.transform(let transform), _):
      include(transform.apply(to: extent))
    case (.mask(_, let around), _):
      include(extent.common(with: around))
    case (.filter(let filter, _), _):
      let around = extent.insetBy(dx: -filter.reach, dy: -filter.reach)
      include(around)
      operations[closed.start] = .begin(.filter(filter, around: around))
    case (.blend, _):
      include(extent)
    }
    operations.append(.end)
  }

  /// Returns the path if only a single opaque path and its shadows were painted.
  private func onlyFigure(from start: Int) -> BezierPath? {
    guard case .fill(let path, let paint)? = operations.last, paint.isOpaqueColor else {
      return nil
    }
    let isOnly = operations[start...].dropLast().allSatisfy { operation in
      if case .shadow(path, _) = operation { true } else { false }
    }
    return isOnly ? path : nil
  }

  private func include(_ extent: CGRect) {
    guard let last = open.indices.last else {
      self.extent = self.extent?.enclosing(extent) ?? extent
      return
    }
    open[last].extent = open[last].extent?.enclosing(extent) ?? extent
  }

  // MARK: GraphicsContext, in the coordinates of what is being drawn

  func fill(_ path: BezierPath, with color: Color) {
    add(.fill(placed(path), .color(resolved(color))))
  }

  func fill(_ path: BezierPath, with gradient: Gradient) {
    add(.fill(placed(path), .gradient(gradient.resolved(with: traits))))
  }

  func stroke(_ path: BezierPath, with color: Color, style: StrokeStyle) {
    add(.stroke(placed(path), style, resolved(color)))
  }

  func draw(_ line: TextLine) {
    var line = line
    line.baseline.x += offset.x
    line.baseline.y += offset.y
    for index in line.runs.indices {
      line.runs[index].color = resolved(line.runs[index].color)
    }
    guard line.baseline.x.isFinite, line.baseline.y.isFinite else { return }
    add(.text(line))
  }

  func draw(_ image: Image, in rect: CGRect, tint: Color) {
    let tint = resolved(tint)
    let target = rect.offsetBy(dx: offset.x, dy: offset.y)
    guard let target = target.ifPositive, target.overlaps(visible) else { return }
    if let drawing = image.recordedDrawing {
      drawing.draw(
        in: rect, of: self, tint: image.renderingMode == .alwaysTemplate ? tint : nil)
      return
    }
    switch image.content {
    case .encoded(let bytes, let mediaType):
      let isTemplate = image.renderingMode == .alwaysTemplate
      add(
        .image(
          DisplayList.PlacedImage(
            bytes: bytes, mediaType: mediaType, rect: target, tint: isTemplate ? tint : nil)))
    case .figures(let figures):
      guard image.size.width > 0, image.size.height > 0 else { return }
      let scale = CGSize(
        width: target.width / image.size.width, height: target.height / image.size.height)
      let map = Transform(
        a: scale.width, b: 0, c: 0, d: scale.height, tx: target.minX, ty: target.minY)
      for figure in figures {
        draw(figure, map: map, tint: tint, isTemplate: image.renderingMode == .alwaysTemplate)
      }
    }
  }

  private func draw(_ figure: Image.Figure, map: Transform, tint: Color, isTemplate: Bool) {
    func color(_ own: Color?) -> Color {
      guard let own else { return tint }
      return isTemplate ? tint.withAlphaComponent(tint.alpha * own.alpha) : resolved(own)
    }
    switch figure {
    case .fill(let path, let own):
      add(.fill(path.applying(map), .color(color(own))))
    case .stroke(let path, let style, let own) where map.a == map.d:
      add(.stroke(path.applying(map), style.scaled(by: map.a), color(own)))
    case .stroke(let path, let style, let own):
      begin(.transform(map))
      add(.stroke(path, style, color(own)))
      end()
    }
  }

  func drawShadow(_ shadow: Shadow, of path: BezierPath) {
    add(.shadow(placed(path), shadow.resolved(with: traits)))
  }
}

nonisolated extension DisplayList.Operation {
  /// Returns the operation with its color faded, or `nil` if there is no single color.
  fileprivate func faded(by opacity: CGFloat) -> DisplayList.Operation? {
    func fade(_ color: Color) -> Color { color.withAlphaComponent(color.alpha * opacity) }
    switch self {
    case .fill(let path, .color(let color)):
      return .fill(path, .color(fade(color)))
    case .stroke(let path, let style, let color):
      return .stroke(path, style, fade(color))
    case .text(var line):
      for index in line.runs.indices { line.runs[index].color = fade(line.runs[index].color) }
      return .text(line)
    case .fill, .image, .shadow, .begin, .end:
      return nil
    }
  }
}
