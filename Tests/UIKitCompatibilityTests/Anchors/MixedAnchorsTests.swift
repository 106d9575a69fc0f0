// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

@Suite("Horizontal anchors of one type")
struct MixedAnchorsTests {
  /// As people write it for UIKit.
  private func pin(_ anchor: NSLayoutXAxisAnchor, to other: NSLayoutXAxisAnchor)
    -> NSLayoutConstraint
  {
    anchor.constraint(equalTo: other, constant: 8)
  }

  @Test("a function that takes any horizontal anchor pins edges of either kind")
  func eitherKind() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    let leading = pin(child.leadingAnchor, to: parent.leadingAnchor)
    #expect(leading.firstAttribute == .leading)
    #expect(leading.secondAttribute == .leading)
    #expect(leading.constant == 8)
    leading.isActive = true
    #expect(leading.isActive)
    let right = pin(child.rightAnchor, to: parent.centerXAnchor)
    right.isActive = true
    #expect(right.isActive)
  }

  @Test("a constraint records where it was created")
  func place() {
    let parent = UIView()
    let anchor: NSLayoutXAxisAnchor = parent.leadingAnchor
    let line: UInt = #line + 1
    let constraint = parent.leadingAnchor.constraint(lessThanOrEqualTo: anchor)
    #expect(constraint.line == line)
    #expect(constraint.fileID.description == "UIKitCompatibilityTests/MixedAnchorsTests.swift")
    #expect(constraint.relation == .lessThanOrEqual)
    #expect(
      parent.leftAnchor.constraint(greaterThanOrEqualTo: anchor).relation == .greaterThanOrEqual)
  }

  @Test("the distance between anchors of one kind is a length, and mixing kinds is reported")
  func distance() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    let (start, end): (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor) = (
      parent.leadingAnchor, child.leadingAnchor
    )
    let left: NSLayoutXAxisAnchor = parent.leftAnchor
    NSLayoutConstraint.activate([
      start.anchorWithOffset(to: end).constraint(equalToConstant: 30),
      child.widthAnchor.constraint(equalToConstant: 10),
      child.heightAnchor.constraint(equalToConstant: 10),
      child.topAnchor.constraint(equalTo: parent.topAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 30, y: 0, width: 10, height: 10))
    #expect(parent.layoutReport().problems.isEmpty)
    let mixed = left.anchorWithOffset(to: end).constraint(equalToConstant: 30)
    mixed.isActive = true
    #expect(!mixed.isActive)
    #expect(parent.layoutReport().problems.count == 1)
  }

  @Test("system spacing works between any kinds of anchors")
  func systemSpacing() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    let (leading, trailing): (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor) = (
      parent.leadingAnchor, parent.trailingAnchor
    )
    let own: NSLayoutXAxisAnchor = child.trailingAnchor
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalToSystemSpacingAfter: leading, multiplier: 2),
      trailing.constraint(greaterThanOrEqualToSystemSpacingAfter: own, multiplier: 1),
      trailing.constraint(lessThanOrEqualToSystemSpacingAfter: own, multiplier: 1),
    ])
    parent.layoutIfNeeded()
    #expect(child.frame.minX == 16)
    #expect(child.frame.maxX == 92)
  }

  @Test("each relation to system spacing multiplies it by its multiplier")
  func systemSpacingConstants() {
    let (one, other) = (UIView(), UIView())
    let (left, right): (NSLayoutXAxisAnchor, NSLayoutXAxisAnchor) = (
      one.leadingAnchor, other.trailingAnchor
    )
    let (top, bottom) = (one.topAnchor, other.bottomAnchor)
    let constraints: [(NSLayoutConstraint, NSLayoutConstraint.Relation)] = [
      (left.constraint(equalToSystemSpacingAfter: right, multiplier: 3), .equal),
      (
        left.constraint(greaterThanOrEqualToSystemSpacingAfter: right, multiplier: 3),
        .greaterThanOrEqual
      ),
      (
        left.constraint(lessThanOrEqualToSystemSpacingAfter: right, multiplier: 3), .lessThanOrEqual
      ),
      (top.constraint(equalToSystemSpacingBelow: bottom, multiplier: 3), .equal),
      (
        top.constraint(greaterThanOrEqualToSystemSpacingBelow: bottom, multiplier: 3),
        .greaterThanOrEqual
      ),
      (
        top.constraint(lessThanOrEqualToSystemSpacingBelow: bottom, multiplier: 3), .lessThanOrEqual
      ),
      (anyKind(one).constraint(equalToSystemSpacingAfter: anyKind(other), multiplier: 3), .equal),
      (
        anyKind(one).constraint(
          greaterThanOrEqualToSystemSpacingAfter: anyKind(other), multiplier: 3),
        .greaterThanOrEqual
      ),
      (
        anyKind(one).constraint(lessThanOrEqualToSystemSpacingAfter: anyKind(other), multiplier: 3),
        .lessThanOrEqual
      ),
    ]
    for (constraint, relation) in constraints {
      #expect(constraint.constant == 24)
      #expect(constraint.relation == relation)
    }
  }

  /// An anchor that is not known to be at a leading or at a left edge.
  private func anyKind(_ view: UIView) -> any XAxisAnchor { view.leadingAnchor }

  @Test("leading with left is reported upon activation, with the location, and has no effect")
  func wrongMix() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    var messages: [String] = []
    parent.layoutDiagnosticsHandler = { messages.append($0.description) }
    let wrong = pin(child.leadingAnchor, to: parent.leftAnchor)
    wrong.isActive = true
    #expect(wrong.isActive == false)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("MixedAnchorsTests.swift:\(wrong.line)") == true)
    #expect(parent.constraints.isEmpty)
  }

  @Test("a distance between edges of two kinds is rejected on either side of a constraint")
  func mixedDistances() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.layoutDiagnosticsHandler = { _ in }
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    let left: NSLayoutXAxisAnchor = parent.leftAnchor
    let end: NSLayoutXAxisAnchor = parent.trailingAnchor
    let first = left.anchorWithOffset(to: end).constraint(equalTo: child.widthAnchor)
    let second = child.widthAnchor.constraint(equalTo: left.anchorWithOffset(to: end))
    for constraint in [first, second] {
      constraint.isActive = true
      #expect(!constraint.isActive)
    }
  }
}
