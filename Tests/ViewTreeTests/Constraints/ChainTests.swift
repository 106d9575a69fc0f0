// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Chains of anchors")
struct ChainTests {
  @Test("each method of a chain activates the constraint that it names")
  func methods() {
    let (root, a, b) = (rooted(100, 100), ViewNode(), ViewNode())
    (a.accessibilityIdentifier, b.accessibilityIdentifier) = ("a", "b")
    for node in [a, b] { root.addSubview(node) }
    let end = a.topAnchor(equalTo: b.bottomAnchor, constant: 1)
      .bottomAnchor(equalTo: b.topAnchor, constant: 2)
      .leadingAnchor(equalTo: b.trailingAnchor, constant: 3)
      .trailingAnchor(equalTo: b.leadingAnchor, constant: 4)
      .leftAnchor(equalTo: b.rightAnchor, constant: 5)
      .rightAnchor(equalTo: b.leftAnchor, constant: 6)
      .centerXAnchor(equalTo: b.centerXAnchor, constant: 7)
      .centerYAnchor(equalTo: b.centerYAnchor, constant: 8)
      .firstBaselineAnchor(equalTo: b.lastBaselineAnchor, constant: 9)
      .lastBaselineAnchor(equalTo: b.firstBaselineAnchor, constant: 10)
      .widthAnchor(equalTo: b.heightAnchor, multiplier: 2, constant: 11)
      .heightAnchor(equalTo: b.widthAnchor, multiplier: 3, constant: 12)
    #expect(end === a && !a.translatesAutoresizingMaskIntoConstraints)
    #expect(b.translatesAutoresizingMaskIntoConstraints)
    #expect(
      root.constraints.map { $0.written.algebra } == [
        "a.top = b.bottom + 1 @1000", "a.bottom = b.top + 2 @1000",
        "a.leading = b.trailing + 3 @1000", "a.trailing = b.leading + 4 @1000",
        "a.left = b.right + 5 @1000", "a.right = b.left + 6 @1000",
        "a.centerX = b.centerX + 7 @1000", "a.centerY = b.centerY + 8 @1000",
        "a.firstBaseline = b.lastBaseline + 9 @1000",
        "a.lastBaseline = b.firstBaseline + 10 @1000", "a.width = 2 × b.height + 11 @1000",
        "a.height = 3 × b.width + 12 @1000",
      ])
    a.widthAnchor(equalTo: 13).heightAnchor(equalTo: 14)
    #expect(
      a.constraints.map { $0.written.algebra } == ["a.width = 13 @1000", "a.height = 14 @1000"])
  }
}
