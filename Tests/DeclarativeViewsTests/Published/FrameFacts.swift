// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import DeclarativeViews

@Suite("Published facts about frames")
struct FrameFacts {
  /// 40 by 20, whatever it is offered.
  static func fixed() -> some View { Color.red.frame(width: 40, height: 20) }

  nonisolated static let documentation =
    "https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)"
  nonisolated static let fixedFrames =
    "https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)"
  nonisolated static let fieldGuide = "https://www.swiftuifieldguide.com/layout/flexible-frames/"
  nonisolated static let proposals =
    "https://developer.apple.com/documentation/swiftui/proposedviewsize"
  nonisolated static let dimensions =
    "https://developer.apple.com/documentation/swiftui/proposedviewsize/replacingunspecifieddimensions(by:)"
  nonisolated static let fixedSizes =
    "https://developer.apple.com/documentation/swiftui/view/fixedsize()"
  nonisolated static let ratios =
    "https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)"

  nonisolated static let facts: [PublishedFact] = [
    .answers("a fixed frame has its size", fixedFrames, offer: (300, 300), (200, 100)) {
      Ellipse().frame(width: 200, height: 100)
    },
    .answers(
      "a frame of one side takes the view's behaviour in the other", fixedFrames,
      offer: (300, 300), (300, 100)
    ) { Ellipse().frame(height: 100) },
    .lays(
      "a fixed frame does not bind the view in it, which lies in its middle", fixedFrames,
      in: (10, 10), [(-15, -5, 40, 20)]
    ) { fixed().frame(width: 10, height: 10) },
    .lays(
      "most alignments only show where the view is smaller than the frame", fixedFrames,
      in: (200, 100), [(160, 80, 40, 20)]
    ) { fixed().frame(width: 200, height: 100, alignment: .bottomTrailing) },

    .answers(
      "both limits: the offer, within them", documentation, offer: (60, nil), (60, 20)
    ) { fixed().frame(minWidth: 50, maxWidth: 80) },
    .answers("both limits, a larger offer", documentation, offer: (300, nil), (80, 20)) {
      fixed().frame(minWidth: 50, maxWidth: 80)
    },
    .answers("both limits, a smaller offer", documentation, offer: (10, nil), (50, 20)) {
      fixed().frame(minWidth: 50, maxWidth: 80)
    },
    .answers(
      "a lower limit and an offer below the view's size: the offer, at least the limit",
      documentation, offer: (35, nil), (35, 20)
    ) { fixed().frame(minWidth: 30) },
    .answers(
      "a lower limit and an offer above the view's size: the view's", documentation,
      offer: (300, nil), (40, 20)
    ) { fixed().frame(minWidth: 30) },
    .answers(
      "an upper limit and an offer above the view's size: the offer, at most the limit",
      documentation, offer: (300, nil), (80, 20)
    ) { fixed().frame(maxWidth: 80) },
    .answers(
      "an upper limit and an offer below the view's size: the view's", documentation,
      offer: (30, nil), (40, 20)
    ) { fixed().frame(maxWidth: 80) },
    .answers(
      "no limits: the view's behaviour", documentation, offer: (300, 300), (40, 20)
    ) { fixed().frame(idealWidth: 90) },
    .answers(
      "an ideal length stands in for an offer that is not made", documentation,
      offer: (nil, nil), (90, 10)
    ) { Color.red.frame(idealWidth: 90) },
    .answers(
      "an ideal length does not count where an offer is made", documentation, offer: (30, 30),
      (30, 30)
    ) { Color.red.frame(idealWidth: 90) },
    .answers(
      "an infinite upper limit takes all room", fieldGuide, offer: (300, 300), (300, 20)
    ) { fixed().frame(maxWidth: .infinity) },
    .answers(
      "an infinite upper limit does not go below the view", fieldGuide, offer: (30, 300), (40, 20)
    ) { fixed().frame(maxWidth: .infinity) },
    .answers(
      "from 0 to infinity takes the offer whatever the view is", fieldGuide, offer: (30, 300),
      (30, 20)
    ) { fixed().frame(minWidth: 0, maxWidth: .infinity) },
    .lays(
      "with an alignment it moves the view to a side", fieldGuide, in: (300, 20),
      [(260, 0, 40, 20)]
    ) { fixed().frame(maxWidth: .infinity, alignment: .trailing) },
    .lays(
      "the offer to the view is limited as well", fieldGuide, in: (300, 20), [(100, 0, 100, 20)]
    ) { Color.red.frame(maxWidth: 100) },
    .lays(
      "a view in a scroll view grows to the lower limit of its frame", fieldGuide, in: (300, 400),
      [(0, 0, 300, 200)]
    ) { ScrollView { Color.red.frame(minHeight: 200) } },
    .lays(
      "a spacer in a scroll view grows where its column has a least height", documentation,
      in: (300, 300),
      [(130, 0, 40, 20), (130, 380, 40, 20)]
    ) {
      ScrollView {
        VStack(spacing: 0) {
          fixed()
          Spacer()
          fixed()
        }.frame(minHeight: 400)
      }
    },

    .answers("shapes take 10 points if offered nothing", dimensions, offer: (nil, nil), (10, 10)) {
      Rectangle()
    },
    .answers(
      "shapes take a side that is offered and 10 for the other", dimensions, offer: (50, nil),
      (50, 10)
    ) { Capsule() },
    .answers("colours take what they are offered", proposals, offer: (70, 30), (70, 30)) {
      Color.red
    },
    .answers("offered zero a view answers with its least size", proposals, offer: (0, 0), (25, 5)) {
      Color.red.frame(minWidth: 25, maxWidth: 100, minHeight: 5, maxHeight: 10)
    },
    .answers(
      "offered infinity a view answers with its greatest size", proposals,
      offer: (.infinity, .infinity), (100, 10)
    ) { Color.red.frame(minWidth: 25, maxWidth: 100, minHeight: 5, maxHeight: 10) },
    .answers(
      "offered nothing in particular a view answers with its ideal size", proposals,
      offer: (nil, nil), (50, 7)
    ) { Color.red.frame(idealWidth: 50, idealHeight: 7) },

    .answers("a fixed size is the ideal one", fixedSizes, offer: (200, 200), (50, 7)) {
      Color.red.frame(idealWidth: 50, idealHeight: 7).fixedSize()
    },
    .answers(
      "a size fixed in one direction is free in the other",
      "https://developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)",
      offer: (200, 200), (50, 200)
    ) {
      Color.red.frame(idealWidth: 50, idealHeight: 7)
        .fixedSize(horizontal: true, vertical: false)
    },

    .answers("3 to 4 fits in a square with its height", ratios, offer: (200, 200), (150, 200)) {
      Ellipse().aspectRatio(0.75, contentMode: .fit)
    },
    .answers("3 to 4 fills a square with its width", ratios, offer: (200, 200), (200, 266.667)) {
      Ellipse().aspectRatio(0.75, contentMode: .fill)
    },
    .answers(
      "a size stands for its proportions",
      "https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)-6j7xz",
      offer: (200, 200), (150, 200)
    ) { Ellipse().aspectRatio(CGSize(width: 60, height: 80), contentMode: .fit) },
    .answers(
      "scaled to fit keeps the proportions of the ideal size",
      "https://developer.apple.com/documentation/swiftui/view/scaledtofit()", offer: (200, 200),
      (200, 100)
    ) { Color.red.frame(idealWidth: 40, idealHeight: 20).scaledToFit() },
    .answers(
      "scaled to fill keeps them as well",
      "https://developer.apple.com/documentation/swiftui/view/scaledtofill()", offer: (200, 200),
      (400, 200)
    ) { Color.red.frame(idealWidth: 40, idealHeight: 20).scaledToFill() },
  ]

  @Test("a published fact holds", arguments: facts)
  func fact(_ fact: PublishedFact) { fact.verify() }
}
