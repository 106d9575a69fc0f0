// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

/// A layout with arbitrary sizes, positions, and alignment guides.
private struct Unruly: Layout {
  var size = CGSize(width: 9, height: 9)
  var point = CGPoint.zero
  var anchor = UnitPoint.center
  var offer = ProposedViewSize.unspecified
  var guide: CGFloat?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    for subview in subviews {
      _ = subview.dimensions(in: offer)[VerticalAlignment.firstTextBaseline]
      // Too early.
      subview.place(at: point, anchor: anchor, proposal: offer)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: .zero)
      subview.place(at: point, anchor: anchor, proposal: offer)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? { self.guide }
}

@Suite("Unusable numbers")
struct UnusableNumberTests {
  nonisolated static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, 1e308, -1e308, .leastNonzeroMagnitude, 0,
  ]
  nonisolated static let counts = [Int.min, -1, 0, 1, 1000, 1_000_000, Int.max]

  /// Lays a view out in all kinds of sizes; every frame is one that can be drawn.
  private func expectFiniteFrames(_ view: some View) {
    let (screen, host) = shown { view }
    host.frame.size.width = 120
    screen.layoutIfNeeded()
    #expect(host.intrinsicContentSize.width.isFinite)
    for offer in [nil, .infinity, .nan, -5] as [CGFloat?] {
      let size = TreeProbe.size(of: view, offer, offer)
      #expect(size.width >= 0 && size.height >= 0)
    }
    for node in TreeProbe(view, width: 100, height: 100).tree.nodes {
      let frame = node.frame
      let sides = [frame.minX, frame.minY, frame.width, frame.height]
      #expect(!sides.contains { !$0.isFinite }, "\(node.element.name)")
    }
  }

  @Test("modifiers tolerate them", arguments: numbers)
  func modifiers(_ number: CGFloat) {
    let text = Text("two words")
    let point = UnitPoint(x: number, y: number)
    let angle = Angle.degrees(Double(number))
    let views: [any View] = [
      text.frame(width: number, height: number),
      text.frame(
        minWidth: number, idealWidth: number, maxWidth: number, minHeight: number,
        idealHeight: number, maxHeight: number),
      text.frame(idealWidth: number, idealHeight: number).fixedSize(),
      text.padding(number), text.offset(x: number, y: number), text.position(x: number, y: number),
      text.padding(EdgeInsets(top: number, leading: 1, bottom: number, trailing: number)),
      Color.red.aspectRatio(CGSize(width: 1, height: number), contentMode: .fill),
      text.scaleEffect(x: number, y: number, anchor: point), text.rotationEffect(angle),
      text.opacity(Double(number)), text.shadow(radius: number, x: number, y: number),
      text.cornerRadius(number), text.font(.system(size: number)),
      text.minimumScaleFactor(number).frame(width: 10),
      text.containerRelativeFrame(.horizontal) { _, _ in number },
      text.containerRelativeFrame(.both, count: 3, span: 2, spacing: number),
      text.safeAreaInset(edge: .top, spacing: number) { Text("a") },
      GeometryReader { text.frame(width: $0.size.width * number) },
    ]
    for view in views { expectFiniteFrames(AnyView(view)) }
  }

  @Test("containers tolerate them", arguments: numbers)
  func containers(_ number: CGFloat) {
    let views: [any View] = [
      HStack(spacing: number) {
        Color.red.layoutPriority(Double(number))
        Spacer(minLength: number)
        Text("a").alignmentGuide(VerticalAlignment.center) { $0.height * number }
      },
      ZStack(alignment: .topLeading) {
        Text("a").alignmentGuide(.leading) { _ in number }
        Text("b")
      },
      Grid(horizontalSpacing: number, verticalSpacing: number) {
        GridRow {
          Text("a").gridCellAnchor(UnitPoint(x: number, y: number))
          Color.red
        }
      },
      ScrollView {
        LazyVStack(spacing: number) {
          ForEach(0..<200) { Color.red.frame(height: $0 == 3 ? number : 20) }
        }
      },
      List { Text("a").listRowInsets(EdgeInsets(top: number, leading: 0, bottom: 0, trailing: 0)) },
    ]
    for view in views { expectFiniteFrames(AnyView(view)) }
  }

  @Test("columns of lazy grids tolerate them", arguments: numbers)
  func columns(_ number: CGFloat) {
    for other in [CGFloat.nan, -1, 0, 1e308] {
      let items = [
        GridItem(.adaptive(minimum: number, maximum: other), spacing: other),
        GridItem(.flexible(minimum: other, maximum: number), spacing: number),
        GridItem(.fixed(number)),
      ]
      for item in items {
        expectFiniteFrames(
          ScrollView { LazyVGrid(columns: [item, item]) { ForEach(0..<20) { Text("\($0)") } } })
      }
    }
  }

  @Test("an adaptive grid has at most a thousand columns")
  func manyColumns() {
    func count(_ least: CGFloat, _ gap: CGFloat) -> Int {
      GridTrack.divide([GridItem(.adaptive(minimum: least), spacing: gap)], 1e6).count
    }
    #expect(count(1, 0) == 1000)
    #expect(count(1, -1) == 1)
    #expect(count(5000, 0) == 200)
  }

  @Test("shapes and controls tolerate them", arguments: numbers)
  func figures(_ number: CGFloat) {
    let value = Double(number)
    let views: [any View] = [
      RoundedRectangle(cornerRadius: number), Circle().stroke(lineWidth: number),
      Circle().strokeBorder(Color.red, lineWidth: number),
      LinearGradient(
        stops: [.init(color: .red, location: number), .init(color: .blue, location: 0.5)],
        startPoint: UnitPoint(x: number, y: 0), endPoint: UnitPoint(x: 0, y: number)),
      Path {
        $0.move(to: CGPoint(x: number, y: 0))
        $0.addLine(to: CGPoint(x: 1, y: number))
        $0.addArc(
          center: .zero, radius: number, startAngle: .degrees(value), endAngle: .degrees(0),
          clockwise: true)
      }.stroke(lineWidth: 2),
      Slider(value: .constant(value)), ProgressView(value: value, total: value),
      Slider(value: .constant(value), in: 0...Double.greatestFiniteMagnitude, step: value),
      TextEditor(text: .constant("a\nb")).frame(width: number, height: number),
    ]
    for view in views { expectFiniteFrames(AnyView(view)) }
  }

  @Test("custom layouts may return, place, and align with them", arguments: numbers)
  func layouts(_ number: CGFloat) {
    let layouts = [
      Unruly(size: CGSize(width: number, height: number)),
      Unruly(point: CGPoint(x: number, y: number)),
      Unruly(anchor: UnitPoint(x: number, y: number)),
      Unruly(offer: ProposedViewSize(width: number, height: number)), Unruly(guide: number),
    ]
    for layout in layouts {
      let view = layout {
        Text("two words").frame(minWidth: 3, maxWidth: 50)
        HStack {
          Text("a")
          Color.red.aspectRatio(2, contentMode: .fill)
        }
        Grid { GridRow { Color.red } }
        ViewThatFits {
          Text("many more words")
          Text("few")
        }
        ScrollView { LazyVStack { Text("x") } }
        List { Text("a") }
        TextField("a", text: .constant("b"))
      }
      expectFiniteFrames(HStack(alignment: .top) { view })
      expectFiniteFrames(ScrollView { VStack { view } })
      expectFiniteFrames(Grid { GridRow { view } })
    }
  }

  @Test("counts can be arbitrarily small and large", arguments: counts)
  func numbersOfThings(_ count: Int) {
    let text = Text("two words")
    let views: [any View] = [
      Grid {
        GridRow {
          text.gridCellColumns(count)
          text.gridCellColumns(count)
        }
        text
      },
      text.lineLimit(count).frame(width: 10), text.lineLimit(count...).frame(width: 10),
      text.lineLimit(count, reservesSpace: true),
      text.containerRelativeFrame(.horizontal, count: count, span: 1, spacing: 3),
      text.containerRelativeFrame(.horizontal, count: 2, span: count, spacing: 3),
      text.onTapGesture(count: count) {},
      Picker("a", selection: .constant(count)) { text.tag(1) },
    ]
    for view in views { expectFiniteFrames(AnyView(view)) }
  }

  /// Views with a number, and the number that is used instead of an unusable one.
  private let replaced: [(name: String, instead: CGFloat, make: (CGFloat) -> any View)] = [
    ("radius of a shadow", 0, { Color.red.shadow(radius: $0, x: 1, y: 2) }),
    ("x of a shadow", 0, { Color.red.shadow(radius: 3, x: $0, y: 2) }),
    ("y of a shadow", 0, { Color.red.shadow(radius: 3, x: 1, y: $0) }),
    ("cornerRadius", 0, { Color.red.cornerRadius($0) }),
    ("x", 0, { Color.red.frame(width: 9, height: 9).offset(x: $0, y: 2) }),
    ("y", 0, { Color.red.frame(width: 9, height: 9).offset(x: 1, y: $0) }),
    ("x of a position", 0, { Color.red.frame(width: 9, height: 9).position(x: $0, y: 2) }),
    ("y of a position", 0, { Color.red.frame(width: 9, height: 9).position(x: 1, y: $0) }),
    ("minimumScaleFactor", 1, { Text("Some words").minimumScaleFactor($0).frame(width: 40) }),
  ]

  @Test("an unusable number has the effect of the one that replaces it", arguments: 0..<13)
  func replacements(index: Int) {
    func shown(_ view: any View) -> [String] {
      let host = HostingNode(frame: CGRect(x: 0, y: 0, width: 100, height: 80)) { AnyView(view) }
      host.layoutIfNeeded()
      return DisplayList(of: host).operations.map { "\($0)" }
    }
    guard index < replaced.count else {
      let edges: [WritableKeyPath<DirectionalEdgeInsets, CGFloat>] = [
        \.top, \.leading, \.bottom, \.trailing,
      ]
      let edge = edges[index - replaced.count]
      var (wrong, right) = (
        DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
        DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
      )
      wrong[keyPath: edge] = .nan
      right[keyPath: edge] = 0
      #expect(shown(Color.red.padding(wrong)) == shown(Color.red.padding(right)))
      return
    }
    let (name, instead, make) = replaced[index]
    #expect(shown(make(.nan)) == shown(make(instead)), "\(name)")
    #expect(shown(make(.infinity)) == shown(make(instead)), "\(name)")
    #expect(shown(make(instead)) != shown(make(instead == 1 ? 0.5 : 1.5)), "\(name)")
  }
}
