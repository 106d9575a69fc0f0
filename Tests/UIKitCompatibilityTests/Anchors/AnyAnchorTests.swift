// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

@Suite("Horizontal anchors of any kind")
struct AnyAnchorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  private func start(_ view: UIView) -> any XAxisAnchor { view.leadingAnchor }

  private func end(_ view: UIView) -> any XAxisAnchor { view.trailingAnchor }

  @Test("an edge is at a distance from another one")
  func equal() {
    let first = start(view).constraint(equalTo: start(root), constant: 20)
    let second = end(view).constraint(equalTo: end(root), constant: -50)
    #expect(first.relation == .equal && first.constant == 20 && !first.isActive)
    #expect(first.firstAttribute == .leading && second.secondAttribute == .trailing)
    NSLayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20 && view.frame.maxX == 250)
  }

  @Test("an edge is at least or at most at a distance from another one")
  func inequalities() {
    let least = start(view).constraint(greaterThanOrEqualTo: start(root), constant: 30)
    let most = end(view).constraint(lessThanOrEqualTo: end(root), constant: -40)
    #expect(least.relation == .greaterThanOrEqual && most.relation == .lessThanOrEqual)
    let wide = view.widthAnchor.constraint(equalToConstant: 1000)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([least, most, wide])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 30 && view.frame.maxX == 260)
  }

  @Test("a constraint between edges records the place that made it")
  func place() {
    let line: UInt = #line + 1
    let made = start(view).constraint(equalTo: start(root))
    #expect(made.line == line && made.constant == 0)
    #expect(made.fileID.description == "UIKitCompatibilityTests/AnyAnchorTests.swift")
  }

  @Test("the distance between two edges is a length that can be constrained")
  func distance() {
    let length = start(root).anchorWithOffset(to: start(view))
    NSLayoutConstraint.activate([
      length.constraint(equalToConstant: 70),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 70)
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 230)
  }
}
