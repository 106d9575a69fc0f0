// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintBlocks
import Foundation
import Testing
import ViewNodes
import ViewTesting

@Suite("Many layout findings")
struct ManyFindingsTests {
  private let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))

  /// Adds views that extend beyond the root to the right by 10 points, because of constraints.
  private func add(_ count: Int) {
    for index in 0..<count {
      let view = ViewNode()
      root.addSubview(view)
      constrain {
        view.leading == root.leading + 90
        view.top == root.top + CGFloat(index * 20)
        view.width == 20
        view.height == 10
      }
    }
  }

  @Test("the first twenty findings are explained by their constraints", arguments: [20, 22])
  func explained(count: Int) {
    add(count)
    let explained = layoutFindings(in: root, [.outsideParent]).map { finding -> Bool in
      guard case .outsideParent(_, _, let insets, let reasons) = finding else { return false }
      #expect(insets.right == 10)
      return !reasons.isEmpty
    }
    #expect(
      explained == Array(repeating: true, count: 20) + Array(repeating: false, count: count - 20))
  }

  @Test("an expectation lists twenty findings, and counts the rest", arguments: [19, 20, 21, 25])
  func counted(count: Int) {
    add(count)
    withKnownIssue {
      expectNothingOutsideParent(in: root)
    } matching: { issue in
      let lines = issue.comments.map(\.rawValue).joined().split(separator: "\n")
      let findings = lines.filter { $0.contains("extends beyond") }
      let last = count > 20 ? "and \(count - 20) more." : nil
      return findings.count == min(count, 20)
        && lines.last.map { $0.hasPrefix("and ") } == (last != nil)
        && (last == nil || lines.last.map(String.init) == last)
    }
  }
}
