// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Unusual numbers and questions during a layout")
struct UnusualNumberTests {
  @Test("a constraint whose numbers add up to infinity is left out, and others hold")
  func infiniteSum() {
    let root = rooted(100, 100)
    let huge = CGFloat.greatestFiniteMagnitude
    let (text, line) = (LinedNode(20, 20, first: huge, last: huge), constrained())
    text.translatesAutoresizingMaskIntoConstraints = false
    for node in [text, line] { root.addSubview(node) }
    let sum = line.topAnchor.constraint(equalTo: text.firstBaselineAnchor, constant: huge)
    LayoutConstraint.activate([
      sum, text.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      line.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
    ])
    root.layoutIfNeeded()
    #expect(sum.isActive && text.frame == CGRect(x: 0, y: 5, width: 20, height: 20))
    #expect(line.frame.origin == CGPoint(7, 0))
    sum.isActive = false
    line.topAnchor.constraint(equalTo: text.topAnchor, constant: 1).isActive = true
    root.layoutIfNeeded()
    #expect(line.frame.origin == CGPoint(7, 6))
  }

  @Test("a view that is measured and explained during a layout keeps the height of its frame")
  func explainedWhileMeasured() {
    final class Host: ViewNode {
      var ask: (() -> Void)?
      override func layoutSubviews() {
        super.layoutSubviews()
        let ask = ask
        self.ask = nil
        ask?()
      }
    }
    let root = Host(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    root.layoutDiagnosticsHandler = { _ in }
    let cell = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let inner = SizedNode(20, 30)
    root.addSubview(cell)
    cell.addSubview(inner)
    LayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: cell.topAnchor),
      inner.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: cell.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame.height == 50)
    var measured: CGSize?
    root.ask = {
      measured = cell.systemLayoutSizeFitting(
        CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      _ = inner.explain(.height)
    }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(measured == CGSize(width: 100, height: 30))
    root.layoutIfNeeded()
    #expect(cell.frame.height == 50 && inner.frame.height == 50)
    cell.frame.size.height = 60
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 20, height: 60))
  }

  @Test("lengths are rounded to the pixels of the view, or of a phone if its scale is none")
  func pixels() {
    let (root, child) = (ViewNode(), ViewNode())
    root.addSubview(child)
    #expect(child.pixelsPerPoint == 3)
    root.traitOverrides.displayScale = 2
    #expect(child.pixelsPerPoint == 2)
    #expect(child.roundedToPixel(1.2) == 1 && child.roundedToPixel(1.3) == 1.5)
    #expect(child.ceiledToPixel(1.2) == 1.5 && child.ceiledToPixel(1.500_01) == 1.5)
    root.traitOverrides.displayScale = .infinity
    #expect(child.pixelsPerPoint == 3)
    #expect(near(child.ceiledToPixel(1.1), 4.0 / 3) && near(child.roundedToPixel(1.1), 1))
  }

  @Test("the readable guide is as wide as the margins or the readable width allow, in the middle")
  func readableBounds() {
    let root = rooted(300, 200)
    root.accessibilityIdentifier = "root"
    root.layoutMargins = EdgeInsets(top: 0, left: 10, bottom: 0, right: 30)
    let box = constrained("box")
    root.addSubview(box)
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(box.frame.minX == 10 && box.frame.maxX == 270)
    #expect(root.readableContentGuide.layoutFrame == CGRect(x: 10, y: 0, width: 260, height: 200))
    root.frame.size.width = 900
    root.layoutIfNeeded()
    #expect(box.frame.minX == 104 && box.frame.maxX == 776)
    box.removeFromSuperview()
    root.layoutIfNeeded()
    root.frame.size.width = 800
    root.layoutIfNeeded()
    #expect(root.readableContentGuide.layoutFrame.minX == 54)
  }
}
