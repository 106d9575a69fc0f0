// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintBlocks
import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Conflicts in reports")
struct ConflictReportTests {
  let root = rooted(300, 200)
  let title = constrained("title")

  init() {
    root.accessibilityIdentifier = "root"
    root.addSubview(title)
  }

  private func onlyConflict() throws -> LayoutConflict {
    let conflicts = root.layoutReport().conflicts
    try #require(conflicts.count == 1)
    return conflicts[0]
  }

  /// The description with the lines of this file as offsets from one.
  private func text(_ conflict: LayoutConflict, from line: UInt) -> String {
    var text = conflict.description
    for constraint in conflict.constraints where constraint.fileID != nil {
      text = text.replacingOccurrences(
        of: "ViewTreeTests/ConflictReportTests.swift:\(constraint.line)",
        with: "line \(constraint.line - line)")
    }
    return text
  }

  @Test("of two values for one length, the second is broken, and one of them should be removed")
  func twoWidths() throws {
    let line: UInt = #line
    constrain {
      title.width == 50
      title.width == 100
    }
    let conflict = try onlyConflict()
    #expect(
      text(conflict, from: line) == """
        These constraints cannot hold together:
          “title.width = 50 @1000” (line 2)
          “title.width = 100 @1000” (line 3)
        “title.width = 100 @1000” (line 3) was dropped because the others come first in the tree.
        To resolve it, remove “title.width = 50 @1000” (line 2) or “title.width = 100 @1000” (line 3): they set the same attribute to different values.
        """)
  }

  @Test("a forgotten autoresizing mask is named with its node, and should be turned off")
  func mask() throws {
    let badge = ViewNode(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    badge.accessibilityIdentifier = "badge"
    root.addSubview(badge)
    let line: UInt = #line + 1
    badge.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let conflict = try onlyConflict()
    #expect(
      text(conflict, from: line) == """
        These constraints cannot hold together:
          “badge.width = 30 @1000” (autoresizing mask of badge)
          “badge.width = 50 @1000” (line 0)
        “badge.width = 50 @1000” (line 0) was dropped because the others come first in the tree.
        To resolve it, set translatesAutoresizingMaskIntoConstraints of badge to false; otherwise its frame is translated into constraints.
        """)
    badge.translatesAutoresizingMaskIntoConstraints = false
    #expect(root.layoutReport().conflicts.isEmpty)
  }

  @Test("of several autoresizing masks, that of the last view should be turned off")
  func severalMasks() throws {
    let badge = ViewNode(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    badge.accessibilityIdentifier = "badge"
    let frame = ViewNode(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
    frame.accessibilityIdentifier = "frame"
    root.addSubview(badge)
    root.addSubview(frame)
    badge.widthAnchor.constraint(equalTo: frame.widthAnchor).isActive = true
    #expect(try onlyConflict().suggestion == .stopTranslatingMask(node: "frame"))
  }

  @Test("the root's explicit size is named, and the broken constraint should have a lower priority")
  func givenSize() throws {
    let line: UInt = #line
    let made = constrain {
      title.leading == root.leading
      title.width == 400
      root.trailing == title.trailing
    }
    let conflict = try onlyConflict()
    #expect(
      text(conflict, from: line) == """
        These constraints cannot hold together:
          “root.width = 300 @1000” (given size of root)
          “title.leading = root.leading @1000” (line 2)
          “root.trailing = title.trailing @1000” (line 4)
          “title.width = 400 @1000” (line 3)
        “title.width = 400 @1000” (line 3) was dropped because the others come first in the tree.
        To resolve it, give “title.width = 400 @1000” (line 3) the priority 999, so that it yields to the others.
        """)
    made[1].priority = LayoutPriority(999)
    #expect(root.layoutReport().conflicts.isEmpty)
  }

  @Test("identifiers appear next to the equation")
  func identifier() throws {
    let line: UInt = #line
    let made = constrain {
      title.width >= 60
      title.width <= 50
    }
    made[1].identifier = "narrow"
    let conflict = try onlyConflict()
    #expect(
      text(conflict, from: line).contains(
        "“title.width ≤ 50 @1000” ‘narrow’ (line 3)"))
  }

  @Test("a constraint that can never be satisfied is broken alone")
  func impossible() throws {
    let line: UInt = #line + 1
    let made = constrain { title.width == title.width + 10 }
    #expect(made[0].isActive)
    let conflict = try onlyConflict()
    #expect(
      text(conflict, from: line) == """
        The constraint “title.width = title.width + 10 @1000” (line 0) cannot be satisfied by any layout and was dropped.
        """)
  }

  @Test("a conflict with a stack names the stack and the purpose")
  func stack() throws {
    let stack = StackNode(arrangedSubviews: [])
    stack.accessibilityIdentifier = "stack"
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    stack.distribution = .fillEqually
    let (a, b) = (constrained("a"), constrained("b"))
    stack.addArrangedSubview(a)
    stack.addArrangedSubview(b)
    let made = constrain {
      a.width == 50
      b.width == 60
    }
    let conflict = try onlyConflict()
    let systems = conflict.constraints.filter { $0.fileID == nil }
    #expect(systems.map(\.identifier) == ["distribution of stack"])
    #expect(conflict.suggestion == .lowerPriority(made[1].written))
  }

  @Test("each conflict is reported once to the root's handler, as it occurs")
  func handler() {
    var told: [String] = []
    root.layoutDiagnosticsHandler = { told.append($0.description) }
    constrain {
      title.width == 50
      title.width == 100
    }
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(told.count == 1)
    #expect(told == root.layoutReport().conflicts.map(\.description))
  }
}
