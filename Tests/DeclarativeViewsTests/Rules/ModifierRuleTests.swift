// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewTreeTestSupport

@testable import DeclarativeViews

nonisolated struct OfferCase: Sendable, CustomTestStringConvertible {
  let name: String
  let offer: ProposedViewSize
  let answer: CGSize
  let view: TreeWork<any View>

  init(
    _ name: String, _ offer: (CGFloat?, CGFloat?), _ answer: (CGFloat, CGFloat),
    _ view: @escaping TreeWork<any View>
  ) {
    self.name = name
    self.offer = ProposedViewSize(width: offer.0, height: offer.1)
    self.answer = CGSize(width: answer.0, height: answer.1)
    self.view = view
  }

  var testDescription: String { name }
}

@Suite("Sizes of views")
struct ModifierRuleTests {
  /// 40 by 20, whatever it is offered.
  static func fixed() -> some View { Color.red.frame(width: 40, height: 20) }

  nonisolated static let frames = [
    OfferCase("both sides fixed", (300, 300), (100, 50)) {
      Color.red.frame(width: 100, height: 50)
    },
    OfferCase("one side fixed, the other the view's", (300, 300), (100, 20)) {
      fixed().frame(width: 100)
    },
    OfferCase("fixed, the view overflows", (300, 300), (10, 10)) {
      fixed().frame(width: 10, height: 10)
    },
    OfferCase("fixed, offered nothing", (nil, nil), (100, 10)) { Color.red.frame(width: 100) },
    OfferCase("both limits, offered between", (60, 300), (60, 20)) {
      fixed().frame(minWidth: 50, maxWidth: 80)
    },
    OfferCase("both limits, offered more", (300, 300), (80, 20)) {
      fixed().frame(minWidth: 50, maxWidth: 80)
    },
    OfferCase("both limits, offered less", (10, 300), (50, 20)) {
      fixed().frame(minWidth: 50, maxWidth: 80)
    },
    OfferCase("both limits, offered nothing", (nil, nil), (50, 20)) {
      fixed().frame(minWidth: 50, maxWidth: 80)
    },
    OfferCase("lower limit, the view is larger", (300, 300), (40, 20)) {
      fixed().frame(minWidth: 30)
    },
    OfferCase("lower limit, the view is smaller", (300, 300), (60, 20)) {
      fixed().frame(minWidth: 60)
    },
    OfferCase("lower limit, offered less than the view", (35, 300), (35, 20)) {
      fixed().frame(minWidth: 30)
    },
    OfferCase("upper limit, offered more", (300, 300), (80, 20)) { fixed().frame(maxWidth: 80) },
    OfferCase("upper limit, offered less than the view", (30, 300), (40, 20)) {
      fixed().frame(maxWidth: 80)
    },
    OfferCase("no upper limit takes all", (300, 300), (300, 300)) {
      fixed().frame(maxWidth: .infinity, maxHeight: .infinity)
    },
    OfferCase("no upper limit, offered nothing", (nil, nil), (40, 20)) {
      fixed().frame(maxWidth: .infinity, maxHeight: .infinity)
    },
    OfferCase("ideal, offered nothing", (nil, nil), (70, 10)) { Color.red.frame(idealWidth: 70) },
    OfferCase("ideal, offered something", (200, 100), (200, 100)) {
      Color.red.frame(idealWidth: 70)
    },
    OfferCase("ideal between limits, offered nothing", (nil, nil), (60, 20)) {
      fixed().frame(minWidth: 50, idealWidth: 60, maxWidth: 80)
    },
  ]

  nonisolated static let sizes = [
    OfferCase("padding", (100, 100), (100, 100)) { Color.red.padding(10) },
    OfferCase("padding around a fixed view", (100, 100), (60, 40)) { fixed().padding(10) },
    OfferCase("padding of 16 by default", (nil, nil), (72, 52)) { fixed().padding() },
    OfferCase("padding at some sides", (nil, nil), (45, 20)) { fixed().padding(.leading, 5) },
    OfferCase("padding larger than the room", (10, 10), (40, 40)) { Color.red.padding(20) },
    OfferCase("offset takes no room", (100, 100), (40, 20)) { fixed().offset(x: 30, y: 30) },
    OfferCase("position takes all room", (100, 100), (100, 100)) { fixed().position(x: 3, y: 3) },
    OfferCase("background is of no account", (100, 100), (40, 20)) {
      fixed().background(Color.blue.frame(width: 500, height: 500))
    },
    OfferCase("overlay is of no account", (100, 100), (40, 20)) {
      fixed().overlay(Color.blue.frame(width: 500, height: 500))
    },
    OfferCase("fixed size", (100, 100), (10, 10)) { Color.red.fixedSize() },
    OfferCase("fixed size in one direction", (100, 100), (10, 100)) {
      Color.red.fixedSize(horizontal: true, vertical: false)
    },
    OfferCase("ratio fit", (200, 200), (150, 200)) {
      Color.red.aspectRatio(3.0 / 4, contentMode: .fit)
    },
    OfferCase("ratio fill", (200, 200), (200, 200 / 0.75)) {
      Color.red.aspectRatio(3.0 / 4, contentMode: .fill)
    },
    OfferCase("ratio with one side offered", (nil, 100), (75, 100)) {
      Color.red.aspectRatio(3.0 / 4, contentMode: .fit)
    },
    OfferCase("ratio, offered nothing", (nil, nil), (10, 10)) {
      Color.red.aspectRatio(3.0 / 4, contentMode: .fit)
    },
    OfferCase("ratio of the ideal size", (100, 100), (100, 50)) {
      Color.red.frame(minWidth: 0, idealWidth: 40, maxWidth: .infinity)
        .frame(minHeight: 0, idealHeight: 20, maxHeight: .infinity).scaledToFit()
    },
    OfferCase("shapes take what they are offered", (30, nil), (30, 10)) { Ellipse() },
    OfferCase("spacer outside of a stack", (30, nil), (30, 8)) { Spacer() },
    OfferCase("geometry reader takes all", (30, 40), (30, 40)) { GeometryReader { _ in fixed() } },
    OfferCase("geometry reader, offered nothing", (nil, nil), (10, 10)) {
      GeometryReader { _ in fixed() }
    },
    OfferCase("no view at all", (100, 100), (0, 0)) { EmptyView() },
    OfferCase("z-stack is as large as the largest", (100, 100), (40, 50)) {
      ZStack {
        fixed()
        Color.blue.frame(width: 30, height: 50)
      }
    },
    OfferCase("z-stack counts the highest priority only", (100, 100), (40, 20)) {
      ZStack {
        fixed().layoutPriority(1)
        Color.blue
      }
    },
    OfferCase("the first that fits", (100, 100), (60, 10)) {
      ViewThatFits {
        Color.red.frame(width: 120, height: 10)
        Color.red.frame(width: 60, height: 10)
        Color.red.frame(width: 20, height: 10)
      }
    },
    OfferCase("the last if none fits", (10, 100), (20, 10)) {
      ViewThatFits(in: .horizontal) {
        Color.red.frame(width: 60, height: 10)
        Color.red.frame(width: 20, height: 10)
      }
    },
    OfferCase("scroll view takes its room and no more", (100, 60), (40, 60)) {
      ScrollView { fixed().frame(height: 500) }
    },
  ]

  @Test("the size of a frame follows its parameters", arguments: frames)
  func frame(_ row: OfferCase) {
    #expect(
      TreeProbe.size(of: AnyView(row.view()), row.offer.width, row.offer.height) == row.answer)
  }

  @Test("the size of a modifier or container follows its rule", arguments: sizes)
  func size(_ row: OfferCase) {
    let size = TreeProbe.size(of: AnyView(row.view()), row.offer.width, row.offer.height)
    #expect(abs(size.width - row.answer.width) < 0.001)
    #expect(abs(size.height - row.answer.height) < 0.001)
  }

  @Test(
    "a view is placed in its frame by the alignment",
    arguments: [
      (0, CGPoint(x: 0, y: 0)), (1, CGPoint(x: 30, y: 0)), (2, CGPoint(x: 60, y: 80)),
      (3, CGPoint(x: 30, y: 40)),
    ])
  func alignment(_ row: (Int, CGPoint)) {
    let alignments: [Alignment] = [.topLeading, .top, .bottomTrailing, .center]
    let view = Self.fixed().frame(width: 100, height: 100, alignment: alignments[row.0])
    #expect(TreeProbe(view, width: 100, height: 100).frames("Color").map(\.origin) == [row.1])
  }

  @Test("a decoration is proposed exactly the size of its view")
  func decoration() {
    let view = Self.fixed().background(Color.blue).overlay(alignment: .topLeading) {
      Ellipse()
      Color.green.frame(width: 5, height: 5)
    }
    let probe = TreeProbe(view, width: 100, height: 100)
    #expect(probe.frames("Color #0000FF") == [CGRect(x: 30, y: 40, width: 40, height: 20)])
    #expect(probe.frames("Ellipse") == [CGRect(x: 30, y: 40, width: 40, height: 20)])
    #expect(probe.frames("Color #00FF00") == [CGRect(x: 30, y: 40, width: 5, height: 5)])
  }

  @Test("a modifier of a group applies to each view in it")
  func group() {
    let row = HStack(spacing: 0) {
      Group {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 10)
      }.padding(5)
    }
    #expect(TreeProbe(row, width: 100, height: 100).frames("padding").map(\.width) == [20, 20])
  }

  @Test("contents of a geometry reader are at the top leading corner and know its size")
  func geometry() {
    let view = GeometryReader { proxy in
      Color.red.frame(width: proxy.size.width / 2, height: 10)
    }
    let probe = TreeProbe(view, width: 100, height: 80)
    #expect(probe.frames("Color") == [CGRect(x: 0, y: 0, width: 50, height: 10)])
    probe.tree.place(in: CGRect(x: 0, y: 0, width: 60, height: 80))
    #expect(probe.frames("frame").last == CGRect(x: 0, y: 0, width: 30, height: 10))
    probe.tree.place(in: CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(probe.frames("frame").last == CGRect(x: 0, y: 0, width: 50, height: 10))
    #expect(probe.tree.viewCount == 4)
  }
}
