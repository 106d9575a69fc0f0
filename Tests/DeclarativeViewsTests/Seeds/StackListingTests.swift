// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file: the listings stay as they were written

import DeclarativeViews
import Testing

// Listings as they are found in notes about SwiftUI's stacks, to the letter: they compile with this
// module imported and nothing else.

private struct FrameListing: View {
  var body: some View {
    Text("안녕 나는 텍스트를 길게 써보려고 해.")
      .background(Color.red)
      .frame(width: 300, height: 100, alignment: .center)
      .minimumScaleFactor(0.5)
      .background(Color.yellow)
  }
}

private struct RowListing: View {
  var body: some View {
    HStack {
      Text("A great and warm welcome to Kuchi")
        .background(Color.red)
      Text("A great and warm welcome to Kuchi")
        .background(Color.red)
    }
    .background(Color.yellow)
  }
}

private struct PriorityListing: View {
  var body: some View {
    HStack {
      Text("A great and warm welcome to Kuchi")
        .layoutPriority(-1)
        .background(Color.red)

      Text("A great and warm welcome to Kuchi")
        .layoutPriority(1)
        .background(Color.red)

      Text("A great and warm welcome to Kuchi")
        .background(Color.red)
    }
  }
}

private struct SpacerListing: View {
  let userName: String

  var body: some View {
    VStack() {
      Spacer()
      Text(userName)
        .font(.largeTitle)
        .foregroundColor(.white)
        .fontWeight(.bold)
        .shadow(radius: 7)
    }
  }
}

@Suite("Sample code for stacks")
struct StackListingTests {
  private func lines(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> [String] {
    view.proposals(in: CGSize(width: width, height: height)).split(separator: "\n").map(String.init)
  }

  @Test("a frame has its stated size, and text in it has the size it needs")
  func frame() {
    let lines = lines(FrameListing(), 390, 844)
    #expect(lines[0] == "background: offered 390 × 844, takes 300 × 100")
    #expect(lines.contains { $0.hasSuffix("Color #FFFF00: offered 300 × 100, takes 300 × 100") })
    #expect(lines.contains { $0.contains("Text “안녕 나는 텍스트를 길게 써보려고 해.”: offered 300 × 100") })
  }

  @Test("two equal texts are measured from left to right, the second with what the first leaves")
  func row() throws {
    let lines = lines(RowListing(), 390, 100)
    let first = try #require(lines.first { $0.contains("1. background") })
    let second = try #require(lines.first { $0.contains("2. background") })
    #expect(lines.contains { $0.hasSuffix("width 390 - gaps 8 = 382 for 2 views") })
    #expect(first.contains("offered 191 × 100"))
    let rest = try #require(first.components(separatedBy: "rest ").last)
    #expect(second.contains("offered \(rest) × 100"))
  }

  @Test("higher priorities are measured first, after reserving the minimum of lower ones")
  func priority() throws {
    let lines = lines(PriorityListing(), 390, 100)
    let order = lines.filter { $0.contains(". background") }.map { $0.trimmed.prefix(2) }
    #expect(order == ["3.", "1.", "2."])
  }

  @Test("a spacer pushes the text to the bottom")
  func spacer() throws {
    let lines = lines(SpacerListing(userName: "Kuchi"), 300, 200)
    #expect(lines.contains { $0.contains("Spacer: offered") && $0.contains("takes 0 × 159") })
  }
}

extension String {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
