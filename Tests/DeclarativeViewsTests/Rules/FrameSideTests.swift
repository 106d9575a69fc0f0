// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import DeclarativeViews

@Suite("Lengths of frames with limits")
struct FrameSideTests {
  private typealias Side = FlexibleFrameElement.Side

  private let open = Side()
  private let least = Side(least: 20)
  private let most = Side(most: 50)
  private let both = Side(least: 20, most: 50)
  private let ideal = Side(least: 20, ideal: 30, most: 50)

  @Test("a length stays between the limits, and is never negative")
  func clamped() {
    #expect([10, 20, 35, 50, 60].map { both.clamped($0) } == [20, 20, 35, 50, 50])
    #expect([-5, 0, 5, .infinity].map { open.clamped($0) } == [0, 0, 5, .infinity])
    #expect([-5, 19, 21, 1000].map { least.clamped($0) } == [20, 20, 21, 1000])
    #expect([-5, 49, 51].map { most.clamped($0) } == [0, 49, 50])
  }

  @Test("a view is offered what the frame is, within the limits, or the ideal length")
  func offers() {
    #expect(open.offer(for: nil) == nil && both.offer(for: nil) == nil)
    #expect(ideal.offer(for: nil) == 30)
    #expect(ideal.offer(for: 10) == 20 && ideal.offer(for: 40) == 40 && ideal.offer(for: 60) == 50)
    #expect(Side(ideal: 30).offer(for: 10) == 10)
  }

  @Test("in place, a view is offered the frame's length unless nothing determines it")
  func placedOffers() {
    #expect(open.placedOffer(for: nil, in: 25) == nil)
    #expect(open.placedOffer(for: nil, in: .infinity) == .infinity)
    #expect(open.placedOffer(for: 40, in: 25) == 25)
    #expect(least.placedOffer(for: nil, in: 20) == 20 && least.placedOffer(for: nil, in: 21) == nil)
    #expect(most.placedOffer(for: nil, in: 50) == 50 && most.placedOffer(for: nil, in: 49) == nil)
    #expect(both.placedOffer(for: nil, in: 20) == 20 && both.placedOffer(for: nil, in: 35) == nil)
    #expect(ideal.placedOffer(for: nil, in: 30) == 30)
    #expect(Side(ideal: 30).placedOffer(for: nil, in: 30) == 30)
  }

  @Test("the length of a frame depends on the limits, the proposal, and the view")
  func lengths() {
    #expect(open.length(for: nil, child: 40) == 40 && open.length(for: 60, child: 40) == 40)
    #expect(ideal.length(for: nil, child: 40) == 30)
    #expect(Side(ideal: 30).length(for: 60, child: 40) == 40)
    #expect(least.length(for: nil, child: 10) == 20 && least.length(for: nil, child: 70) == 70)
    #expect(most.length(for: nil, child: 60) == 50 && most.length(for: nil, child: 10) == 10)
    #expect([10, 35, 60].map { both.length(for: $0, child: 1000) } == [20, 35, 50])
    #expect([10, 30, 60].map { least.length(for: $0, child: 40) } == [20, 30, 40])
    #expect(least.length(for: 60, child: 10) == 20)
    #expect([30, 45, 60].map { most.length(for: $0, child: 40) } == [40, 45, 50])
    #expect(most.length(for: 30, child: 10) == 30 && most.length(for: 60, child: 70) == 50)
  }

  @Test("any of the three numbers is a statement about the length")
  func stated() {
    #expect(!open.isStated)
    #expect(least.isStated && most.isStated && Side(ideal: 30).isStated)
  }

  @Test("a frame has no spacing preference at the sides that it determines")
  func sides() {
    func fixed(_ width: CGFloat?, _ height: CGFloat?) -> FixedFrameElement {
      FixedFrameElement(width: width, height: height, alignment: .center)
    }
    #expect(fixed(nil, nil).sidesWithoutSpacing == [])
    #expect(fixed(1, nil).sidesWithoutSpacing == .horizontal)
    #expect(fixed(nil, 1).sidesWithoutSpacing == .vertical)
    #expect(fixed(1, 1).sidesWithoutSpacing == .all)
    func flexible(_ width: Side, _ height: Side) -> Edge.Set {
      FlexibleFrameElement(width: width, height: height, alignment: .center).sidesWithoutSpacing
    }
    #expect(flexible(open, open) == [])
    #expect(flexible(least, open) == .horizontal && flexible(open, most) == .vertical)
    #expect(flexible(least, most) == .all)
    func padding(_ insets: DeclarativeViews.EdgeInsets) -> Edge.Set {
      PaddingElement(insets: insets).sidesWithoutSpacing
    }
    #expect(padding(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)) == [])
    #expect(padding(EdgeInsets(top: 1, leading: 0, bottom: 0, trailing: 0)) == .top)
    #expect(padding(EdgeInsets(top: 0, leading: -1, bottom: 0, trailing: 0)) == .leading)
    #expect(padding(EdgeInsets(top: 0, leading: 0, bottom: 1, trailing: 0)) == .bottom)
    #expect(padding(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 1)) == .trailing)
  }

  @Test("a view inside a frame with a guide of its own is placed by it in both directions")
  func guides() {
    let view = Color.red.frame(width: 40, height: 20)
      .alignmentGuide(.leading) { _ in 10 }.alignmentGuide(.bottom) { _ in 5 }
    let fixed = view.frame(width: 100, height: 60, alignment: .bottomLeading)
    #expect(
      TreeProbe(fixed, width: 100, height: 60).frames("Color").map(\.origin)
        == [CGPoint(x: -10, y: 55)])
    let flexible = view.frame(minWidth: 100, minHeight: 60, alignment: .bottomLeading)
    #expect(
      TreeProbe(flexible, width: 100, height: 60).frames("Color").map(\.origin)
        == [CGPoint(x: -10, y: 55)])
  }
}
