// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("Rotated and scaled views, and where they are touched")
struct TransformTests {
  private func transforms(_ view: some View) -> [Transform] {
    TreeProbe(view, width: 200, height: 100).tree.drawingSteps().compactMap {
      if case .open(.transform(let transform, _), _, _) = $0 { transform } else { nil }
    }
  }

  private func close(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9
  }

  @Test("a rotated view turns about its anchor and keeps its layout size")
  func rotation() throws {
    let view = Color.red.frame(width: 40, height: 20).rotationEffect(.degrees(90))
    #expect(TreeProbe.size(of: view, nil, nil) == CGSize(width: 40, height: 20))
    // It lies in the middle of 200 × 100, from 80 to 120 and from 40 to 60.
    let turned = try #require(transforms(view).first)
    #expect(close(turned.apply(to: CGPoint(x: 100, y: 50)), CGPoint(x: 100, y: 50)))
    #expect(close(turned.apply(to: CGPoint(x: 120, y: 50)), CGPoint(x: 100, y: 70)))
    let hung = Color.red.frame(width: 40, height: 20).rotationEffect(
      Angle(degrees: 180), anchor: .topLeading)
    let corner = try #require(transforms(hung).first)
    #expect(close(corner.apply(to: CGPoint(x: 80, y: 40)), CGPoint(x: 80, y: 40)))
    #expect(close(corner.apply(to: CGPoint(x: 120, y: 60)), CGPoint(x: 40, y: 20)))
    let mirrored = try #require(
      transforms(hung.environment(\.layoutDirection, .rightToLeft)).first)
    #expect(close(mirrored.apply(to: CGPoint(x: 120, y: 40)), CGPoint(x: 120, y: 40)))
  }

  @Test("a scaled view grows about its anchor, and invalid numbers change nothing")
  func scale() throws {
    let large = try #require(
      transforms(Color.red.frame(width: 40, height: 20).scaleEffect(2)).first)
    #expect(close(large.apply(to: CGPoint(x: 80, y: 40)), CGPoint(x: 60, y: 30)))
    let wide = try #require(
      transforms(
        Color.red.frame(width: 40, height: 20).scaleEffect(x: 3, y: 1, anchor: .leading)
      ).first)
    #expect(close(wide.apply(to: CGPoint(x: 120, y: 60)), CGPoint(x: 200, y: 60)))
    #expect(transforms(Color.red.scaleEffect(.nan)) == [.identity])
    #expect(transforms(Color.red.rotationEffect(.radians(.infinity))) == [.identity])
  }

  @Test("pictures and nodes in a view are transformed alike")
  func nodes() throws {
    let drawn = HostingNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100)) {
      Color.red.frame(width: 40, height: 20).rotationEffect(.degrees(90), anchor: .topLeading)
    }
    #expect(drawn.svg().contains("transform"))
    let inner = ViewNode()
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100)) {
      NodeView(inner).frame(width: 40, height: 20)
        .rotationEffect(.degrees(90), anchor: .topLeading)
    }
    host.layoutIfNeeded()
    // The far corner of what lay from 80, 40 to 120, 60 is now left below the near one.
    #expect(close(inner.convert(CGPoint(x: 40, y: 20), to: host), CGPoint(x: 60, y: 80)))
    host.rootView = NodeView(inner).frame(width: 40, height: 20).opacity(0.5)
    host.layoutIfNeeded()
    #expect(close(inner.convert(CGPoint(x: 40, y: 20), to: host), CGPoint(x: 120, y: 60)))
  }

  private final class Log {
    var lines: [String] = []
  }

  @Test("a view is touched only inside its content shape, and not at all if hit testing is off")
  func touches() throws {
    let log = Log()
    let (screen, _) = shown {
      ZStack {
        Color.white.onTapGesture { log.lines.append("behind") }
        Color.red.frame(width: 100, height: 100)
          .contentShape(Circle()).onTapGesture { log.lines.append("circle") }
        Button {
          log.lines.append("button")
        } label: {
          Color.green.frame(width: 40, height: 40)
        }.allowsHitTesting(false)
      }
    }
    // The circle is about 150, 300; its frame begins at 100, 250.
    try screen.tap(at: CGPoint(x: 150, y: 300))
    try screen.tap(at: CGPoint(x: 104, y: 254))
    try screen.tap(at: CGPoint(x: 150, y: 254))
    #expect(log.lines == ["circle", "behind", "circle"])
  }

  @Test("a point is inside or outside a path")
  func containing() {
    let oval = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(oval.contains(CGPoint(x: 10, y: 5)) && oval.contains(CGPoint(x: 1, y: 5)))
    #expect(!oval.contains(CGPoint(x: 1, y: 1)) && !oval.contains(CGPoint(x: 21, y: 5)))
    let corner = Path { path in
      path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    }
    #expect(corner.contains(CGPoint(x: 2, y: 2)) && !corner.contains(CGPoint(x: 8, y: 8)))
    #expect(!BezierPath().contains(.zero))
  }
}
