// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@Suite("Expected frames")
struct ExpectFrameTests {
  private func title() -> (root: ViewNode, title: ViewNode) {
    let root = ViewNode(frame: CGRect(x: 5, y: 5, width: 100, height: 100))
    let middle = ViewNode(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let title = ViewNode(frame: CGRect(x: 1, y: 2, width: 30, height: 20))
    title.accessibilityIdentifier = "title"
    root.addSubview(middle)
    middle.addSubview(title)
    return (root, title)
  }

  @Test("are compared in the superview's coordinates, or in those of a named ancestor")
  func met() {
    let (root, title) = title()
    expectFrame(of: title, equals: CGRect(x: 1, y: 2, width: 30, height: 20))
    expectFrame(of: title, equals: CGRect(x: 11, y: 12, width: 30, height: 20), in: root)
    expectFrame(of: title, equals: CGRect(x: 1.3, y: 2, width: 30, height: 20), accuracy: 0.34)
  }

  @Test("that differ are reported with the distance")
  func notMet() {
    let (root, title) = title()
    #expect(
      frameDifference(of: title, from: CGRect(x: 1, y: 0, width: 30, height: 20))
        == "ViewNode 'title' is at (1, 2, 30, 20) instead of (1, 0, 30, 20): 2 pt down")
    #expect(
      frameDifference(of: title, from: .zero, in: root)
        == "ViewNode 'title' is at (11, 12, 30, 20) instead of (0, 0, 0, 0): "
        + "11 pt right, 12 pt down, 30 pt wider, 20 pt taller")
    withKnownIssue {
      expectFrame(of: title, equals: .zero)
    }
  }

  @Test("with numbers that aren't finite never match")
  func notFinite() {
    let (root, title) = title()
    let frame = CGRect(x: CGFloat.nan, y: 2, width: 30, height: 20)
    #expect(frameDifference(of: title, from: frame) != nil)
    #expect(frameDifference(of: title, from: frame, in: root) != nil)
  }
}
