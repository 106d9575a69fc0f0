// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("Masks of views")
struct MaskTests {
  private func operations(_ view: some View) -> [DisplayList.Operation] {
    DisplayList(of: HostingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50)) { view })
      .operations
  }

  private let fade = LinearGradient(
    colors: [.black, .clear], startPoint: .leading, endPoint: .trailing)

  @Test("a view has the opacity of its mask, whose colors don't matter")
  func gradient() throws {
    let operations = operations(Color.red.mask(fade))
    guard case .begin(.mask(let mask, let around)) = try #require(operations.first),
      case .fill(_, .gradient(let gradient)) = try #require(mask.first)
    else {
      Issue.record("There is no mask.")
      return
    }
    #expect(around == CGRect(x: 0, y: 0, width: 100, height: 50) && mask.count == 1)
    #expect(gradient.stops.map(\.color) == [.white, Color(white: 1, alpha: 0)])
    #expect(operations.count == 3 && operations.last == .end)
  }

  @Test("an opaque shape clips, and an empty mask hides the view")
  func simple() {
    let circle = BezierPath(ovalIn: CGRect(x: 25, y: 0, width: 50, height: 50))
    #expect(
      operations(Color.red.mask(Circle())) == [
        .begin(.clip(circle)),
        .fill(BezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50)), .color(.red)), .end,
      ])
    #expect(operations(Color.red.mask { EmptyView() }).isEmpty)
    #expect(operations(Color.red.mask { Color.clear }).isEmpty)
    #expect(operations(Color.red.mask { Text("") }).isEmpty)
  }

  @Test("the size of the view is proposed to the mask, which is aligned in it")
  func alignment() {
    func mask(_ alignment: Alignment) -> CGRect? {
      let view = Color.red.mask(alignment: alignment) { Rectangle().frame(width: 10, height: 10) }
      guard case .begin(.clip(let path))? = operations(view).first else { return nil }
      return path.bounds
    }
    #expect(mask(.topLeading) == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(mask(.bottomTrailing) == CGRect(x: 90, y: 40, width: 10, height: 10))
    #expect(mask(.center) == CGRect(x: 45, y: 20, width: 10, height: 10))
    let view = Text("abc").mask(Rectangle().frame(width: 500))
    #expect(TreeProbe.size(of: view, nil, nil) == TreeProbe.size(of: Text("abc"), nil, nil))
  }

  @Test("several views in a mask are layered, with effects and masks of their own")
  func nested() throws {
    let view = Color.red.mask {
      Circle().opacity(0.5)
      Color.blue.mask(fade)
    }
    guard case .begin(.mask(let mask, _)) = try #require(operations(view).first) else {
      Issue.record("There is no mask.")
      return
    }
    #expect(mask.count == 4)
    guard case .begin(.mask(let inner, _)) = mask[1] else {
      Issue.record("There is no inner mask.")
      return
    }
    #expect(inner.count == 1)
  }

  @Test("masks in masks end at a limit, which is reported")
  func depth() {
    func nest(_ count: Int) -> AnyView {
      (0..<count).reduce(AnyView(Circle())) { inner, _ in AnyView(Color.red.mask(inner)) }
    }
    let (_, host) = shown { nest(30) }
    _ = host.svg()
    #expect(host.problems.count == 1 && host.problems[0].description.contains("mask"))
    let (_, other) = shown { nest(15) }
    _ = other.svg()
    #expect(other.problems.isEmpty)
  }

  @Test("what a mask hides is still touched, and the mask is not")
  func touches() throws {
    var touched = ""
    let (screen, host) = shown {
      Button("Below") { touched = "below" }.frame(width: 300, height: 600).mask {
        Button("Mask") { touched = "mask" }
      }
    }
    try screen.tap(at: CGPoint(x: 150, y: 300))
    #expect(touched == "below" && !host.accessibilityTree().contains("Mask"))
  }

  @Test("nodes are masked, too, in pictures and in pages")
  func nodes() throws {
    let (screen, host) = shown { Button("Press") {}.mask(fade) }
    let svg = host.svg()
    #expect(svg.contains("<mask") && svg.contains("mask-type=\"alpha\"") && svg.contains("Press"))
    #expect(host.html().contains("mask:url(data:image/svg+xml;base64,"))
    _ = screen
  }

  @Test("a view without a mask any more is complete again")
  func removed() throws {
    struct Masked: View {
      @State private var isMasked = true
      var body: some View {
        Button("Change") { isMasked.toggle() }.mask { Color.black.opacity(isMasked ? 0.5 : 1) }
      }
    }
    let (screen, host) = shown { Masked() }
    #expect(host.svg().contains("<mask"))
    try screen.tap("Change")
    #expect(!host.svg().contains("<mask"))
  }

  @Test("clips have SwiftUI's parameters")
  func clips() {
    let box = BezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 50))
    func clip(_ view: some View) -> BezierPath? {
      for case .open(.clip(let path), _, _) in TreeProbe(view, width: 100, height: 50).tree
        .drawingSteps()
      {
        return path
      }
      return nil
    }
    #expect(clip(Color.red.clipped(antialiased: true)) == box)
    #expect(clip(Color.red.cornerRadius(5, antialiased: false))?.bounds == box.bounds)
    #expect(
      clip(Color.red.clipShape(Rectangle(), style: FillStyle()))?.usesEvenOddFillRule == false)
    #expect(
      clip(Color.red.clipShape(Rectangle(), style: FillStyle(eoFill: true)))?.usesEvenOddFillRule
        == true)
  }
}
