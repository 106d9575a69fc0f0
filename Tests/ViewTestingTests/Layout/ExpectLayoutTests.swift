// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintBlocks
import Foundation
import Testing
import ViewNodes
import ViewTesting

@Suite("Layout expectations")
struct ExpectLayoutTests {
  /// Returns a layout with every kind of problem.
  private func bad() -> ViewNode {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.layoutDiagnosticsHandler = { _ in }
    let label = LabelNode(frame: CGRect(x: 190, y: 0, width: 20, height: 20))
    label.text = "Too long for this"
    let cover = ViewNode(frame: CGRect(x: 180, y: 0, width: 20, height: 10))
    let open = ViewNode()
    for node in [label, cover, open] { root.addSubview(node) }
    constrain {
      open.height == 10
      open.height == 20
    }
    return root
  }

  private func good() -> ViewNode {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(ViewNode(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    return root
  }

  nonisolated struct Expectation: Sendable, CustomTestStringConvertible {
    var name: String
    var check: @Sendable (ViewNode) -> Void
    var words: String
    var testDescription: String { name }
  }

  nonisolated static let expectations = [
    Expectation(
      name: "expectNoConflicts", check: { expectNoConflicts(in: $0) },
      words: "These constraints cannot hold together"),
    Expectation(
      name: "expectNoAmbiguity", check: { expectNoAmbiguity(in: $0) }, words: "is ambiguous"),
    Expectation(
      name: "expectNoTruncatedText", check: { expectNoTruncatedText(in: $0) },
      words: "does not show all of"),
    Expectation(
      name: "expectNothingOutsideParent", check: { expectNothingOutsideParent(in: $0) },
      words: "extends beyond"),
    Expectation(
      name: "expectNoOverlappingSiblings", check: { expectNoOverlappingSiblings(in: $0) },
      words: "covers"),
  ]

  @Test("each fails for its own problem", arguments: expectations)
  func fails(_ expectation: Expectation) {
    withKnownIssue {
      expectation.check(bad())
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      let others = Self.expectations.filter { $0.name != expectation.name }
      return text.contains(expectation.words) && !others.contains { text.contains($0.words) }
    }
  }

  @Test("each passes for a layout without problems", arguments: expectations)
  func passes(_ expectation: Expectation) {
    expectation.check(good())
  }

  @Test("a layout without problems passes every check")
  func sound() {
    expectSoundLayout(of: good())
    withKnownIssue {
      expectSoundLayout(of: bad())
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return Self.expectations.allSatisfy { text.contains($0.words) }
    }
  }

  @Test("excepted checks are skipped")
  func exceptions() {
    expectSoundLayout(of: bad(), except: Set(LayoutCheck.allCases))
    withKnownIssue {
      expectSoundLayout(of: bad(), except: [.conflicts, .ambiguities])
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return !text.contains("cannot hold together") && text.contains("covers")
    }
  }
}
