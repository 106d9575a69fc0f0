// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewFactory

/// As libraries of constraints write it.
private protocol Anchored {
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var widthAnchor: NSLayoutDimension { get }
}

extension UIView: Anchored {}
extension UILayoutGuide: Anchored {}

private protocol Relatable: AnyObject {
  associatedtype Kind: AnyObject
  func relation(to other: NSLayoutAnchor<Kind>) -> NSLayoutConstraint
}

extension NSLayoutXAxisAnchor: Relatable {
  func relation(to other: NSLayoutAnchor<NSLayoutXAxisAnchor>) -> NSLayoutConstraint {
    constraint(equalTo: other)
  }
}

@Suite("Anchors of UIKit's types")
struct AnchorTypesTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let child = UIView()

  init() {
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
  }

  private func pin<Kind: AnyObject>(
    _ pairs: [(NSLayoutAnchor<Kind>, NSLayoutAnchor<Kind>)], by constant: CGFloat
  ) {
    for (own, other) in pairs {
      own.constraint(equalTo: other, constant: constant).isActive = true
    }
  }

  @Test("a generic function pins edges of one axis")
  func generic() {
    pin([(child.leadingAnchor, parent.leadingAnchor)], by: 3)
    pin([(child.topAnchor, parent.topAnchor)], by: 4)
    let lengths = [
      (child.widthAnchor, parent.widthAnchor), (child.heightAnchor, parent.heightAnchor),
    ]
    for (own, other) in lengths { pin([(own, other)], by: -9) }
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 3, y: 4, width: 191, height: 91))
  }

  @Test("views and guides conform to a client's protocol of anchors")
  func conformance() {
    let items: [any Anchored] = [parent, parent.safeAreaLayoutGuide]
    let constraints = items.map { child.leadingAnchor.relation(to: $0.leadingAnchor) }
    #expect(constraints.map(\.secondAttribute) == [.leading, .leading])
  }

  @Test("each kind of anchor of an axis, and key paths to it, have one type")
  func oneType() {
    let isLeft = parent.tag == 0
    let edge = isLeft ? parent.leftAnchor : parent.leadingAnchor
    let paths = [\UIView.leftAnchor, \UIView.centerXAnchor]
    let constraints = paths.map { child[keyPath: $0].constraint(equalTo: edge) }
    let attributes: [NSLayoutConstraint.Attribute] = constraints.map(\.firstAttribute)
    #expect(attributes == [.left, .centerX])
    let vertical = [parent.topAnchor, parent.bottomAnchor, parent.firstBaselineAnchor]
    #expect(vertical.map(\.name) == ["top", "bottom", "firstBaseline"])
  }

  @Test("anchors of the same edge are equal and hash alike")
  func equality() {
    #expect(parent.leadingAnchor == parent.leadingAnchor)
    #expect(parent.leadingAnchor != parent.trailingAnchor)
    #expect(parent.leadingAnchor != child.leadingAnchor)
    #expect(Set([parent.topAnchor, parent.topAnchor, child.topAnchor]).count == 2)
    #expect(parent.topAnchor.item === parent)
    parent.accessibilityIdentifier = "parent"
    #expect("\(parent.bottomAnchor)" == "<NSLayoutYAxisAnchor: parent.bottom>")
    #expect("\(parent.rightAnchor)" == "<NSLayoutXAxisAnchor: parent.right>")
    #expect("\(parent.heightAnchor)" == "<NSLayoutDimension: parent.height>")
  }

  @Test("lengths can be constrained to constants and multiples of others")
  func lengths() {
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5),
      child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.25, constant: 5),
      child.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
      child.widthAnchor.constraint(lessThanOrEqualTo: parent.widthAnchor, multiplier: 0.6),
      child.heightAnchor.constraint(greaterThanOrEqualTo: parent.heightAnchor, multiplier: 0.1),
      child.heightAnchor.constraint(lessThanOrEqualToConstant: 90),
      child.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      child.topAnchor.constraint(equalToSystemSpacingBelow: parent.topAnchor, multiplier: 2),
    ])
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 50, y: 16, width: 100, height: 30))
    #expect(parent.layoutReport().conflicts.isEmpty)
  }

  @Test("distances between edges are lengths, and system spacing works on both axes")
  func distances() {
    let above = parent.topAnchor.anchorWithOffset(to: child.topAnchor)
    let below = child.bottomAnchor.anchorWithOffset(to: parent.bottomAnchor)
    #expect(above.constraint(equalToConstant: 1).firstAttribute == .height)
    let before = parent.leadingAnchor.anchorWithOffset(to: child.leadingAnchor)
    #expect(before.constraint(equalToConstant: 1).firstAttribute == .width)
    NSLayoutConstraint.activate([
      above.constraint(equalTo: below),
      child.heightAnchor.constraint(equalToConstant: 20),
      child.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: parent.leadingAnchor, multiplier: 1),
      child.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: parent.leadingAnchor, multiplier: 1),
      child.bottomAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: parent.bottomAnchor, multiplier: 1),
      child.bottomAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: parent.topAnchor, multiplier: 1),
    ])
    parent.layoutIfNeeded()
    #expect(child.frame.minY == 40)
    #expect(child.frame.minX == 8)
  }

  @Test("with the factories imported too, anchors are UIKit's, and chains still work")
  func withFactories() {
    let anchor = child.topAnchor
    #expect(type(of: anchor) == NSLayoutYAxisAnchor.self)
    child.topAnchor(equalTo: parent.topAnchor, constant: 7).heightAnchor(equalTo: 11)
    parent.layoutIfNeeded()
    #expect(child.frame.minY == 7)
    #expect(child.frame.height == 11)
  }
}
