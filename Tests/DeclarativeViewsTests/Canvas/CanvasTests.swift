// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("Canvases")
struct CanvasTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  /// What is drawn, without the clip of the canvas.
  private func drawn(
    _ renderer: @escaping (inout DeclarativeViews.GraphicsContext, CGSize) -> Void
  ) -> [DisplayList.Operation] {
    let box = CGRect(x: 0, y: 0, width: 100, height: 50)
    let list = DisplayList(of: HostingNode(frame: box) { Canvas(renderer: renderer) }).operations
    guard list.first == .begin(.clip(BezierPath(rect: box))) else { return list }
    return Array(list.dropFirst().dropLast())
  }

  private func lines(_ operations: [DisplayList.Operation]) -> [TextLine] {
    operations.compactMap { if case .text(let line) = $0 { line } else { nil } }
  }

  @Test("a canvas takes the proposed size, and draws in it")
  func size() {
    var size = CGSize.zero
    let canvas = Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) {
      context, area in
      size = area
      context.fill(Path(CGRect(x: -5, y: 0, width: 500, height: 10)), with: .color(.red))
    }
    #expect(canvas.isOpaque && canvas.colorMode == .linear && canvas.rendersAsynchronously)
    #expect(TreeProbe.size(of: canvas, 30, nil) == CGSize(width: 30, height: 10))
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) {
      canvas.frame(width: 40, height: 20)
    }
    let operations = DisplayList(of: host).operations
    #expect(size == CGSize(width: 40, height: 20))
    guard
      case .begin(.clip(let clip))? = operations.first(where: {
        if case .begin(.clip) = $0 { true } else { false }
      })
    else {
      Issue.record("What is outside isn't clipped.")
      return
    }
    #expect(clip.bounds.size == CGSize(width: 40, height: 20))
    #expect(TreeProbe(canvas.frame(width: 0), width: 50, height: 50).steps.isEmpty)
  }

  @Test("paths are filled and stroked in colors and gradients")
  func paths() {
    let even = FillStyle(eoFill: true)
    let list = drawn { context, _ in
      context.fill(square, with: .color(.red), style: even)
      context.stroke(square, with: .color(red: 0, green: 0, blue: 1), lineWidth: 2)
      context.stroke(square, with: .color(white: 0.5, opacity: 0.5))
      context.stroke(square, with: .color(.red), style: StrokeStyle(lineWidth: .nan))
      context.fill(square, with: .foreground)
    }
    #expect(list.count == 4)
    guard list.count == 4, case .fill(let path, .color(.red)) = list[0],
      case .stroke(_, let wide, let blue) = list[1], case .stroke(_, let thin, let gray) = list[2],
      case .fill(_, .color(let label)) = list[3]
    else {
      Issue.record("The paths aren't drawn.")
      return
    }
    #expect(path.usesEvenOddFillRule && wide.width == 2 && thin.width == 1)
    #expect(blue == Color(red: 0, green: 0, blue: 1) && gray == Color(white: 0.5, alpha: 0.5))
    #expect(label == Color.label.resolvedColor(with: .phone))
  }

  @Test("gradients have points, also in strokes")
  func gradients() {
    let colors = Gradient(colors: [.red, .blue])
    func paint(_ shading: DeclarativeViews.GraphicsContext.Shading) -> ViewNodes.Gradient? {
      let box = Path(CGRect(x: 20, y: 10, width: 40, height: 20))
      for case .fill(_, .gradient(let gradient)) in drawn({ context, _ in
        context.fill(box, with: shading)
      }) {
        return gradient
      }
      return nil
    }
    let line = paint(
      .linearGradient(colors, startPoint: CGPoint(x: 20, y: 10), endPoint: CGPoint(x: 40, y: 30)))
    #expect(line?.start == .zero && line?.end == CGPoint(x: 0.5, y: 1))
    let ring = paint(
      .radialGradient(colors, center: CGPoint(x: 40, y: 20), startRadius: 5, endRadius: 10))
    #expect(ring?.start == CGPoint(x: 0.5, y: 0.5) && ring?.end == CGPoint(x: 0.75, y: 1))
    #expect(ring?.stops.map(\.location) == [0.5, 1])
    let turned = paint(.conicGradient(colors, center: CGPoint(x: 40, y: 20), angle: .degrees(90)))
    #expect(turned?.start == CGPoint(x: 0.5, y: 0.5) && (turned?.end.y ?? 0) > 0.5)
    #expect(abs((turned?.end.x ?? 0) - 0.5) < 1e-9)
    let style = paint(
      .style(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)))
    #expect(style?.start == CGPoint(x: 0, y: 0.5) && style?.end == CGPoint(x: 1, y: 0.5))
    let list = drawn { context, _ in
      context.stroke(
        Path(CGRect(x: 20, y: 10, width: 40, height: 20)),
        with: .linearGradient(colors, startPoint: .zero, endPoint: CGPoint(x: 100, y: 0)),
        lineWidth: 4)
    }
    guard list.count == 3, case .begin(.mask) = list[0],
      case .fill(let area, .gradient(let gradient)) = list[1]
    else {
      Issue.record("The stroke has no gradient.")
      return
    }
    #expect(abs(area.bounds.minX + gradient.end.x * area.bounds.width - 100) < 1e-9)
  }

  @Test("a canvas with a gradient as its foreground style draws in it")
  func foreground() {
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) {
      Canvas { context, _ in context.fill(square, with: .foreground) }
        .foregroundStyle(
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    let isGradient = DisplayList(of: host).operations.contains {
      if case .fill(_, .gradient) = $0 { true } else { false }
    }
    #expect(isGradient)
  }

  @Test("a copy of a context has transforms, clips, and an opacity of its own")
  func copies() {
    let list = drawn { context, _ in
      var copy = context
      copy.translateBy(x: 10, y: 0)
      copy.scaleBy(x: 2, y: 2)
      copy.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8)))
      copy.opacity = 0.5
      copy.fill(square, with: .color(.red))
      context.fill(square, with: .color(.blue))
    }
    guard case .begin(.clip(let clip))? = list.first,
      case .fill(let last, .color(.blue))? = list.last
    else {
      Issue.record("The copy isn't clipped, or the original is.")
      return
    }
    #expect(clip.bounds == CGRect(x: 10, y: 0, width: 16, height: 16))
    #expect(last == square)
    let isFaded = list.contains {
      if case .begin(.opacity(0.5)) = $0 { true } else { false }
    }
    #expect(isFaded)
    let turned = drawn { context, _ in
      context.rotate(by: .degrees(90))
      context.concatenate(CGAffineTransform(translationX: .nan, y: 0))
      context.concatenate(CGAffineTransform(translationX: 0, y: -20))
      context.fill(square, with: .color(.red))
    }
    guard case .begin(.transform(let map))? = turned.first else {
      Issue.record("The context isn't rotated.")
      return
    }
    let corner = map.apply(to: CGPoint.zero)
    #expect(abs(corner.x - 20) < 1e-9 && abs(corner.y) < 1e-9)
  }

  @Test("texts are drawn at points and in rectangles, and can be measured")
  func texts() throws {
    var size = CGSize.zero
    var baselines: [CGFloat] = []
    let list = drawn { context, area in
      let text = context.resolve(Text("Abc"))
      size = text.measure(in: area)
      baselines = [text.firstBaseline(in: area), text.lastBaseline(in: area)]
      context.draw(text, at: CGPoint(x: 50, y: 25), anchor: .topLeading)
      context.draw(Text("Abc").foregroundColor(.red), at: CGPoint(x: 50, y: 25))
      context.draw(Text("one two three four"), in: CGRect(x: 0, y: 0, width: 50, height: 80))
      context.draw(text, in: CGRect(x: 3, y: 0, width: 50, height: 80))
      context.draw(text, at: CGPoint(x: CGFloat.nan, y: 0))
    }
    let lines = lines(list)
    #expect(size == TreeProbe.size(of: Text("Abc"), nil, nil))
    #expect(lines.count > 4 && lines[0].baseline.x == 50)
    #expect(baselines[0] == baselines[1] && abs(lines[0].baseline.y - 25 - baselines[0]) < 1)
    #expect(abs(lines[1].baseline.x - (50 - size.width / 2)) < 1)
    #expect(lines[1].runs.first?.color == .red)
    #expect(lines[2].baseline.x == 0 && lines.last?.baseline.x == 3)
  }

  @Test("images are drawn at points and in rectangles, and missing ones are reported")
  func images() throws {
    var size = CGSize.zero
    let picture = Image(
      content: .figures([.fill(BezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2)), .red)]),
      size: CGSize(width: 4, height: 2))
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) {
      Canvas { context, _ in
        let image = context.resolve(Image("picture"))
        size = image.size
        context.draw(image, at: CGPoint(x: 10, y: 10))
        context.draw(image, in: CGRect(x: 20, y: 0, width: 8, height: 8))
        context.draw(Image("picture"), in: CGRect(x: 40, y: 0, width: 16, height: 8))
        context.draw(Image("missing"), at: .zero)
        #expect(image.baseline == 2)
      }
      .images(["picture": picture])
    }
    let boxes = DisplayList(of: host).operations.compactMap {
      if case .fill(let path, _) = $0 { path.bounds } else { nil }
    }
    #expect(size == CGSize(width: 4, height: 2))
    #expect(
      boxes == [
        CGRect(x: 8, y: 9, width: 4, height: 2), CGRect(x: 20, y: 0, width: 8, height: 8),
        CGRect(x: 40, y: 0, width: 16, height: 8),
      ])
    #expect(host.problems.contains { $0.description.contains("missing") })
  }

  @Test("symbols are views with tags, in their ideal size")
  func symbols() throws {
    var sizes: [CGSize?] = []
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) {
      Canvas { context, _ in
        sizes = [1, 2, 3].map { context.resolveSymbol(id: $0)?.size }
        guard let symbol = context.resolveSymbol(id: 2) else { return }
        context.draw(symbol, at: CGPoint(x: 50, y: 25))
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 10, height: 20))
      } symbols: {
        Color.red.frame(width: 4, height: 4).tag(1)
        ForEach(2..<3) { Color.blue.frame(width: 6, height: 8).tag($0) }
      }
    }
    let svg = DisplayList(of: host).operations
    #expect(sizes == [CGSize(width: 4, height: 4), CGSize(width: 6, height: 8), nil])
    let boxes = svg.compactMap {
      if case .fill(let path, .color(.blue)) = $0 { path.bounds } else { nil }
    }
    #expect(boxes.first == CGRect(x: 47, y: 21, width: 6, height: 8) && boxes.count == 2)
  }

  @Test("layers, masks, filters, and blend modes apply to what is drawn")
  func layers() {
    func groups(
      _ renderer: @escaping (inout DeclarativeViews.GraphicsContext) -> Void
    ) -> [DisplayList.Group] {
      drawn { context, _ in renderer(&context) }.compactMap {
        if case .begin(let group) = $0 { group } else { nil }
      }
    }
    let box = CGRect(x: 0, y: 0, width: 10, height: 10)
    let blurred = groups { context in
      context.addFilter(.blur(radius: 2))
      context.fill(square, with: .color(.red))
    }
    #expect(
      blurred == [.filter(.blur(deviation: 2), around: box.insetBy(dx: -6, dy: -6))])
    let layer = groups { context in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(square, with: .color(.red))
        layer.fill(square, with: .color(.blue))
      }
    }
    #expect(layer == [.opacity(0.5)])
    let masked = groups { context in
      context.clipToLayer(opacity: 0.5) { $0.fill(square, with: .color(.red)) }
      context.fill(square, with: .color(.blue))
    }
    #expect(
      masked == [
        .mask([.fill(square, .color(Color(white: 1, alpha: 0.5)))], around: box)
      ])
    let blended = groups { context in
      context.blendMode = .multiply
      context.fill(square, with: .color(.blue))
    }
    #expect(blended == [.blend(.multiply)])
    let filters: [DeclarativeViews.GraphicsContext.Filter] = [
      .brightness(0.5), .contrast(2), .saturation(2), .grayscale(1), .hueRotation(.degrees(9)),
      .colorMultiply(.red), .colorInvert(), .shadow(radius: 2), .shadow(radius: .nan, x: .nan),
    ]
    for filter in filters {
      let list = drawn { context, _ in
        context.addFilter(filter)
        context.fill(square, with: .color(.blue))
      }
      #expect(list.count > 1)
    }
  }

  @Test("a canvas is drawn again when a state that its closure reads changes")
  func state() throws {
    struct Drawing: View {
      @State private var points: [CGPoint] = []
      var body: some View {
        VStack {
          Button("Add") { points.append(CGPoint(x: 10 * points.count, y: 0)) }
          Canvas { context, _ in
            for point in points {
              context.fill(
                Path(CGRect(origin: point, size: CGSize(width: 5, height: 5))), with: .color(.red))
            }
          }
        }
      }
    }
    let (screen, host) = shown { Drawing() }
    func count() -> Int {
      DisplayList(of: host).operations.count {
        if case .fill(_, .color(.red)) = $0 { true } else { false }
      }
    }
    #expect(count() == 0)
    try screen.tap("Add")
    try screen.tap("Add")
    #expect(count() == 2)
  }
}
