// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Layout guides that are removed")
struct GuideRemovalTests {
  @Test("layout guides that come and go in any order leave the others in place")
  func guides() {
    for removed in 0..<4 {
      for next in 0..<4 where next != removed {
        let root = rooted(200, 100)
        let guides = (0..<4).map { _ in LayoutGuide() }
        for (index, guide) in guides.enumerated() {
          root.addLayoutGuide(guide)
          LayoutConstraint.activate([
            guide.leadingAnchor.constraint(
              equalTo: root.leadingAnchor, constant: CGFloat(10 * index)),
            guide.topAnchor.constraint(equalTo: root.topAnchor),
            guide.widthAnchor.constraint(equalToConstant: 5),
            guide.heightAnchor.constraint(equalToConstant: CGFloat(index + 1)),
          ])
        }
        root.layoutIfNeeded()
        root.removeLayoutGuide(guides[removed])
        root.layoutIfNeeded()
        let mark = constrained()
        root.addSubview(mark)
        LayoutConstraint.activate([
          mark.leadingAnchor.constraint(equalTo: guides[next].trailingAnchor),
          mark.topAnchor.constraint(equalTo: guides[next].bottomAnchor),
          mark.widthAnchor.constraint(equalToConstant: 7),
          mark.heightAnchor.constraint(equalToConstant: 7),
        ])
        root.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        for index in 0..<4 where index != removed {
          #expect(
            guides[index].layoutFrame
              == CGRect(x: 195 - 10 * index, y: 0, width: 5, height: index + 1))
        }
        #expect(mark.frame == CGRect(x: 188 - 10 * next, y: next + 1, width: 7, height: 7))
        root.removeLayoutGuide(guides[next])
        root.layoutIfNeeded()
        mark.removeFromSuperview()
        root.layoutIfNeeded()
        for index in 0..<4 where index != removed && index != next {
          #expect(guides[index].layoutFrame.minX == CGFloat(195 - 10 * index))
        }
        #expect(root.layoutReport().problems.isEmpty && root.layoutReport().conflicts.isEmpty)
      }
    }
  }

  @Test("the guides of a node that no longer exists have no owner")
  func freedOwner() {
    var node: ViewNode? = ViewNode()
    let guides = [node?.layoutMarginsGuide, node?.safeAreaLayoutGuide, node?.readableContentGuide]
    #expect(guides.allSatisfy { $0?.owningView === node })
    node = nil
    #expect(guides.allSatisfy { $0 != nil && $0?.owningView == nil })
  }
}
