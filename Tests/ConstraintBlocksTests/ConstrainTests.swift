// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintBlocks
import Foundation
import Testing
import ViewNodes

@Suite("Constraint blocks")
struct ConstrainTests {
  let root: ViewNode
  let photo = ViewNode()
  let title = ViewNode()

  init() {
    root = quietRoot()
    root.accessibilityIdentifier = "root"
    photo.accessibilityIdentifier = "photo"
    title.accessibilityIdentifier = "title"
    root.addSubview(photo)
    root.addSubview(title)
  }

  private func written(_ constraints: [LayoutConstraint]) -> [String] {
    constraints.map { $0.written.algebra }
  }

  @Test("a line creates the constraint that it describes")
  func lines() {
    let made = constrain {
      title.top == photo.bottom + 8 ~ .high
      title.leading >= root.leading + 16
      root.trailing == title.trailing - 4
      title.left == photo.left ~ 999
      title.right <= photo.right
      title.centerX == photo.leading
      title.left >= photo.centerX
      title.leading <= photo.centerX + 2
      title.firstBaseline == photo.lastBaseline
      title.centerY <= root.bottom * 0.5
      photo.width == photo.height * 2
      photo.height == 40
      photo.height >= 30 ~ .medium
      photo.width <= 0.5 * title.width + 1
      title.width >= title.height
      title.centerX <= photo.trailing
      photo.width == (title.width + 4) * 0.5
    }
    #expect(
      written(made) == [
        "title.top = photo.bottom + 8 @750", "title.leading ≥ root.leading + 16 @1000",
        "root.trailing = title.trailing − 4 @1000", "title.left = photo.left @999",
        "title.right ≤ photo.right @1000", "title.centerX = photo.leading @1000",
        "title.left ≥ photo.centerX @1000", "title.leading ≤ photo.centerX + 2 @1000",
        "title.firstBaseline = photo.lastBaseline @1000",
        "title.centerY ≤ 0.5 × root.bottom @1000", "photo.width = 2 × photo.height @1000",
        "photo.height = 40 @1000", "photo.height ≥ 30 @500",
        "photo.width ≤ 0.5 × title.width + 1 @1000", "title.width ≥ title.height @1000",
        "title.centerX ≤ photo.trailing @1000", "photo.width = 0.5 × title.width + 2 @1000",
      ])
    #expect(made.allSatisfy { $0.isActive })
  }

  @Test("edges without insets meet")
  func edges() {
    #expect(
      written(constrain { photo.edges == root.edges }) == [
        "photo.top = root.top @1000", "photo.leading = root.leading @1000",
        "photo.bottom = root.bottom @1000", "photo.trailing = root.trailing @1000",
      ])
  }

  @Test("edges, sizes, and centers create several constraints")
  func several() {
    let made = constrain {
      photo.edges == root.edges.inset(8)
      title.horizontalEdges == photo.horizontalEdges ~ .low
      title.verticalEdges.inset(2) == photo.verticalEdges
      title.edges
        == root.edges.inset(by: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      title.size == photo.size * 2 + CGSize(width: 1, height: 3)
      title.size >= CGSize(width: 10, height: 20)
      title.size <= photo.size
      title.centers == root.centers
    }
    #expect(
      written(made) == [
        "photo.top = root.top + 8 @1000", "photo.leading = root.leading + 8 @1000",
        "photo.bottom = root.bottom − 8 @1000", "photo.trailing = root.trailing − 8 @1000",
        "title.leading = photo.leading @250", "title.trailing = photo.trailing @250",
        "title.top = photo.top − 2 @1000", "title.bottom = photo.bottom + 2 @1000",
        "title.top = root.top + 1 @1000", "title.leading = root.leading + 2 @1000",
        "title.bottom = root.bottom − 3 @1000", "title.trailing = root.trailing − 4 @1000",
        "title.width = 2 × photo.width + 1 @1000", "title.height = 2 × photo.height + 3 @1000",
        "title.width ≥ 10 @1000", "title.height ≥ 20 @1000", "title.width ≤ photo.width @1000",
        "title.height ≤ photo.height @1000", "title.centerX = root.centerX @1000",
        "title.centerY = root.centerY @1000",
      ])
  }

  @Test("a block lays out its nodes", arguments: [false, true])
  func layout(isRightToLeft: Bool) {
    root.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    constrain {
      photo.top == root.top + 10
      photo.leading == root.leading + 10
      photo.size == CGSize(width: 50, height: 40)
      title.leading == photo.trailing + 8
      title.trailing == root.trailing - 10
      title.verticalEdges == photo.verticalEdges
    }
    root.layoutIfNeeded()
    #expect(photo.frame == CGRect(x: isRightToLeft ? 240 : 10, y: 10, width: 50, height: 40))
    #expect(title.frame == CGRect(x: isRightToLeft ? 10 : 68, y: 10, width: 222, height: 40))
  }

  @Test("each constraint records its line")
  func places() {
    let line: UInt = #line
    let made = constrain {
      title.top == photo.bottom
      if line > 0 {
        title.leading
          == photo.leading
      }
      for constant: CGFloat in [1, 2] { title.width >= constant }
      photo.size == title.size
    }
    #expect(made.map(\.line) == [2, 4, 7, 7, 8, 8].map { line + $0 })
    #expect(made.allSatisfy { "\($0.fileID)" == "ConstraintBlocksTests/ConstrainTests.swift" })
  }

  @Test("lines can be inside conditions and loops")
  func control() {
    func block(_ isWide: Bool, _ extra: [CGFloat]) -> [String] {
      written(
        constrain {
          if isWide { title.width == 200 } else { title.width == 100 }
          if !extra.isEmpty { title.height >= 1 }
          for number in extra { photo.height >= number }
        })
    }
    #expect(block(true, []) == ["title.width = 200 @1000"])
    #expect(
      block(false, [3, 4]) == [
        "title.width = 100 @1000", "title.height ≥ 1 @1000", "photo.height ≥ 3 @1000",
        "photo.height ≥ 4 @1000",
      ])
  }

  @Test("constraints created in other ways can be lines")
  func others() throws {
    let format = try LayoutConstraint.constraints(
      withVisualFormat: "|[photo]|", views: ["photo": photo])
    let made = constrain {
      format
      title.topAnchor.constraint(equalTo: photo.bottomAnchor)
      title.bottomAnchor == root.bottomAnchor
    }
    #expect(made.count == 4)
    #expect(made.allSatisfy { $0.isActive })
  }

  @Test("layout guides can be on both sides")
  func guides() {
    let guide = LayoutGuide()
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    let made = constrain {
      guide.width == 10
      guide.top == root.layoutMarginsGuide.top
    }
    #expect(
      written(made) == ["gap.width = 10 @1000", "gap.top = root.layoutMarginsGuide.top @1000"])
  }

  @Test("the node on the left side stops translating its mask, and others don't")
  func masks() {
    constrain {
      title.top == photo.top
      root.height >= title.height
    }
    #expect(!title.translatesAutoresizingMaskIntoConstraints)
    #expect(photo.translatesAutoresizingMaskIntoConstraints)
    #expect(root.translatesAutoresizingMaskIntoConstraints)
  }

  @Test("the block of a node refers to the node as $0")
  func ownBlock() {
    let made = title.constrain {
      $0.top == photo.bottom
      $0.width == 10
    }
    #expect(written(made) == ["title.top = photo.bottom @1000", "title.width = 10 @1000"])
  }

  @Test("remaking replaces what the node's blocks created before, and nothing else")
  func remake() {
    let other = constrain { title.height == 5 }
    let before = title.constrain { $0.top == photo.bottom }
    let after = title.remakeConstraints { $0.top == photo.top + 3 }
    let last = title.remakeConstraints { $0.top == photo.top + 4 }
    #expect(!before[0].isActive && !after[0].isActive)
    #expect(other[0].isActive && last[0].isActive)
  }

  @Test("updating changes constants and priorities of existing constraints and adds new ones")
  func update() {
    let made = title.constrain {
      $0.top == photo.bottom + 8
      $0.width == 100
    }
    let updated = title.updateConstraints {
      $0.width == 120 ~ .low
      $0.height == 10
    }
    #expect(updated[0] === made[1])
    #expect(written(made) == ["title.top = photo.bottom + 8 @1000", "title.width = 120 @250"])
    #expect(updated[1].isActive)
    #expect(title.updateConstraints { $0.height == 11 }[0] === updated[1])
  }

  @Test("a constraint that was deactivated is active again after an update")
  func reactivated() {
    let made = title.updateConstraints { $0.width == 100 }
    #expect(made[0].isActive)
    let again = title.updateConstraints { $0.width == 110 }
    #expect(again[0] === made[0] && made[0].isActive && made[0].constant == 110)
    made[0].isActive = false
    title.updateConstraints { $0.width == 120 ~ .low }
    #expect(made[0].isActive && made[0].constant == 120 && made[0].priority == .defaultLow)
  }

  @Test("a class can have properties named like edges and still use blocks")
  func shadowing() {
    let card = CardWithParts()
    root.addSubview(card)
    let made = card.pin()
    #expect(
      written(made) == [
        "ViewNode.top = CardWithParts.top + 2 @1000",
        "ViewNode.leading = CardWithParts.leading @1000",
      ])
  }

  @Test("numbers that aren't finite are rejected with the line")
  func notFinite() throws {
    let line: UInt = #line + 1
    let made = constrain { title.width == .nan }
    #expect(!made[0].isActive)
    let problem = try #require(root.layoutProblems.first)
    #expect(problem.description.contains("ConstrainTests.swift:\(line)"))
  }

  @Test("a priority that is out of range is rejected with the line, and the constraint is required")
  func badPriority() throws {
    let line: UInt = #line + 1
    let made = constrain { title.width == 10 ~ 1001 }
    #expect(made[0].priority == .required)
    let problem = try #require(root.layoutProblems.first)
    #expect(problem.description.contains("ConstrainTests.swift:\(line)"))
  }
}

/// A class with properties named like those used in constraint blocks.
private final class CardWithParts: ViewNode {
  let top = ViewNode()
  let size = 3

  func pin() -> [LayoutConstraint] {
    addSubview(top)
    return constrain {
      top.top == topAnchor + 2
      top.leading == leading
    }
  }
}
