// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import DeclarativeViews

@Suite("Published facts about stacks")
struct StackFacts {
  static func fixed(_ width: CGFloat = 40, _ height: CGFloat = 20) -> some View {
    Color.red.frame(width: width, height: height)
  }

  nonisolated static let ordering = "https://www.objc.io/blog/2020/11/09/hstacks-child-ordering/"
  nonisolated static let session = "https://developer.apple.com/videos/play/wwdc2019/237/"
  nonisolated static let fieldGuide = "https://www.swiftuifieldguide.com/layout/hstack/"
  nonisolated static let priorities =
    "https://developer.apple.com/documentation/swiftui/view/layoutpriority(_:)"
  nonisolated static let spacers = "https://developer.apple.com/documentation/swiftui/spacer"
  nonisolated static let layers = "https://developer.apple.com/documentation/swiftui/zstack"
  nonisolated static let layerUnion =
    "https://crystalminds.medium.com/how-to-use-alignments-in-swiftui-part-v-z-stack-alignment-478b4209d02d"
  nonisolated static let relative = "https://oleb.net/2023/swiftui-relative-size-in-stacks/"

  nonisolated static let facts: [PublishedFact] = [
    .divides("three shapes share a row equally", ordering, width: 300, [100, 100, 100]) {
      HStack(spacing: 0) {
        Color.red
        Color.green
        Color.blue
      }
    },
    .divides("of equally flexible views the first is asked first", ordering, width: 150, [75, 100])
    {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100)
        Color.green.frame(minWidth: 100)
      }
    },
    .lays(
      "a row that does not fit reaches out at both sides", ordering, in: (150, 100),
      [(-12.5, 0, 75, 100), (62.5, 0, 100, 100)]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(maxWidth: 100)
        Color.green.frame(minWidth: 100)
      }.frame(width: 150, height: 100)
    },
    .divides(
      "what an inflexible view leaves is shared by the others", session, width: 300,
      [50, 125, 125]
    ) {
      HStack(spacing: 0) {
        Color.red.frame(width: 50)
        Color.green
        Color.blue
      }
    },
    .divides(
      "the least flexible view is served first wherever it stands", session, width: 300,
      [125, 50, 125]
    ) {
      HStack(spacing: 0) {
        Color.green
        Color.red.frame(width: 50)
        Color.blue
      }
    },
    .divides("the distances are taken off first", session, width: 320, [100, 100, 100]) {
      HStack(spacing: 10) {
        Color.red
        Color.green
        Color.blue
      }
    },
    .answers(
      "a stack is as wide as its views and the distances", session, offer: (300, 300), (90, 20)
    ) {
      HStack(spacing: 10) {
        fixed()
        fixed()
      }
    },
    .answers("a stack is as high as its highest view", session, offer: (300, 300), (80, 70)) {
      HStack(spacing: 0) {
        fixed()
        fixed(40, 70)
      }
    },
    .divides(
      "a stack offers a part of its width only: half of a third is a sixth", relative, width: 620,
      [100, 250, 250]
    ) {
      HStack(spacing: 10) {
        Half() { Color.blue }
        Color.green
        Color.yellow
      }
    },
    .divides(
      "and the same view in the middle gets a half of a half", relative, width: 620,
      [200, 100, 300]
    ) {
      HStack(spacing: 10) {
        Color.blue
        Half() { Color.green }
        Color.yellow
      }
    },
    .divides(
      "the highest priority is offered all but the least widths of the others", priorities,
      width: 300, [280, 20]
    ) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1)
        Color.blue.frame(minWidth: 20)
      }
    },
    .divides(
      "with a priority a view takes its ideal width before shapes share the rest", fieldGuide,
      width: 240, [80, 80, 80]
    ) {
      HStack(spacing: 0) {
        Color.blue
        Color.red.frame(maxWidth: 80).layoutPriority(1)
        Color.green
      }
    },
    .divides("views have the priority 0 unless they say so", priorities, width: 100, [0, 100]) {
      HStack(spacing: 0) {
        Color.red.layoutPriority(-1)
        Color.blue
      }
    },
    .stacks("a column divides its height in the same way", fieldGuide, height: 300, [50, 125, 125])
    {
      VStack(spacing: 0) {
        Color.red.frame(height: 50)
        Color.green
        Color.blue
      }
    },

    .lays(
      "a spacer pushes views to the sides", spacers, in: (300, 20),
      [(0, 0, 40, 20), (260, 0, 40, 20)]
    ) {
      HStack {
        fixed()
        Spacer()
        fixed()
      }
    },
    .answers(
      "a spacer in a row takes no height", spacers, offer: (300, 300), (300, 20)
    ) {
      HStack {
        fixed()
        Spacer()
      }
    },
    .answers(
      "outside of a stack a spacer expands in both directions", spacers, offer: (300, 200),
      (300, 200)
    ) { Spacer() },
    .answers(
      "a spacer has a least length",
      "https://developer.apple.com/documentation/swiftui/spacer/minlength",
      offer: (50, 300), (110, 20)
    ) {
      HStack(spacing: 0) {
        fixed()
        Spacer(minLength: 30)
        fixed()
      }
    },
    .answers(
      "a divider is a line across a column",
      "https://developer.apple.com/documentation/swiftui/divider", offer: (300, 300), (300, 20.333)
    ) {
      VStack(spacing: 0) {
        fixed()
        Divider()
      }
    },

    .answers("layers are as large as the largest", layers, offer: (300, 300), (40, 70)) {
      ZStack {
        fixed()
        fixed(10, 70)
      }
    },
    .lays(
      "layers lie in the middle of each other", layers, in: (40, 20),
      [(0, 0, 40, 20), (10, 5, 20, 10)]
    ) {
      ZStack {
        fixed()
        fixed(20, 10)
      }
    },
    .answers(
      "layers with stated guides reach as far as they do together", layerUnion, offer: (300, 300),
      (165, 65)
    ) {
      ZStack(alignment: .topTrailing) {
        fixed(150, 50)
        fixed(30, 30).alignmentGuide(.top) { $0.height / 2 }
          .alignmentGuide(.trailing) { $0.width / 2 }
      }
    },
    .lays(
      "and lie where their guides meet", layerUnion, in: (165, 65),
      [(0, 15, 150, 50), (135, 0, 30, 30)]
    ) {
      ZStack(alignment: .topTrailing) {
        fixed(150, 50)
        fixed(30, 30).alignmentGuide(.top) { $0.height / 2 }
          .alignmentGuide(.trailing) { $0.width / 2 }
      }
    },
    .answers(
      "the layer with the highest priority decides about the size",
      "https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)",
      offer: (300, 300), (40, 20)
    ) {
      ZStack {
        Color.blue
        fixed().layoutPriority(1)
      }
    },
    .answers(
      "the first view that fits is chosen",
      "https://developer.apple.com/documentation/swiftui/viewthatfits", offer: (100, 300), (80, 20)
    ) {
      ViewThatFits(in: .horizontal) {
        fixed(200)
        fixed(80)
        fixed(20)
      }
    },
    .answers(
      "the last one if none does", "https://developer.apple.com/documentation/swiftui/viewthatfits",
      offer: (10, 300), (20, 20)
    ) {
      ViewThatFits(in: .horizontal) {
        fixed(200)
        fixed(80)
        fixed(20)
      }
    },
    .answers(
      "only the directions count that are asked for",
      "https://developer.apple.com/documentation/swiftui/viewthatfits/init(in:content:)",
      offer: (100, 10), (80, 20)
    ) {
      ViewThatFits(in: .horizontal) {
        fixed(200)
        fixed(80)
      }
    },
  ]

  @Test("a published fact holds", arguments: facts)
  func fact(_ fact: PublishedFact) { fact.verify() }
}

/// Takes half of the width that it is offered.
private struct Half: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: size.width / 2, height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
