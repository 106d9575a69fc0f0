// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTesting

@testable import DeclarativeViews

@Suite("The drawing order of views")
struct ZIndexTests {
  private func order(_ view: some View) -> [Color] {
    TreeProbe(view, width: 100, height: 100).tree.drawingSteps().compactMap {
      if case .mark(.fill(_, let color)) = $0 { color } else { nil }
    }
  }

  @Test("views with a higher index are drawn later, and equal ones in their order")
  func order() {
    #expect(
      order(
        ZStack {
          Color.red.zIndex(1)
          Color.green
          Color.blue.zIndex(-1)
          Color.black
        }) == [.blue, .green, .black, .red])
    #expect(
      order(
        VStack {
          Color.red.zIndex(2).padding(1)
          Color.green.zIndex(1)
        }) == [.green, .red])
    #expect(
      order(
        HStack {
          Color.red.zIndex(.nan)
          Color.green
        }) == [.red, .green])
    #expect(
      order(
        ZStack {
          Group {
            Color.red
            Color.green
          }.zIndex(1)
          Color.blue
        })
        == [.blue, .red, .green])
    #expect(order(Color.red.background { Color.green.zIndex(5) }) == [.green, .red])
    #expect(
      order(
        ZStack {
          ZStack { Color.red.zIndex(9) }
          Color.green
        }) == [.red, .green])
  }

  @Test("the index changes neither sizes nor places")
  func layout() {
    func frames(_ index: Double) -> [CGRect] {
      TreeProbe(
        VStack {
          Color.red.frame(height: 10).zIndex(index)
          Text("a")
          Color.blue.layoutPriority(1)
        },
        width: 100, height: 100
      ).frames("Color")
    }
    #expect(frames(0) == frames(3))
  }

  @Test("the view in front is touched")
  func touches() throws {
    var touched = ""
    for isFirst in [true, false] {
      let (screen, _) = shown {
        ZStack {
          Button("one") { touched = "one" }.zIndex(isFirst ? 1 : 0)
          Button("two") { touched = "two" }
        }
      }
      try screen.tap(at: CGPoint(x: 150, y: 300))
      #expect(touched == (isFirst ? "one" : "two"))
    }
  }

  @Test("a changed index changes the drawing order")
  func change() throws {
    struct Cards: View {
      @State private var isUp = false
      var body: some View {
        ZStack {
          Color.red.zIndex(isUp ? 1 : 0)
          Color.green
          Button("Up") { isUp = true }.zIndex(2)
        }
      }
    }
    let (screen, host) = shown { Cards() }
    func order() -> [Color] {
      host.tree?.drawingSteps().compactMap {
        if case .mark(.fill(_, let color)) = $0, color == .red || color == .green {
          color
        } else {
          nil
        }
      } ?? []
    }
    #expect(order() == [.red, .green])
    try screen.tap("Up")
    #expect(order() == [.green, .red])
  }
}
