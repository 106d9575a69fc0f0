// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import UIKitCompatibility

@testable import UIKitCompatibility

@Suite("Alignments of supplementary views")
struct SupplementaryAlignmentTests {
  @Test(
    "views aligned at the bottom follow the section, whatever their horizontal side",
    arguments: [NSRectAlignment.bottom, .bottomLeading, .bottomTrailing])
  func end(_ alignment: NSRectAlignment) {
    #expect(alignment.isAtEnd)
  }

  @Test(
    "other views don't follow the section",
    arguments: [
      NSRectAlignment.none, .top, .topLeading, .leading, .trailing, .topTrailing,
    ])
  func start(_ alignment: NSRectAlignment) {
    #expect(!alignment.isAtEnd)
  }

  @Test("a spacing is fixed or flexible")
  func spacings() {
    let (fixed, flexible) = (
      NSCollectionLayoutSpacing.fixed(3), NSCollectionLayoutSpacing.flexible(4)
    )
    #expect(fixed.isFixedSpacing && !fixed.isFlexibleSpacing && fixed.spacing == 3)
    #expect(!flexible.isFixedSpacing && flexible.isFlexibleSpacing && flexible.spacing == 4)
  }

  @Test("the distance between horizontal anchors is a width, between vertical ones a height")
  func distances() {
    let (root, first, second) = (UIView(frame: .zero), UIView(), UIView())
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      first.leadingAnchor.anchorWithOffset(to: second.leadingAnchor)
        .constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      first.topAnchor.anchorWithOffset(to: second.topAnchor)
        .constraint(equalTo: root.heightAnchor, multiplier: 0.25),
    ])
    let across = first.leadingAnchor.anchorWithOffset(to: second.leadingAnchor)
    let down = first.topAnchor.anchorWithOffset(to: second.topAnchor)
    #expect("\(across)" != "\(down)")
    root.layoutIfNeeded()
    #expect(second.frame.origin == CGPoint(x: 150, y: 50))
  }
}
