// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import DeclarativeViews

@Suite("Geometry of hosts and what they contain")
struct HostGeometryTests {
  private func laidOut(
    _ width: CGFloat = 100, _ height: CGFloat = 100,
    _ direction: TraitEnvironmentLayoutDirection = .leftToRight,
    @ViewBuilder _ content: () -> some View
  ) -> HostingNode {
    let host = HostingNode(frame: CGRect(x: 0, y: 0, width: width, height: height)) { content() }
    host.traitOverrides = TraitCollection(layoutDirection: direction)
    host.layoutIfNeeded()
    return host
  }

  @Test("the baselines of a host are those of its text, in the middle of its height")
  func baselines() throws {
    let host = HostingNode { Text("Word").font(.systemFont(ofSize: 20)) }
    let natural = host.intrinsicContentSize
    let own = try #require(host.contentBaselineOffsets(for: natural))
    #expect(own.first > 12 && own.first < natural.height)
    #expect(abs(own.first + own.last - natural.height) < 1e-9)
    let tall = try #require(
      host.contentBaselineOffsets(for: CGSize(width: natural.width, height: natural.height + 20)))
    #expect(abs(tall.first - own.first - 10) < 1e-9)
    #expect(abs(tall.last - own.last - 10) < 1e-9)
    host.rootView = VStack(spacing: 0) {
      Text("Word")
      Color.red.frame(height: 30)
      Text("Word")
    }.font(.systemFont(ofSize: 20))
    let size = CGSize(width: 100, height: 30 + 2 * natural.height)
    let two = try #require(host.contentBaselineOffsets(for: size))
    #expect(abs(two.first - own.first) < 0.5)
    #expect(abs(two.last - own.last) < 0.5)
    host.rootView = Color.red
    #expect(host.contentBaselineOffsets(for: natural) == nil)
  }

  @Test("right to left, a row that can be scrolled begins at its right end")
  func scrollStart() throws {
    func offset(_ width: CGFloat, _ direction: TraitEnvironmentLayoutDirection) throws -> CGPoint {
      let host = laidOut(100, 100, direction) {
        ScrollView(.horizontal) { Color.red.frame(width: width, height: 20) }
      }
      return try #require(host.first(ScrollNode.self)).contentOffset
    }
    #expect(try offset(300, .rightToLeft) == CGPoint(x: 200, y: 0))
    #expect(try offset(300, .leftToRight) == .zero)
    #expect(try offset(50, .rightToLeft) == .zero && offset(100, .rightToLeft) == .zero)
  }

  @Test("a scroll view bounces in its directions, and shows indicators unless told otherwise")
  func scrollTraits() throws {
    func traits(_ axes: Axis.Set, _ shows: Bool) throws -> [Bool] {
      let host = laidOut { ScrollView(axes, showsIndicators: shows) { Color.red } }
      let node = try #require(host.first(ScrollNode.self))
      return [
        node.alwaysBounceHorizontal, node.alwaysBounceVertical,
        node.showsHorizontalScrollIndicator, node.showsVerticalScrollIndicator,
      ]
    }
    #expect(try traits(.vertical, true) == [false, true, true, true])
    #expect(try traits(.horizontal, false) == [true, false, false, false])
    #expect(try traits([.horizontal, .vertical], true) == [true, true, true, true])
    #expect(try traits([], true) == [false, false, true, true])
  }

  @Test("a scroll view keeps its offset when it is laid out again, and its frame follows")
  func scrollFrame() throws {
    let host = laidOut {
      ScrollView { Color.red.frame(width: 60, height: 300) }
        .padding(DeclarativeViews.EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 0))
    }
    let scroll = try #require(host.first(ScrollNode.self))
    #expect(scroll.frame == CGRect(x: 30, y: 10, width: 60, height: 60))
    #expect(scroll.contentSize == CGSize(width: 60, height: 300))
    scroll.contentOffset.y = 40
    host.frame.size.height = 150
    host.layoutIfNeeded()
    #expect(scroll.frame == CGRect(x: 30, y: 10, width: 60, height: 110))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 40))
  }

  @Test("a clip around a node has the corners of its shape")
  func corners() throws {
    func radius(_ shape: some Shape, _ width: CGFloat, _ height: CGFloat) throws -> CGFloat {
      let node = ViewNode()
      let host = laidOut { NodeView(node).frame(width: width, height: height).clipShape(shape) }
      let clip = try #require(host.subviews.first)
      #expect(clip.clipsToBounds && node.superview === clip)
      #expect(clip.bounds.size == CGSize(width: width, height: height))
      return clip.layer.cornerRadius
    }
    #expect(try radius(Rectangle(), 60, 20) == 0)
    #expect(try radius(RoundedRectangle(cornerRadius: 4), 60, 20) == 4)
    #expect(try radius(Capsule(), 60, 20) == 10 && radius(Capsule(), 20, 60) == 10)
    #expect(try radius(Ellipse(), 60, 20) == 10 && radius(Ellipse(), 20, 60) == 10)
    #expect(try radius(Circle(), 20, 20) == 10)
  }

  @Test("a global frame is that in the root, and a named one that in the nearest space")
  func spaces() {
    final class Log { var frames: [CGRect] = [] }
    let log = Log()
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let host = HostingNode(frame: CGRect(x: 20, y: 30, width: 100, height: 100)) {
      GeometryReader { proxy in
        let _ =
          (log.frames = [
            proxy.frame(in: .local), proxy.frame(in: .global), proxy.frame(in: .named("a")),
            proxy.frame(in: .named("b")), proxy.frame(in: .named("none")),
          ])
        Color.red
      }
      .padding(.leading, 1).padding(.top, 2).coordinateSpace(name: "a")
      .padding(.leading, 4).padding(.top, 8).coordinateSpace(name: "b")
      .padding(.leading, 16).padding(.top, 32).coordinateSpace(name: "a")
    }
    root.addSubview(host)
    root.layoutIfNeeded()
    let size = CGSize(width: 79, height: 58)
    let origins = [(0, 0), (41, 72), (1, 2), (5, 10), (21, 42)] as [(CGFloat, CGFloat)]
    #expect(log.frames == origins.map { CGRect(origin: CGPoint(x: $0.0, y: $0.1), size: size) })
  }

  @Test("a reader is evaluated once for a size, and again only for another size or place")
  func evaluations() {
    final class Log { var sizes: [CGSize] = [] }
    let log = Log()
    let reader = GeometryReader { proxy in
      let _ = log.sizes.append(proxy.size)
      Color.red.frame(width: proxy.frame(in: .named("a")).minX + 1)
    }
    let tree = TreeProbe(reader, width: 50, height: 40).tree
    #expect(log.sizes == [CGSize(width: 50, height: 40)])
    tree.place(in: CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(log.sizes.count == 1)
    tree.place(in: CGRect(x: 5, y: 0, width: 50, height: 40))
    #expect(log.sizes.count == 2)
    tree.place(in: CGRect(x: 5, y: 0, width: 50, height: 30))
    #expect(log.sizes.count == 3 && log.sizes.last == CGSize(width: 50, height: 30))
  }

  @Test("texts in front of nodes are read where they are drawn")
  func spoken() throws {
    let host = laidOut {
      VStack(spacing: 0) {
        NodeView(ViewNode()).frame(height: 40)
        ScrollView {
          VStack(spacing: 0) {
            NodeView(ViewNode()).frame(height: 15)
            Text("Word").frame(width: 100, height: 20)
          }
        }
      }
    }
    let word = try #require(host.accessibilityOrder.first { $0.accessibilityLabel == "Word" })
    let frame = word.convert(word.bounds, to: host)
    #expect(abs(frame.midX - 50) < 0.5)
    #expect(abs(frame.midY - 65) < 0.5)
    try #require(host.first(ScrollNode.self)).contentOffset.y = 5
    #expect(abs(word.convert(word.bounds, to: host).midY - 60) < 0.5)
  }
}
