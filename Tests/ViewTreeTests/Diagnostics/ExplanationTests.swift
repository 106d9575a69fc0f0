// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintBlocks
import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Explanations of edges")
struct ExplanationTests {
  let root = rooted(300, 200)
  let card = constrained("card")
  let photo = constrained("photo")
  let title = SizedNode(120, 20)

  init() {
    title.accessibilityIdentifier = "title"
    root.accessibilityIdentifier = "root"
    root.addSubview(card)
    card.addSubview(photo)
    card.addSubview(title)
  }

  private func lines(_ explanation: LayoutExplanation) -> [String] {
    explanation.constraints.map(\.algebra)
  }

  @Test("the constraints that determine it are named, the nearest first")
  func chain() {
    let line: UInt = #line
    constrain {
      card.edges == root.edges.inset(5)
      photo.top == card.top + 10
      photo.height == 40
      title.top == photo.bottom + 8
      photo.width == 7
    }
    let file = "ViewTreeTests/ExplanationTests.swift"
    #expect(
      explain(title, .top).description == """
        title.top is 58 in card, because of:
          “title.top = photo.bottom + 8 @1000” (\(file):\(line + 5))
          “photo.top = card.top + 10 @1000” (\(file):\(line + 3))
          “photo.height = 40 @1000” (\(file):\(line + 4))
        """)
  }

  @Test("a natural size determines it by compression resistance or hugging")
  func naturalSize() {
    constrain {
      title.leading == card.leading
      title.top == card.top
    }
    let explanation = title.explain(.width)
    #expect(
      explanation.description == """
        title.width is 120, because of:
          “title.width ≥ 120 @750” (compression resistance of title)
        """)
  }

  @Test("a broken constraint determines nothing")
  func broken() {
    constrain {
      photo.width == 30
      photo.width == 60
    }
    #expect(lines(photo.explain(.width)) == ["photo.width = 30 @1000"])
  }

  @Test("of several optional constraints, those with higher priority determine it")
  func priorities() {
    constrain {
      photo.width == 100 ~ 500
      photo.width == 200 ~ 499
    }
    #expect(lines(photo.explain(.width)) == ["photo.width = 100 @500"])
  }

  @Test("an undetermined edge is as close to zero as possible")
  func open() {
    constrain { photo.width == 10 }
    #expect(
      photo.explain(.top).description
        == "photo.top is 0 in card: no constraint determines it, so it is as close to 0 as possible."
    )
  }

  @Test("an edge with only a bound is at the bound")
  func bound() {
    let line: UInt = #line + 1
    constrain { photo.leading >= card.leading + 16 }
    #expect(
      photo.explain(.leading).description == """
        photo.leading is 16 in card: the constraints leave it open; it is as close to 0 as allowed by:
          “photo.leading ≥ card.leading + 16 @1000” (ViewTreeTests/ExplanationTests.swift:\(line))
        """)
  }

  @Test("an explicit frame is the reason if no constraint involves the node")
  func frame() {
    let plain = ViewNode(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    plain.accessibilityIdentifier = "plain"
    root.addSubview(plain)
    #expect(
      plain.explain(.bottom).description
        == "plain.bottom is 10 in root: its frame was set, and no constraint involves it.")
  }

  @Test("an autoresizing mask is named")
  func mask() {
    let plain = ViewNode(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    plain.accessibilityIdentifier = "plain"
    root.addSubview(plain)
    constrain { card.leading == plain.trailing + 1 }
    #expect(
      card.explain(.leading).constraints.map(\.description).dropFirst() == [
        "“plain.left = root.left + 3 @1000” (autoresizing mask of plain)",
        "“plain.width = 5 @1000” (autoresizing mask of plain)",
      ])
  }

  @Test("the root's explicit size determines it")
  func rootSize() {
    constrain { card.edges == root.edges }
    #expect(
      root.explain(.width).description == """
        root.width is 300, because of:
          “root.width = 300 @1000” (given size of root)
        """)
  }

  @Test("nothing is found without a tree")
  func detached() {
    #expect(
      LayoutGuide().explain(.width).description
        == "guide.width is 0: its frame was set, and no constraint involves it.")
  }
}
