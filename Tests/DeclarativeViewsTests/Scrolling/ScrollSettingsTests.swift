// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@testable import DeclarativeViews

@Suite("Settings of scroll views")
struct ScrollSettingsTests {
  private struct NothingScrolls: Error {}

  /// Shows a view, 300 points wide and 600 high, and returns what scrolls.
  private func scroll(
    @ViewBuilder _ view: () -> some View
  ) throws -> (screen: Screen, host: HostingNode, node: ScrollNode) {
    let (screen, host) = shown(view)
    var pending: [ViewNode] = [host]
    while let node = pending.popLast() {
      if let scroll = node as? ScrollNode { return (screen, host, scroll) }
      pending += node.subviews
    }
    throw NothingScrolls()
  }

  private func cards(_ count: Int = 10, width: CGFloat = 100) -> some View {
    ForEach(0..<count, id: \.self) { Text("\($0)").frame(width: width, height: 40) }
  }

  @Test("scrolling ends where a view begins, and a limited drag ends at the next one")
  func viewAligned() throws {
    let rows: [(ViewAlignedScrollTargetBehavior, CGFloat, CGFloat)] = [
      (.viewAligned, 20, 0), (.viewAligned, 90, 110), (.viewAligned, 270, 220),
      (.viewAligned(limitBehavior: .never), 270, 220),
      (.viewAligned(limitBehavior: .always), 270, 110),
      (.viewAligned(limitBehavior: .alwaysByOne), 20, 0),
    ]
    for (behavior, distance, end) in rows {
      let (screen, _, node) = try scroll {
        ScrollView(.horizontal) {
          HStack(spacing: 10) { cards() }.padding(.trailing, 5).scrollTargetLayout()
        }
        .scrollTargetBehavior(behavior)
      }
      try screen.drag(node, by: CGPoint(x: -distance, y: 0), duration: 20)
      screen.advance(by: 5)
      #expect(node.contentOffset.x == end, "\(distance)")
    }
  }

  @Test("views of a lazy stack are targets, too, and margins stay in front of them")
  func lazy() throws {
    let (screen, _, node) = try scroll {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) { cards() }.scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .contentMargins(.horizontal, 20, for: .scrollContent)
    }
    try screen.drag(node, by: CGPoint(x: -130, y: 0), duration: 20)
    screen.advance(by: 5)
    // The second view begins at 20 + 110 points, and the margin is in front of it.
    #expect(node.contentOffset.x == 110)
    #expect(node.contentSize.width == CGFloat(1130))
  }

  @Test("without targets, and for a layout that is off, scrolling ends anywhere")
  func withoutTargets() throws {
    let (screen, _, node) = try scroll {
      ScrollView(.horizontal) {
        HStack(spacing: 10) { cards() }.scrollTargetLayout(isEnabled: false)
      }
      .scrollTargetBehavior(.viewAligned)
    }
    try screen.drag(node, by: CGPoint(x: -93, y: 0), duration: 20)
    screen.advance(by: 5)
    #expect(node.contentOffset.x > 60 && node.contentOffset.x != 110)
  }

  @Test("paging ends at a multiple of the length of the scroll view")
  func paging() throws {
    let (screen, _, node) = try scroll {
      ScrollView(.horizontal) { HStack(spacing: 0) { cards(5, width: 300) } }
        .scrollTargetBehavior(.paging)
    }
    #expect(node.isPagingEnabled)
    try screen.drag(node, by: CGPoint(x: -200, y: 0), duration: 20)
    screen.advance(by: 5)
    #expect(node.contentOffset.x == 300)
    var target = ScrollTarget(rect: CGRect(x: 700, y: 30, width: 300, height: 100))
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: .zero), contentSize: CGSize(width: 1500, height: 100),
      containerSize: CGSize(width: 300, height: 100), axes: .horizontal, targets: [],
      margins: DirectionalEdgeInsets())
    PagingScrollTargetBehavior().updateTarget(&target, context: context)
    #expect(target.rect.origin == CGPoint(x: 300, y: 30))
  }

  @Test("a behavior of a client's own changes where scrolling ends")
  func custom() throws {
    final class Seen { var context: ScrollTargetBehaviorContext? }
    struct Steps: ScrollTargetBehavior {
      let seen: Seen
      let offset: CGFloat
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        seen.context = context
        target.rect.origin.y = offset
      }
    }
    let seen = Seen()
    for (offset, end) in [(120, 120), (10_000, 1400), (-50, 0)] as [(CGFloat, CGFloat)] {
      let (screen, _, node) = try scroll {
        ScrollView { Color.red.frame(height: 2000) }
          .scrollTargetBehavior(Steps(seen: seen, offset: offset))
      }
      try screen.drag(node, by: CGPoint(x: 0, y: -80), duration: 20)
      screen.advance(by: 5)
      #expect(node.contentOffset.y == end)
    }
    #expect(seen.context?.contentSize.height == 2000)
    #expect(seen.context?.containerSize == CGSize(width: 300, height: 600))
    #expect(seen.context?.originalTarget.rect.origin == .zero)
    #expect(seen.context?.axes == .vertical)
  }

  @Test("a disabled scroll view doesn't scroll, and views inside can't enable it")
  func disabled() throws {
    let (screen, _, node) = try scroll {
      ScrollView { Color.red.frame(height: 2000) }.scrollDisabled(false).scrollDisabled(true)
    }
    try screen.drag(node, by: CGPoint(x: 0, y: -80), duration: 20)
    #expect(node.contentOffset == .zero && !node.isScrollEnabled)
  }

  @Test(
    "content that fits bounces unless it is limited to its size, and is clipped unless it isn't")
  func bouncing() throws {
    let (screen, _, plain) = try scroll { ScrollView { Text("a") } }
    #expect(plain.alwaysBounceVertical && plain.clipsToBounds)
    let (other, _, node) = try scroll {
      ScrollView { Text("a") }.scrollBounceBehavior(.basedOnSize).scrollClipDisabled()
    }
    #expect(!node.alwaysBounceVertical && !node.clipsToBounds)
    let (last, _, again) = try scroll {
      ScrollView { Text("a") }.scrollBounceBehavior(.always).scrollBounceBehavior(.basedOnSize)
    }
    #expect(again.alwaysBounceVertical)
    withExtendedLifetime((screen, other, last)) {}
  }

  @Test("margins are part of the content, for the edges that have them")
  func margins() throws {
    let (screen, host, node) = try scroll {
      ScrollView { Color.red.frame(height: 1000) }
        .contentMargins(.top, 30).contentMargins(.leading, 10, for: .scrollContent)
        .contentMargins(5, for: .scrollIndicators).contentMargins(.bottom, nil)
    }
    #expect(node.contentSize == CGSize(width: 300, height: 1030))
    #expect(host.problems.isEmpty)
    let (other, invalid, same) = try scroll {
      ScrollView { Color.red.frame(height: 1000) }.contentMargins(.nan)
    }
    #expect(same.contentSize.height == 1000 && invalid.problems.count == 1)
    withExtendedLifetime((screen, other)) {}
  }
}
