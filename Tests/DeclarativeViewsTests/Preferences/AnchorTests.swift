// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Anchors")
struct AnchorTests {
  private struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private struct PointKey: PreferenceKey {
    static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
      value = value ?? nextValue()
    }
  }

  /// A preference that can't be compared.
  private struct Mark {
    let name: String
    let anchor: Anchor<CGRect>
    let action: () -> Void
  }

  private struct MarksKey: PreferenceKey {
    static var defaultValue: [Mark] { [] }
    static func reduce(value: inout [Mark], nextValue: () -> [Mark]) { value += nextValue() }
  }

  private final class Log {
    var rects: [CGRect] = []
    var points: [CGPoint] = []
    var names: [String] = []
  }

  @Test("a reader converts the bounds of other views to its own coordinates")
  func bounds() {
    let log = Log()
    let (screen, _) = shown {
      HStack(spacing: 10) {
        Color.red.frame(width: 40, height: 20)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        Color.blue.frame(width: 30, height: 60)
          .anchorPreference(
            key: BoundsKey.self, value: .rect(CGRect(x: 5, y: 5, width: 1, height: 2))
          ) { [$0] }
      }
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          let _ = log.rects = anchors.map { proxy[$0] }
          Color.clear
        }
      }
      .padding(.leading, 50)
    }
    #expect(
      log.rects == [
        CGRect(x: 0, y: 20, width: 40, height: 20), CGRect(x: 55, y: 5, width: 1, height: 2),
      ])
    withExtendedLifetime(screen) {}
  }

  @Test("points of a view are relative to its size, mirrored in right-to-left layouts")
  func points() throws {
    let sources: [(Anchor<CGPoint>.Source, CGPoint)] = [
      (.topLeading, CGPoint(x: 0, y: 0)), (.top, CGPoint(x: 20, y: 0)),
      (.topTrailing, CGPoint(x: 40, y: 0)), (.leading, CGPoint(x: 0, y: 10)),
      (.center, CGPoint(x: 20, y: 10)), (.trailing, CGPoint(x: 40, y: 10)),
      (.bottomLeading, CGPoint(x: 0, y: 20)), (.bottom, CGPoint(x: 20, y: 20)),
      (.bottomTrailing, CGPoint(x: 40, y: 20)), (.point(CGPoint(x: 3, y: 4)), CGPoint(x: 3, y: 4)),
      (.unitPoint(UnitPoint(x: 0.25, y: 2)), CGPoint(x: 10, y: 40)),
    ]
    for (source, expected) in sources {
      let log = Log()
      let (screen, _) = shown {
        Color.red.frame(width: 40, height: 20)
          .anchorPreference(key: PointKey.self, value: source) { $0 }
          .backgroundPreferenceValue(PointKey.self) { anchor in
            GeometryReader { proxy in
              let _ = anchor.map { log.points = [proxy[$0]] }
              Color.clear
            }
          }
      }
      #expect(log.points == [expected])
      withExtendedLifetime(screen) {}
    }
    let frame = CGRect(x: 100, y: 0, width: 40, height: 20)
    #expect(
      Anchor<CGPoint>.Source.leading.resolve(frame, .rightToLeft) == CGPoint(x: 140, y: 10))
  }

  @Test("an anchor follows its view when that moves")
  func moving() {
    struct Owner: View {
      let log: Log
      @State private var height: CGFloat = 10
      var body: some View {
        VStack(spacing: 0) {
          Color.white.frame(width: 50, height: height)
          Color.red.frame(width: 40, height: 20)
            .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        }
        .overlayPreferenceValue(BoundsKey.self) { anchors in
          GeometryReader { proxy in
            let _ = log.rects += anchors.map { proxy[$0] }
            Color.clear
          }
        }
        .onAppear { height = 80 }
      }
    }
    let log = Log()
    let (screen, host) = shown { Owner(log: log) }
    screen.layoutIfNeeded()
    #expect(log.rects.last == CGRect(x: 5, y: 80, width: 40, height: 20))
    #expect(host.problems.isEmpty)
  }

  @Test("a preference that can't be compared is shown, and updated only if its parts change")
  func uncomparable() {
    let log = Log()
    let (screen, host) = shown {
      VStack {
        Text("a").anchorPreference(key: MarksKey.self, value: .bounds) {
          [Mark(name: "a", anchor: $0) {}]
        }
        Text("b")
      }
      .transformAnchorPreference(key: MarksKey.self, value: .bounds) { marks, anchor in
        marks.append(Mark(name: "all", anchor: anchor) {})
      }
      .overlayPreferenceValue(MarksKey.self) { marks in
        let _ = log.names.append(marks.map(\.name).joined(separator: " "))
        Color.clear
      }
    }
    #expect(log.names == ["", "a all"])
    host.setNeedsLayout()
    screen.layoutIfNeeded()
    #expect(log.names == ["", "a all"] && host.problems.isEmpty)
  }

  @Test("values are alike if all of their parts that can be compared are equal")
  func likeness() {
    struct Pair {
      var number: Int
      var action: () -> Void = {}
      var inner: [Any] = []
    }
    enum Choice {
      case none, some(() -> Void), many(Pair)
    }
    final class Box {}
    let box = Box()
    #expect(areAlike(1, 1) && !areAlike(1, 2) && !areAlike(1, 1.0))
    #expect(areAlike(Pair(number: 1), Pair(number: 1) {}))
    #expect(!areAlike(Pair(number: 1), Pair(number: 2)))
    #expect(!areAlike(Pair(number: 1, inner: ["a"]), Pair(number: 1, inner: ["b"])))
    #expect(!areAlike(Pair(number: 1, inner: ["a"]), Pair(number: 1, inner: [])))
    #expect(areAlike(Choice.none, Choice.none) && !areAlike(Choice.none, Choice.some {}))
    #expect(!areAlike(Choice.many(Pair(number: 1)), Choice.many(Pair(number: 2))))
    #expect(areAlike(box, box) && !areAlike(box, Box()))
    #expect(areAlike(Pair?.none as Any, Pair?.none as Any))
  }
}
