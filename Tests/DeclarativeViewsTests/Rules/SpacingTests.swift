// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Spacing between views")
struct SpacingTests {
  private func gap(_ column: some View) -> CGFloat? {
    let frames = TreeProbe(column, width: 200, height: 200).frames("Color")
    guard frames.count == 2 else { return nil }
    return frames[1].minY - frames[0].maxY
  }

  private var one: some View { Color.red.frame(height: 10) }
  private var other: some View { Color.blue.frame(height: 10) }

  @Test("nil is 8 points between views without preferences, and 0 is 0")
  func nilAndZero() {
    #expect(
      gap(
        VStack {
          one
          other
        }) == 8)
    #expect(
      gap(
        VStack(spacing: 0) {
          one
          other
        }) == 0)
    #expect(
      gap(
        VStack(spacing: 30) {
          one
          other
        }) == 30)
  }

  @Test("there is no spacing next to a spacer")
  func spacer() {
    let column = VStack {
      one
      Spacer(minLength: 30)
      other
    }.fixedSize(horizontal: false, vertical: true)
    #expect(gap(column) == 30)
  }

  @Test("a spacer takes at least 8 points and everything that remains")
  func spacerLength() {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 50)
      Spacer()
      Color.blue.frame(width: 20)
    }
    #expect(TreeProbe(row, width: 200, height: 10).frames("Spacer").map(\.width) == [130])
    #expect(TreeProbe.size(of: row, nil, 10).width == 78)
    #expect(TreeProbe.size(of: row, 0, 10).width == 78)
  }

  @Test("text below text has the spacing of its lines, and 8 points from anything else")
  func text() {
    func gap(_ font: Font) -> CGFloat {
      let column = VStack {
        Text("A").font(font)
        Text("B").font(font)
      }
      let frames = TreeProbe(column, width: 200, height: 200).frames("Text")
      return frames[1].minY - frames[0].maxY
    }
    // Body has 1.71 points between its lines, which is 6 pixels of a third.
    #expect(abs(gap(.body) - 2) < 0.001)
    #expect(gap(.system(size: 17)) == 0)
    let mixed = VStack {
      Text("A")
      Color.red.frame(height: 10)
    }
    let probe = TreeProbe(mixed, width: 200, height: 200)
    #expect(abs(probe.frames("Color")[0].minY - probe.frames("Text")[0].maxY - 8) < 0.001)
    let padded = VStack {
      Text("A").padding(.bottom, 1)
      Text("B")
    }
    let frames = TreeProbe(padded, width: 200, height: 200).frames("Text")
    #expect(abs(frames[1].minY - frames[0].maxY - 9) < 0.001)
  }

  @Test("a stack has the preferred spacing of its outer views")
  func nested() {
    let column = VStack {
      VStack { Text("A") }
      HStack { Text("B") }
    }
    let frames = TreeProbe(column, width: 200, height: 200).frames("Text")
    #expect(abs(frames[1].minY - frames[0].maxY - 2) < 0.001)
  }

  @Test("an empty stack has no spacing to its neighbors")
  func emptyStack() {
    let column = VStack {
      Color.red.frame(width: 10, height: 10)
      HStack {}
      Color.red.frame(width: 10, height: 10)
    }
    #expect(TreeProbe.size(of: column, nil, nil).height == 20)
  }

  @Test(
    "padding has the system's spacing to its neighbors, not that of its content",
    arguments: [Edge.Set.leading, .trailing, .top, .bottom])
  func padded(side: Edge.Set) {
    let isAcross = side == .leading || side == .trailing
    let spacer = Spacer(minLength: 30)
    func length(_ padding: Edge.Set) -> CGFloat {
      let row = HStack {
        Color.red.frame(width: 10)
        spacer.padding(padding, 5)
        Color.blue.frame(width: 10)
      }
      let column = VStack {
        Color.red.frame(height: 10)
        spacer.padding(padding, 5)
        Color.blue.frame(height: 10)
      }
      return isAcross
        ? TreeProbe.size(of: row, nil, 10).width : TreeProbe.size(of: column, 10, nil).height
    }
    #expect(length([]) == 50)
    #expect(length(side) == 63)
  }
}
