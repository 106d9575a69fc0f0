// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewPictures
@testable import ViewTesting

@Suite("Paired nodes")
struct PairingTests {
  /// Returns the steps that pair nodes identified by letters: `0=1` for a pair of indexes, and
  /// `-0` or `+0` for an index in only the former or only the latter tree.
  private func steps(_ former: String, _ latter: String) -> String? {
    func entries(_ letters: String) -> [FrameTree.Entry] {
      letters.map {
        FrameTree.Entry(
          depth: 0, className: "ViewNode", identifier: "\($0)", text: "", moreLines: 0,
          frame: CGRect(), remarks: "")
      }
    }
    let (was, now) = (entries(former), entries(latter))
    return Pairing(was, now, mostPairs: 100)?.steps.map { step in
      switch step {
      case .both(let first, let second): "\(first)=\(second)"
      case .former(let index): "-\(index)"
      case .latter(let index): "+\(index)"
      }
    }.joined(separator: " ")
  }

  @Test(
    "as many nodes as possible are paired in order",
    arguments: [
      ("abc", "abc", "0=0 1=1 2=2"), ("abc", "ac", "0=0 -1 2=1"), ("ac", "abc", "0=0 +1 1=2"),
      // The last node of the former tree is paired, although an earlier one is like it.
      ("pxqx", "x", "-0 -1 -2 3=0"), ("x", "pxqx", "+0 +1 +2 0=3"),
      ("abxy", "cdxy", "-0 -1 +0 +1 2=2 3=3"), ("xay", "xby", "0=0 -1 +1 2=2"), ("", "a", "+0"),
    ] as [(String, String, String)])
  func pairs(former: String, latter: String, expected: String) {
    #expect(steps(former, latter) == expected)
  }
}
