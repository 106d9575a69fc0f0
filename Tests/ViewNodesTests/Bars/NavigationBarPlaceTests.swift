// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Places of a navigation bar's parts")
struct NavigationBarPlaceTests {
  private func items(_ widths: [CGFloat]) -> [BarButtonItem] {
    widths.map {
      BarButtonItem(customView: ViewNode(frame: CGRect(x: 0, y: 0, width: $0, height: 20)))
    }
  }

  private func bar(
    left: [CGFloat], right: [CGFloat], title: CGFloat, isRightToLeft: Bool = false
  ) -> NavigationBarNode {
    let item = NavigationItem(title: "Title")
    item.leftBarButtonItems = items(left)
    item.rightBarButtonItems = items(right)
    item.titleView = ViewNode(frame: CGRect(x: 0, y: 0, width: title, height: 30))
    let bar = NavigationBarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    bar.items = [item]
    return bar
  }

  /// The parts beside the title, and where they, and the title, are from left to right.
  struct Line: Sendable {
    var left: [CGFloat] = []
    var right: [CGFloat] = []
    var title: CGFloat
    var lefts: [CGFloat] = []
    var rights: [CGFloat] = []
    var titleX: CGFloat
    var titleWidth: CGFloat
  }

  @Test(
    "items begin 16 points from the edges and from each other, and the title keeps 8 from them",
    arguments: [
      Line(
        left: [30, 20], right: [40, 10], title: 100, lefts: [16, 62], rights: [264, 238],
        titleX: 110, titleWidth: 100),
      Line(left: [120], title: 200, lefts: [16], titleX: 144, titleWidth: 160),
      Line(left: [120], title: 100, lefts: [16], titleX: 144, titleWidth: 100),
      Line(right: [120], title: 100, rights: [184], titleX: 76, titleWidth: 100),
      Line(right: [120], title: 200, rights: [184], titleX: 16, titleWidth: 160),
      Line(title: 400, titleX: 16, titleWidth: 288), Line(title: 60, titleX: 130, titleWidth: 60),
      Line(left: [400], title: 50, lefts: [16], titleX: 424, titleWidth: 0),
    ], [false, true])
  func lines(line: Line, isRightToLeft: Bool) {
    let bar = bar(
      left: line.left, right: line.right, title: line.title, isRightToLeft: isRightToLeft)
    bar.layoutIfNeeded()
    func frame(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(
        x: isRightToLeft ? 320 - x - width : x, y: 22 - height / 2, width: width, height: height)
    }
    #expect(
      bar.parts.left.map(\.frame) == zip(line.lefts, line.left).map { frame($0, $1, 20) })
    #expect(
      bar.parts.right.map(\.frame) == zip(line.rights, line.right).map { frame($0, $1, 20) })
    #expect(bar.parts.titleView?.frame == frame(line.titleX, line.titleWidth, 30))
    #expect(bar.titleLabel.isHidden)
  }

  @Test("parts are inside of the safe area at the sides", arguments: [false, true])
  func safeArea(isRightToLeft: Bool) {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    root.additionalSafeAreaInsets = EdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    let bar = bar(left: [30], right: [40], title: 100, isRightToLeft: isRightToLeft)
    root.addSubview(bar)
    root.layoutIfNeeded()
    #expect(bar.background.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    let frames = (bar.parts.left + bar.parts.right + [bar.titleLabel, bar.largeTitleLabel])
      .map(\.frame.minX)
    #expect(Array(frames.prefix(2)) == (isRightToLeft ? [254, 26] : [26, 244]))
    #expect(bar.parts.titleView?.frame.minX == 105)
    #expect(bar.largeTitleLabel.frame.minX == 26 && bar.largeTitleLabel.frame.width == 258)
  }

  @Test(
    "the content is in the middle of a bar, or above its large title",
    arguments: [
      (44, false, 22), (60, false, 30), (30, false, 15), (96, true, 22), (120, true, 46),
      (60, true, 22),
    ] as [(CGFloat, Bool, CGFloat)])
  func heights(height: CGFloat, isLarge: Bool, middle: CGFloat) {
    let bar = bar(left: [30], right: [], title: 50)
    bar.prefersLargeTitles = isLarge
    bar.frame.size.height = height
    bar.layoutIfNeeded()
    #expect(bar.parts.left[0].frame.midY == middle && bar.parts.titleView?.frame.midY == middle)
    #expect(bar.largeTitleLabel.isHidden == !isLarge)
    if isLarge {
      // 3.5 points below the content, rounded to a third.
      #expect(near(bar.largeTitleLabel.frame.minY, middle + 22 + 11 / 3))
      #expect(bar.largeTitleLabel.frame.minX == 16 && bar.largeTitleLabel.frame.width == 288)
    }
    #expect(bar.background.frame == bar.bounds)
  }

  @Test("everything moves with the origin of the bounds")
  func bounds() {
    let bar = bar(left: [30], right: [40], title: 50)
    bar.bounds.origin = CGPoint(5, 7)
    bar.layoutIfNeeded()
    #expect(bar.parts.left[0].frame.origin == CGPoint(21, 19))
    #expect(bar.parts.right[0].frame.origin == CGPoint(269, 19))
    #expect(bar.parts.titleView?.frame.origin == CGPoint(140, 14))
    #expect(bar.background.frame == bar.bounds)
  }

  @Test(
    "the background of a bar attached to the top begins at the superview's edge, not below the bar",
    arguments: [(47, 47), (0, 0), (-5, 0)] as [(CGFloat, CGFloat)])
  func attached(y: CGFloat, above: CGFloat) {
    let bar = bar(left: [], right: [], title: 50)
    bar.frame.origin.y = y
    for position in BarPosition.allCases {
      bar.barPosition = position
      bar.layoutIfNeeded()
      let extra = position == .topAttached ? above : 0
      #expect(
        bar.background.frame == CGRect(x: 0, y: -extra, width: 320, height: 44 + extra))
    }
  }

  private func twoItems(_ title: String = "Some title") -> NavigationBarNode {
    let bar = NavigationBarNode(frame: CGRect(x: 0, y: 0, width: 1000, height: 44))
    bar.items = [NavigationItem(title: "Former"), NavigationItem(title: title)]
    bar.layoutIfNeeded()
    return bar
  }

  @Test("the back button loses its title as soon as the bar's doesn't fit in the middle")
  func yielding() throws {
    let bar = twoItems()
    let back = try #require(bar.parts.back)
    let width = back.sizeThatFits(.zero).width
    #expect(back.frame == CGRect(x: 8, y: 0, width: width, height: 44))
    let title = bar.titleLabel.intrinsicContentSize.width
    func keeps(_ width: CGFloat) -> Bool {
      bar.frame.size.width = width
      bar.layoutIfNeeded()
      return back.hasTitle
    }
    let enough = title + 2 * (width + 16)
    #expect(keeps(enough + 0.01) && near(bar.titleLabel.frame.minX, width + 16, 0.34))
    #expect(!keeps(enough - 0.5))
    let short = back.sizeThatFits(.zero).width
    #expect(short < width && back.frame.width == short)
    #expect(near(bar.titleLabel.frame.midX, bar.bounds.midX, 0.5))
    #expect(keeps(enough + 0.01) && back.frame.width == width)
    // An item on the other side counts if it is wider.
    bar.topItem?.rightBarButtonItems = items([300])
    bar.layoutIfNeeded()
    let again = try #require(bar.parts.back)
    bar.frame.size.width = title + 2 * 332 + 0.01
    bar.layoutIfNeeded()
    #expect(again.hasTitle)
    bar.frame.size.width -= 1
    bar.layoutIfNeeded()
    #expect(!again.hasTitle)
  }

  @Test("beside another item or a title view, the back button keeps its title")
  func keeping() throws {
    let bar = twoItems("A title that is much too long for the bar that it is in")
    bar.frame.size.width = 320
    bar.layoutIfNeeded()
    #expect(bar.parts.back?.hasTitle == false)
    let item = try #require(bar.topItem)
    item.leftItemsSupplementBackButton = true
    item.leftBarButtonItems = items([30])
    bar.layoutIfNeeded()
    let back = try #require(bar.parts.back)
    #expect(back.hasTitle && bar.parts.left[0].frame.minX == back.frame.maxX + 8)
    #expect(near(bar.titleLabel.frame.minX, back.frame.maxX + 8 + 30 + 8, 0.34))
    item.leftBarButtonItems = nil
    item.titleView = ViewNode(frame: CGRect(x: 0, y: 0, width: 290, height: 20))
    bar.layoutIfNeeded()
    #expect(bar.parts.back?.hasTitle == true)
  }

  @Test("views without a size of their own get their natural one, as far as there is room")
  func naturalSizes() {
    let cases: [(ViewNode, CGSize)] = [
      (SizedNode(30, 10), CGSize(width: 30, height: 10)),
      (SizedNode(500, 90), CGSize(width: 200, height: 50)),
      (SliderNode(), CGSize(width: 200, height: 31)), (ViewNode(), .zero),
    ]
    for (node, size) in cases {
      #expect(node.systemSize(in: CGSize(width: 200, height: 50)) == size)
    }
    let item = NavigationItem(title: "T")
    let node = SizedNode(30, 10)
    node.translatesAutoresizingMaskIntoConstraints = true
    item.leftBarButtonItem = BarButtonItem(customView: node)
    let bar = NavigationBarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [item]
    bar.layoutIfNeeded()
    #expect(bar.parts.left[0].frame == CGRect(x: 16, y: 17, width: 30, height: 10))
  }
}
