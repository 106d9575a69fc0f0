// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPicturesTestSupport

@testable import DeclarativeViews

/// Modifiers whose values change after a layout.
@Suite("Declarative views whose modifiers change")
struct ChangedModifierTests {
  /// A text, a color, and a control, so that drawn views and nodes are modified.
  private struct Content: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("Some words that need more than a single line")
        Color.red.frame(width: 30, height: 10)
        Button("Press") {}
        HStack {
          Toggle("On", isOn: .constant(true))
          Text("end")
        }
      }
    }
  }

  private static func host(_ view: any View) -> HostingNode {
    let host = HostingNode(rootView: view)
    host.frame = CGRect(x: 0, y: 0, width: 180, height: 300)
    host.layoutIfNeeded()
    return host
  }

  /// What is read aloud and drawn; how nodes are nested, and which are made when they are first read
  /// aloud, differs with what was shown before.
  private static func shown(_ host: HostingNode) -> Substring {
    let record = host.record
    return record[(record.range(of: "read aloud:")?.lowerBound ?? record.startIndex)...]
  }

  /// Compares a view that changes with views that had each value from the start.
  private func check(
    _ name: String, _ values: Int, _ make: (Int) -> any View
  ) {
    let records = (0..<values).map { Self.shown(Self.host(make($0))) }
    let living = Self.host(make(0))
    for index in Array(1..<values) + [0, values - 1, 0] {
      living.rootView = make(index)
      living.layoutIfNeeded()
      #expect(Self.shown(living) == records[index], "\(name), value \(index)")
    }
    let narrow = Self.host(make(1))
    for width in [120, 180] as [CGFloat] {
      narrow.frame.size.width = width
      narrow.layoutIfNeeded()
      let fresh = HostingNode(rootView: make(1))
      fresh.frame = narrow.frame
      fresh.layoutIfNeeded()
      #expect(Self.shown(narrow) == Self.shown(fresh), "\(name), \(width) points")
    }
  }

  @Test("effects")
  func effects() {
    check("opacity", 3) { Content().opacity([1, 0.5, 0.25][$0]) }
    check("shadow", 3) { Content().shadow(color: .black, radius: [0, 4, 9][$0], x: 0, y: 2) }
    check("corners", 3) { Content().cornerRadius([0, 4, 9][$0]) }
    check("offset", 3) { Content().offset(x: [0, 4, 9][$0], y: 3) }
    check("position", 3) { Content().position(x: [0, 40, 90][$0], y: 30) }
    check("rotation", 3) { Content().rotationEffect(.degrees([0, 40, 90][$0])) }
    check("scale", 3) { Content().scaleEffect([1, 2, 0.5][$0]) }
    check("disabled", 2) { Content().disabled($0 == 1) }
    check("scaled and turned", 3) {
      Content().scaleEffect([1, 2, 0.5][$0]).rotationEffect(.degrees(30)).opacity(0.5)
    }
  }

  @Test("sizes")
  func sizes() {
    check("width", 3) { Content().frame(width: [100, 60, nil][$0]) }
    check("height", 3) { Content().frame(height: [200, 60, nil][$0]) }
    check("maximum", 3) {
      Content().frame(maxWidth: [100, 150, 40][$0], alignment: .leading)
    }
    check("alignment", 3) {
      Content().frame(
        width: 170, height: 280, alignment: [.center, .topLeading, .bottomTrailing][$0])
    }
    check("padding", 3) { Content().padding([0, 8, 30][$0]) }
    check("edges", 3) { Content().padding([.leading, .top, .bottom][$0], 15) }
    check("aspect ratio", 3) { Color.red.aspectRatio([1, 2, 0.3][$0], contentMode: .fit) }
    check("fixed size", 2) { Content().fixedSize(horizontal: $0 == 1, vertical: false) }
    check("priority", 2) { index in
      HStack {
        Text("Some words that are long").layoutPriority(index == 1 ? 1 : 0)
        Text("Other words that are long")
      }
    }
  }

  @Test("the environment")
  func environment() {
    check("font", 3) { Content().font([nil, .systemFont(ofSize: 9), .systemFont(ofSize: 25)][$0]) }
    check("weight", 3) { Content().fontWeight([nil, .bold, .light][$0]) }
    check("color", 3) { Content().foregroundColor([nil, .red, .blue][$0]) }
    check("limit", 3) { Content().lineLimit([nil, 1, 2][$0]) }
    check("alignment", 3) { Content().multilineTextAlignment([.leading, .center, .trailing][$0]) }
    check("truncation", 3) {
      Content().lineLimit(1).truncationMode(
        [.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle][$0])
    }
  }

  @Test("containers")
  func containers() {
    check("spacing", 3) { index in
      VStack(spacing: [0, 9, 30][index]) {
        Content()
        Text("after")
      }
    }
    check("alignment of a column", 3) { index in
      VStack(alignment: [.leading, .center, .trailing][index]) {
        Content()
        Text("a")
      }
    }
    check("alignment of a row", 3) { index in
      HStack(alignment: [.top, .center, .bottom][index]) {
        Content()
        Text("a")
      }
    }
    check("number of views", 4) { index in
      VStack { ForEach(0..<[3, 1, 0, 5][index], id: \.self) { Text("row \($0)").padding(3) } }
    }
    check("choice", 3) { index in
      VStack {
        if index == 0 {
          Text("Some words that need more than a single line")
        } else if index == 1 {
          Button("Press") {}
        }
        Content()
      }
    }
    check("background", 3) { Content().background([Color.red, .green, .blue][$0]) }
    check("overlay", 3) { index in
      Content().overlay(
        Text("over").opacity(0.5), alignment: [.center, .topLeading, .bottom][index])
    }
  }
}
