// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewGraphics

@Suite("Groups of drawings")
struct DrawingGroupTests {
  private let area = CGRect(x: 10, y: 20, width: 30, height: 40)

  @Test("what is visible in a group is in its coordinates")
  func visible() {
    let clip = DrawingGroup.clip(BezierPath(rect: CGRect(x: 0, y: 0, width: 25, height: 30)))
    #expect(clip.visible(in: area) == CGRect(x: 10, y: 20, width: 15, height: 10))
    let scale = DrawingGroup.transform(Transform(a: 2, b: 0, c: 0, d: 4, tx: 10, ty: 20))
    #expect(scale.visible(in: area) == CGRect(x: 0, y: 0, width: 15, height: 10))
    for flat in [
      Transform(a: 0, b: 0, c: 0, d: 1, tx: 3, ty: 4),
      Transform(a: .infinity, b: 0, c: 0, d: 1, tx: 3, ty: 4),
      Transform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 4),
    ] {
      #expect(DrawingGroup.transform(flat).visible(in: area) == .zero)
    }
    let turn = DrawingGroup.transform(Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turn.visible(in: area) == CGRect(x: 20, y: -40, width: 40, height: 30))
    #expect(DrawingGroup.opacity(0.5).visible(in: area) == area)
    // A blur of 3 standard deviations, and the larger distance, in every direction.
    for offset in [CGSize(width: -7, height: 3), CGSize(width: 3, height: 7)] {
      let shadow = DrawingGroup.shadow(
        Shadow(color: .black, opacity: 1, offset: offset, radius: 100 / 92.0))
      let visible = shadow.visible(in: area)
      #expect(abs(visible.minX - 0) < 1e-9 && abs(visible.minY - 10) < 1e-9)
      #expect(abs(visible.width - 50) < 1e-9 && abs(visible.height - 60) < 1e-9)
    }
  }

  @Test("only an opacity of 0 hides a group")
  func transparent() {
    #expect(DrawingGroup.opacity(0).isTransparent && DrawingGroup.opacity(-1).isTransparent)
    #expect(!DrawingGroup.opacity(0.01).isTransparent && !DrawingGroup.opacity(1).isTransparent)
    #expect(!DrawingGroup.clip(BezierPath()).isTransparent)
  }

  @Test("a shadow extends three standard deviations around the shape that is moved")
  func extent() {
    var shadow = Shadow(
      color: Color(white: 0, alpha: 0.5), opacity: 0.5, offset: CGSize(width: 5, height: -2),
      radius: 2)
    #expect(abs(shadow.deviation - 1.84) < 1e-9)
    let extent = shadow.extent(of: area)
    let expected = CGRect(x: 9.48, y: 12.48, width: 41.04, height: 51.04)
    #expect(abs(extent.minX - expected.minX) < 1e-9 && abs(extent.minY - expected.minY) < 1e-9)
    #expect(abs(extent.width - expected.width) < 1e-9)
    #expect(abs(extent.height - expected.height) < 1e-9)
    #expect(shadow.effectiveColor.alpha == 0.25 && shadow.isVisible)
    shadow.opacity = 3
    #expect(shadow.effectiveColor.alpha == 0.5)
    shadow.opacity = -1
    #expect(shadow.effectiveColor.alpha == 0 && !shadow.isVisible)
    shadow.opacity = 1
    shadow.color = .clear
    #expect(!shadow.isVisible)
    shadow.radius = -4
    #expect(shadow.deviation == 0)
    #expect(shadow.extent(of: area) == CGRect(x: 15, y: 18, width: 30, height: 40))
  }

  /// Returns the commands that a recording of 100 × 50 points contains, as short texts.
  private func recorded(_ body: (TreeRecorder) -> Void) throws -> [String] {
    var traits = TraitCollection.phone
    traits.userInterfaceStyle = .dark
    let recorder = TreeRecorder(
      size: CGSize(width: 100, height: 50), displayScale: 2, traits: traits)
    body(recorder)
    let drawing = try #require(recorder.image.recordedDrawing)
    let commands = Mirror(reflecting: drawing).children.first { $0.label == "commands" }
    func place(_ point: CGPoint) -> String { "(\(point.x), \(point.y))" }
    return try #require(commands?.value as? [RecordedDrawing.Command]).map { command in
      switch command {
      case .fill(let path, let color): "fill \(place(path.bounds.origin)) \(color.hexString)"
      case .fillWithGradient(let path, let gradient):
        "gradient \(place(path.bounds.origin)) \(gradient.stops.map(\.color.hexString))"
      case .stroke(let path, let color, let style):
        "stroke \(place(path.bounds.origin)) \(color.hexString) \(style.width)"
      case .text(let line): "text \(place(line.baseline)) \(line.runs.map(\.color.hexString))"
      case .image(_, let rect, let tint): "image \(place(rect.origin)) \(tint.hexString)"
      case .shadow(let path, let shadow):
        "shadow \(place(path.bounds.origin)) \(shadow.color.hexString)"
      case .begin(.shadow(let shadow)): "begin shadow \(shadow.color.hexString)"
      case .begin(.clip(let path)): "begin clip \(place(path.bounds.origin))"
      case .begin(.transform(let transform)):
        "begin transform \(transform.a) \(transform.tx) \(transform.ty)"
      case .begin(.opacity(let opacity)): "begin opacity \(opacity)"
      case .begin(.mask(_, let point)): "begin mask \(place(point))"
      case .begin(.filter(let filter)): "begin filter \(filter.reach)"
      case .begin(.blend(let mode)): "begin blend \(mode.rawValue)"
      case .end: "end"
      }
    }
  }

  private let square = BezierPath(rect: CGRect(x: 1, y: 2, width: 4, height: 4))
  private let ink = Color(light: .red, dark: .blue)

  @Test("masks are moved with what they mask, and groups without an effect aren't recorded")
  func masks() throws {
    let commands = try recorded { recorder in
      recorder.withTransform(Transform(translationX: 10, y: 20)) {
        recorder.withMask({ $0.fill(square, with: ink) }) {
          recorder.withFilter(.blur(deviation: 1)) { recorder.fill(square, with: .red) }
          recorder.withFilter(.blur(deviation: 0)) { recorder.withBlendMode(.multiply) {} }
        }
      }
    }
    #expect(
      commands == [
        "begin mask (10.0, 20.0)", "begin filter 3.0", "fill (11.0, 22.0) #FF0000", "end",
        "begin blend multiply", "end", "end",
      ])
  }

  @Test("moves are added to what is drawn, and colors are those of the traits")
  func moved() throws {
    let commands = try recorded { recorder in
      recorder.withTransform(Transform(translationX: 10, y: 20)) {
        recorder.fill(square, with: ink)
        recorder.fill(
          square,
          with: Gradient(
            kind: .axial, start: .zero, end: .zero,
            stops: [.init(color: .green, location: 0), .init(color: ink, location: 1)]))
        recorder.stroke(square, with: ink, style: StrokeStyle(width: 3))
        recorder.draw(
          TextLine(
            text: "a", baseline: CGPoint(x: 5, y: 6), width: 5, font: .systemFont(ofSize: 8),
            color: ink))
        recorder.draw(Image(), in: CGRect(x: 7, y: 8, width: 1, height: 1), tint: ink)
        recorder.drawShadow(
          Shadow(color: ink, opacity: 1, offset: .zero, radius: 1), of: square)
        recorder.withTransform(Transform(translationX: 100, y: 200)) {
          recorder.fill(square, with: .green)
        }
      }
      recorder.fill(square, with: .green)
    }
    #expect(
      commands == [
        "fill (11.0, 22.0) #0000FF", "gradient (11.0, 22.0) [\"#00FF00\", \"#0000FF\"]",
        "stroke (11.0, 22.0) #0000FF 3.0", "text (15.0, 26.0) [\"#0000FF\"]",
        "image (17.0, 28.0) #0000FF", "shadow (11.0, 22.0) #0000FF",
        "fill (111.0, 222.0) #00FF00", "fill (1.0, 2.0) #00FF00",
      ])
  }

  @Test("groups without an effect aren't opened, and transparent ones aren't drawn")
  func groups() throws {
    let commands = try recorded { recorder in
      recorder.withOpacity(1) { recorder.fill(square, with: .red) }
      recorder.withOpacity(0.5) { recorder.fill(square, with: .red) }
      recorder.withOpacity(0) { recorder.fill(square, with: .red) }
      recorder.withShadow(Shadow(color: ink, opacity: 0, offset: .zero, radius: 1)) {
        recorder.fill(square, with: .green)
      }
      recorder.withShadow(Shadow(color: ink, opacity: 1, offset: .zero, radius: 1)) {
        recorder.fill(square, with: .green)
      }
    }
    #expect(
      commands == [
        "fill (1.0, 2.0) #FF0000", "begin opacity 0.5", "fill (1.0, 2.0) #FF0000", "end",
        "fill (1.0, 2.0) #00FF00", "begin shadow #0000FF", "fill (1.0, 2.0) #00FF00", "end",
      ])
  }

  @Test("other transforms begin coordinates of their own, which the moves before them place")
  func transforms() throws {
    var visible: [CGRect] = []
    let commands = try recorded { recorder in
      recorder.offset = CGPoint(x: 10, y: 20)
      recorder.withClip(to: square) {
        visible.append(recorder.visible)
        recorder.withTransform(Transform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4)) {
          visible.append(recorder.visible)
          recorder.fill(square, with: .red)
          recorder.withTransform(Transform(translationX: 1, y: 1)) {
            recorder.fill(square, with: .red)
          }
        }
        recorder.fill(square, with: .red)
      }
      visible.append(recorder.visible)
      // An end without a beginning is ignored.
      recorder.end()
    }
    #expect(
      commands == [
        "begin clip (11.0, 22.0)", "begin transform 2.0 13.0 24.0", "fill (1.0, 2.0) #FF0000",
        "fill (2.0, 3.0) #FF0000", "end", "fill (11.0, 22.0) #FF0000", "end",
      ])
    #expect(
      visible == [
        CGRect(x: 11, y: 22, width: 4, height: 4), CGRect(x: -1, y: -1, width: 2, height: 2),
        CGRect(x: 0, y: 0, width: 100, height: 50),
      ])
  }

  @Test("a recording in such a context is drawn in the same groups, except for transparent ones")
  func replayed() throws {
    let drawing = RecordedDrawing(size: CGSize(width: 10, height: 10), displayScale: 1) { context in
      context.withOpacity(0.5) {
        context.withOpacity(0) {
          context.fill(square, with: .green)
          context.withClip(to: square) { context.fill(square, with: .green) }
          context.fill(square, with: .green)
        }
        context.fill(square, with: .red)
      }
      context.withTransform(Transform(translationX: 1, y: 1)) { context.fill(square, with: .red) }
      context.fill(square, with: .red)
    }
    let commands = try recorded { recorder in
      drawing.draw(
        in: CGRect(x: 0, y: 0, width: 10, height: 10), of: recorder,
        tint: Color(white: 0, alpha: 0.5))
    }
    #expect(
      commands == [
        "begin clip (0.0, 0.0)", "begin opacity 0.5", "fill (1.0, 2.0) #00000080", "end",
        "fill (2.0, 3.0) #00000080", "fill (1.0, 2.0) #00000080", "end",
      ])
  }

  @Test("a shadow without its shape is replayed in its color, or that of a tint, with its alpha")
  func shadowsOnly() throws {
    let recorder = TreeRecorder(
      size: CGSize(width: 10, height: 10), displayScale: 1, traits: .phone)
    recorder.drawShadow(
      Shadow(
        color: Color(red: 1, green: 0, blue: 0, alpha: 0.5), opacity: 1, offset: .zero, radius: 1),
      of: square)
    let drawing = try #require(recorder.image.recordedDrawing)
    for (tint, color) in [(nil, "#FF000080"), (Color.green, "#00FF0080")] as [(Color?, String)] {
      let commands = try recorded {
        drawing.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10), of: $0, tint: tint)
      }
      #expect(commands[1] == "shadow (1.0, 2.0) \(color)")
    }
    #expect(recorder.image.size == CGSize(width: 10, height: 10) && recorder.displayScale == 1)
    #expect(Image().recordedDrawing == nil)
    let drawn = Image(size: CGSize(width: -1, height: CGFloat.infinity), displayScale: 1) { _ in }
    #expect(drawn.size == .zero && drawn.recordedDrawing != nil)
  }
}
