// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import DeclarativeViews

@Suite("Looks of presentations")
struct PresentationLookTests {
  @Test("a sheet is a rounded page, a cover the whole screen, and an alert above a shade")
  func looks() {
    let (sheet, cover, alert) = (
      PresentationNode(kind: .sheet), PresentationNode(kind: .cover), PresentationNode(kind: .alert)
    )
    let shade = Color(white: 0, alpha: 0.2)
    #expect(sheet.backgroundColor == shade && alert.backgroundColor == shade)
    #expect(cover.backgroundColor == .systemBackground)
    #expect(sheet.host.backgroundColor == .systemBackground)
    #expect(cover.host.backgroundColor == nil && alert.host.backgroundColor == nil)
    #expect(sheet.host.layer.cornerRadius == 10 && sheet.host.clipsToBounds)
    for node in [cover, alert] {
      #expect(node.host.layer.cornerRadius == 0 && !node.host.clipsToBounds)
    }
    for node in [sheet, cover, alert] {
      #expect(node.accessibilityViewIsModal && node.subviews == [node.host])
    }
  }

  @Test("a sheet is 10 points below the safe area, and the others fill the screen")
  func frames() {
    for (kind, top) in [(PresentationKind.sheet, 40), (.cover, 0), (.alert, 0)]
      as [(PresentationKind, CGFloat)]
    {
      let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      let screen = Screen(
        size: CGSize(width: 100, height: 200),
        safeAreaInsets: ViewNodes.EdgeInsets(top: 30, left: 0, bottom: 10, right: 0),
        rootNode: root)
      let inner = ViewNode(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      root.addSubview(inner)
      let node = PresentationNode(kind: kind)
      node.present(above: inner)
      screen.layoutIfNeeded()
      #expect(node.superview === root && root.subviews.last === node)
      #expect(node.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
      #expect(node.host.frame == CGRect(x: 0, y: top, width: 100, height: 200 - top))
      root.frame.size = CGSize(width: 150, height: 90)
      root.layoutIfNeeded()
      #expect(node.frame.size == CGSize(width: 150, height: 90))
    }
  }
}
