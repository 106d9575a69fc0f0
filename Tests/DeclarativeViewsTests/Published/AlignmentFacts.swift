// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import DeclarativeViews

@Suite("Published facts about alignment, padding and decoration")
struct AlignmentFacts {
  static func fixed(_ width: CGFloat = 40, _ height: CGFloat = 20) -> some View {
    Color.red.frame(width: width, height: height)
  }

  nonisolated static let guides = "https://www.swiftuifieldguide.com/layout/alignment/"
  nonisolated static let guideModifier =
    "https://developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)"
  nonisolated static let alignments = "https://developer.apple.com/documentation/swiftui/alignment"
  nonisolated static let paddings =
    "https://developer.apple.com/documentation/swiftui/view/padding(_:_:)"
  nonisolated static let overlays =
    "https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)"
  nonisolated static let backgrounds =
    "https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)"
  nonisolated static let readers =
    "https://developer.apple.com/documentation/swiftui/geometryreader"
  nonisolated static let scrolling = "https://developer.apple.com/documentation/swiftui/scrollview"

  nonisolated static let facts: [PublishedFact] = [
    .lays(
      "a row centres its views across", guides, in: (100, 60), [(0, 20, 50, 20), (50, 0, 50, 60)]
    ) {
      HStack(spacing: 0) {
        fixed(50, 20)
        fixed(50, 60)
      }
    },
    .lays(
      "or puts them at the top", alignments, in: (100, 60), [(0, 0, 50, 20), (50, 0, 50, 60)]
    ) {
      HStack(alignment: .top, spacing: 0) {
        fixed(50, 20)
        fixed(50, 60)
      }
    },
    .lays(
      "views without text have their baselines at the bottom", guides, in: (100, 60),
      [(0, 40, 50, 20), (50, 0, 50, 60)]
    ) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        fixed(50, 20)
        fixed(50, 60)
      }
    },
    .lays(
      "a guide further down moves the view up", guideModifier, in: (100, 70),
      [(0, 0, 50, 20), (50, 10, 50, 60)]
    ) {
      HStack(alignment: .top, spacing: 0) {
        fixed(50, 20).alignmentGuide(.top) { _ in 10 }
        fixed(50, 60)
      }
    },
    .answers("and makes the stack higher", guides, offer: (300, 300), (100, 70)) {
      HStack(alignment: .top, spacing: 0) {
        fixed(50, 20).alignmentGuide(.top) { _ in 10 }
        fixed(50, 60)
      }
    },
    .lays(
      "a guide that the container does not line up by has no effect", guides, in: (100, 60),
      [(0, 20, 50, 20), (50, 0, 50, 60)]
    ) {
      HStack(spacing: 0) {
        fixed(50, 20).alignmentGuide(.top) { _ in 10 }
        fixed(50, 60)
      }
    },
    .lays(
      "a view's own guide does not move it by itself", guideModifier, in: (100, 100),
      [(30, 40, 40, 20)]
    ) { fixed().alignmentGuide(HorizontalAlignment.center) { _ in 0 } },
    .lays(
      "a stack is what its views take up together, wherever the line is that they share", guides,
      in: (100, 100), [(30, 40, 40, 20)]
    ) {
      VStack(alignment: .leading, spacing: 0) { fixed().alignmentGuide(.leading) { _ in -30 } }
    },
    .lays(
      "a fixed size behind a guide stays around its view", guideModifier, in: (100, 100),
      [(30, 30, 40, 20), (0, 50, 100, 20)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        fixed().alignmentGuide(.leading) { _ in -30 }.fixedSize()
        fixed(100)
      }
    },
    .lays(
      "a priority behind a guide stays around its view", priorities, in: (100, 100),
      [(30, 30, 40, 20), (0, 50, 100, 20)]
    ) {
      VStack(alignment: .leading, spacing: 0) {
        fixed().alignmentGuide(.leading) { _ in -30 }.layoutPriority(1)
        fixed(100)
      }
    },
    .lays(
      "the middle of a badge lies on the corner of what it is laid over", guides, in: (100, 50),
      [(0, 0, 100, 50), (90, -10, 20, 20)]
    ) {
      fixed(100, 50).overlay(alignment: .topTrailing) {
        fixed(20, 20).alignmentGuide(.top) { $0.height / 2 }
          .alignmentGuide(.trailing) { $0.width / 2 }
      }
    },

    .answers("padding of a length at all sides", paddings, offer: (nil, nil), (60, 40)) {
      fixed().padding(10)
    },
    .answers("padding at some sides", paddings, offer: (nil, nil), (60, 20)) {
      fixed().padding(.horizontal, 10)
    },
    .lays(
      "padding makes the offer smaller", "https://developer.apple.com/videos/play/wwdc2019/237/",
      in: (100, 100), [(10, 10, 80, 80)]
    ) { Color.red.padding(10) },
    .answers("negative padding makes room", paddings, offer: (100, 100), (100, 100)) {
      Color.red.padding(-10)
    },

    .lays(
      "an overlay is offered the size of the view", overlays, in: (100, 100),
      [(30, 40, 40, 20), (30, 40, 40, 20)]
    ) { fixed().overlay { Color.blue } },
    .lays(
      "an overlay lies by its alignment", overlays, in: (100, 100),
      [(30, 40, 40, 20), (60, 50, 10, 10)]
    ) { fixed().overlay(alignment: .bottomTrailing) { fixed(10, 10) } },
    .answers("an overlay does not change the size", overlays, offer: (300, 300), (40, 20)) {
      fixed().overlay { fixed(100, 100) }
    },
    .lays(
      "several overlays are layers", overlays, in: (40, 20),
      [(0, 0, 40, 20), (0, 0, 40, 20), (15, 5, 10, 10)]
    ) {
      fixed().overlay {
        Color.blue
        fixed(10, 10)
      }
    },
    .answers("a background does not change the size", backgrounds, offer: (300, 300), (40, 20)) {
      fixed().background { fixed(100, 100) }
    },
    .lays(
      "a single overlay that fits in a ratio is offered the size of the view once", overlays,
      in: (100, 100), [(0, 0, 100, 100), (25, 0, 50, 100)]
    ) {
      fixed(100, 100).overlay { Color.blue.aspectRatio(0.5, contentMode: .fit) }
    },

    .answers("a geometry reader takes all", readers, offer: (70, 30), (70, 30)) {
      GeometryReader { _ in fixed() }
    },
    .lays(
      "what is in it lies at the top leading corner",
      "https://www.swiftuifieldguide.com/layout/geometryreader/", in: (100, 100), [(0, 0, 40, 20)]
    ) { GeometryReader { _ in fixed() } },
    .lays("and knows its size", readers, in: (100, 60), [(0, 0, 50, 60)]) {
      GeometryReader { Color.red.frame(width: $0.size.width / 2) }
    },
    .answers(
      "offset does not change the size",
      "https://developer.apple.com/documentation/swiftui/view/offset(x:y:)", offer: (100, 100),
      (40, 20)
    ) { fixed().offset(x: 10, y: 10) },
    .lays(
      "offset shows the view elsewhere",
      "https://developer.apple.com/documentation/swiftui/view/offset(x:y:)", in: (40, 20),
      [(10, 5, 40, 20)]
    ) { fixed().offset(x: 10, y: 5) },
    .lays(
      "position puts the middle of the view at a point",
      "https://developer.apple.com/documentation/swiftui/view/position(x:y:)", in: (100, 100),
      [(-10, 0, 40, 20)]
    ) { fixed().position(x: 10, y: 10) },
    .answers(
      "a scroll view takes the height that it is offered", scrolling, offer: (100, 60), (40, 60)
    ) { ScrollView { fixed(40, 500) } },
    .lays(
      "and its contents have their ideal height", scrolling, in: (100, 60), [(0, 0, 100, 10)]
    ) { ScrollView { Color.red } },
    .answers(
      "a group is no container", "https://developer.apple.com/documentation/swiftui/group",
      offer: (300, 300), (80, 20)
    ) {
      HStack(spacing: 0) {
        Group {
          fixed()
          fixed()
        }
      }
    },
    .answers(
      "an empty view takes no place", "https://developer.apple.com/documentation/swiftui/emptyview",
      offer: (300, 300), (90, 20)
    ) {
      HStack(spacing: 10) {
        fixed()
        EmptyView()
        fixed()
      }
    },
  ]

  nonisolated static let priorities =
    "https://developer.apple.com/documentation/swiftui/view/layoutpriority(_:)"

  @Test("a published fact holds", arguments: facts)
  func fact(_ fact: PublishedFact) { fact.verify() }

  @Test("at least 80 published facts hold, each with its source")
  func number() {
    let all = FrameFacts.facts + StackFacts.facts + Self.facts
    #expect(all.count >= 80)
    #expect(all.allSatisfy { $0.source.hasPrefix("https://") })
    #expect(Set(all.map(\.statement)).count == all.count)
  }
}
