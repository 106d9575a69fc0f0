// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting
import XCTest

private func card() -> ViewNode {
  let card = ViewNode(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
  card.accessibilityIdentifier = "card"
  card.backgroundColor = .white
  card.layer.cornerRadius = 8
  let title = ViewNode(frame: CGRect(x: 16, y: 16, width: 168, height: 20))
  title.accessibilityIdentifier = "title"
  title.backgroundColor = .lightGray
  card.addSubview(title)
  return card
}

@Suite("Asserting snapshots in Swift Testing")
struct AssertSnapshotTests {
  @Test("passes if the node is as recorded")
  func recordedCard() {
    assertSnapshot(of: card(), as: .frames)
    assertSnapshot(of: card(), as: .svg)
  }

  @Test("fails the running test")
  func failing() {
    struct Broken: Error {}
    let broken = SnapshotStrategy<ViewNode>.frames.pullback { (_: Int) in throw Broken() }
    withKnownIssue {
      assertSnapshot(of: 1, as: broken)
    } matching: { issue in
      issue.comments.contains { $0.rawValue == "The snapshot could not be made: Broken()" }
    }
  }
}

/// Tests in XCTest, whose test names have another form.
nonisolated final class AssertSnapshotXCTests: XCTestCase {
  func testRecordedCard() {
    #if MainActor
      MainActor.assumeIsolated { assertSnapshot(of: card(), as: .frames) }
    #else
      assertSnapshot(of: card(), as: .frames)
    #endif
  }
}
