// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

/// A subclass as libraries of constraints have it.
private final class LabeledConstraint: NSLayoutConstraint {
  var label: String?

  convenience init(_ label: String, between first: Any, and second: Any?) {
    self.init(
      item: first, attribute: .top, relatedBy: .equal, toItem: second, attribute: .top,
      multiplier: 1, constant: 5)
    self.label = label
  }
}

@Suite("UIKit's constraint type")
struct LayoutConstraintTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let child = UIView()

  init() {
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
  }

  @Test("items of type Any can be views and layout guides")
  func anyItems() {
    let items: [Any] = [child, parent.layoutMarginsGuide]
    let constraint = NSLayoutConstraint(
      item: items[0], attribute: .leading, relatedBy: .equal, toItem: items[1],
      attribute: .leading, multiplier: 1, constant: 2)
    constraint.isActive = true
    parent.layoutIfNeeded()
    #expect(child.frame.minX == 10)
    #expect(constraint.firstItem === child)
  }

  @Test("an item of any other type is reported, and the constraint stays inactive")
  func wrongItem() {
    parent.layoutDiagnosticsHandler = { _ in }
    let constraint = NSLayoutConstraint(
      item: child, attribute: .leading, relatedBy: .equal, toItem: "a text" as Any,
      attribute: .leading, multiplier: 1, constant: 2)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(parent.layoutProblems.count == 1)
    let nothing = NSLayoutConstraint(
      item: 7 as Any, attribute: .width, relatedBy: .equal, toItem: nil as Any?,
      attribute: .notAnAttribute, multiplier: 1, constant: 2)
    nothing.isActive = true
    #expect(!nothing.isActive)
  }

  @Test("a subclass inherits the initializers")
  func subclass() {
    let constraint = LabeledConstraint("gap", between: child, and: parent)
    constraint.isActive = true
    parent.layoutIfNeeded()
    #expect(constraint.label == "gap")
    #expect(child.frame.minY == 5)
    let width = LabeledConstraint(
      item: child, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 30)
    width.isActive = true
    parent.layoutIfNeeded()
    #expect(child.frame.width == 30)
  }

  @Test("a constraint without items can't be activated")
  func empty() {
    let constraint = NSLayoutConstraint()
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(constraint.firstItem == nil)
  }

  @Test("constraints are hashed by identity")
  func hashing() {
    let constraints = (0..<2).map { _ in child.widthAnchor.constraint(equalToConstant: 5) }
    let byConstraint = [constraints[0]: "a", constraints[1]: "b"]
    #expect(byConstraint[constraints[1]] == "b")
    #expect(constraints.firstIndex(of: constraints[1]) == 1)
    #expect(NSSet(array: constraints).count == 2)
  }

  @Test("a constraint returns its anchors, and remembers whether to be archived")
  func anchors() {
    let constraint = child.topAnchor.constraint(equalTo: parent.bottomAnchor)
    #expect(constraint.firstAnchor.isEqual(child.topAnchor))
    #expect(constraint.secondAnchor?.isEqual(parent.bottomAnchor) == true)
    #expect(child.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
    #expect(!constraint.shouldBeArchived)
    constraint.shouldBeArchived = true
    #expect(constraint.shouldBeArchived)
  }
}
