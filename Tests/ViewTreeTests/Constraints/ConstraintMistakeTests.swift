// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Invalid constraints")
struct ConstraintMistakeTests {
  nonisolated struct Pair: Sendable, CustomTestStringConvertible {
    var first: LayoutAttribute
    var second: LayoutAttribute
    var hasSecond = true
    var multiplier: CGFloat = 1
    var reason: IllegalPairReason?

    var testDescription: String { "\(first) with \(second)" }
  }

  @Test(
    "attributes can be combined as in UIKit",
    arguments: [
      Pair(first: .leading, second: .left, reason: .directionalWithAbsolute),
      Pair(first: .rightMargin, second: .trailing, reason: .directionalWithAbsolute),
      Pair(first: .width, second: .left, reason: .sizeWithPosition),
      Pair(first: .top, second: .height, reason: .sizeWithPosition),
      Pair(
        first: .top, second: .notAnAttribute, hasSecond: false, reason: .positionWithoutPosition),
      Pair(first: .top, second: .bottom, multiplier: 0, reason: .positionWithoutPosition),
      Pair(first: .notAnAttribute, second: .width, reason: .noFirstAttribute),
      Pair(first: .width, second: .notAnAttribute, reason: .itemWithoutAttribute),
      Pair(first: .centerX, second: .leading), Pair(first: .left, second: .centerX),
      Pair(first: .width, second: .height), Pair(first: .firstBaseline, second: .bottom),
      Pair(first: .width, second: .notAnAttribute, hasSecond: false),
      Pair(first: .width, second: .width, multiplier: 0),
    ])
  func pairs(pair: Pair) {
    let root = rooted(100, 100)
    let child = constrained("child")
    root.addSubview(child)
    let constraint = LayoutConstraint(
      item: child, attribute: pair.first, relatedBy: .equal,
      toItem: pair.hasSecond ? root : nil, attribute: pair.second, multiplier: pair.multiplier,
      constant: 5)
    constraint.isActive = true
    guard let reason = pair.reason else {
      #expect(root.layoutProblems.isEmpty)
      #expect(constraint.isActive)
      root.layoutIfNeeded()
      return
    }
    #expect(!constraint.isActive)
    #expect(
      root.layoutProblems.first == .illegalPair(constraint: constraint.written, reason: reason))
    #expect(constraint.line > 0 && "\(constraint.fileID)".hasSuffix("ConstraintMistakeTests.swift"))
  }

  @Test(
    "a constraint between the axes is active and listed, reported once, and has no effect",
    arguments: [
      (.left, .top), (.centerX, .centerY), (.top, .trailing), (.leadingMargin, .bottom),
    ] as [(LayoutAttribute, LayoutAttribute)])
  func axes(first: LayoutAttribute, second: LayoutAttribute) {
    let root = rooted(100, 100)
    let child = constrained("child")
    root.addSubview(child)
    let constraint = LayoutConstraint(
      item: child, attribute: first, relatedBy: .equal, toItem: root, attribute: second,
      multiplier: 1, constant: 5)
    let problem = LayoutProblem.illegalPair(constraint: constraint.written, reason: .differentAxes)
    for _ in 0..<2 {
      constraint.isActive = true
      #expect(constraint.isActive && root.constraints == [constraint])
      root.layoutIfNeeded()
      constraint.constant += 2000
      root.layoutIfNeeded()
      #expect(child.frame == .zero && root.layoutProblems == [problem])
      constraint.isActive = false
      #expect(root.constraints.isEmpty)
    }
    constraint.isActive = true
    child.removeFromSuperview()
    #expect(!constraint.isActive && root.constraints.isEmpty)
  }

  @Test(
    "numbers that aren't finite are rejected", arguments: [CGFloat.nan, .infinity, -.infinity])
  func numbers(number: CGFloat) {
    let root = rooted(100, 100)
    let child = constrained()
    root.addSubview(child)
    let constraint = child.widthAnchor.constraint(equalToConstant: number)
    constraint.isActive = true
    #expect(!constraint.isActive)
    let other = child.widthAnchor.constraint(
      equalTo: root.widthAnchor, multiplier: number, constant: 0)
    other.isActive = true
    #expect(!other.isActive)
    let good = child.widthAnchor.constraint(equalToConstant: 30)
    good.isActive = true
    good.constant = number
    #expect(good.constant == 30)
    root.layoutIfNeeded()
    #expect(child.frame.width == 30)
    #expect(root.layoutProblems.count == 3)
  }

  @Test("priorities outside 0 to 1000 are rejected", arguments: [-1, 0, 1000.5, .nan] as [Float])
  func priorities(priority: Float) {
    let root = rooted(100, 100)
    let constraint = root.widthAnchor.constraint(equalToConstant: 3)
    constraint.priority = LayoutPriority(priority)
    #expect(constraint.priority == .required)
    root.setContentHuggingPriority(LayoutPriority(priority), for: .vertical)
    #expect(root.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(root.layoutProblems.count == 2)
  }

  @Test("items in unrelated trees can't be constrained")
  func unrelated() {
    let root = rooted(100, 100)
    let stranger = ViewNode()
    let constraint = root.topAnchor.constraint(equalTo: stranger.topAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(root.layoutProblems == [.noCommonAncestor(constraint: constraint.written)])
    root.addSubview(stranger)
    constraint.isActive = true
    #expect(constraint.isActive)
    stranger.removeConstraint(constraint)
    #expect(constraint.isActive)
    root.removeConstraint(constraint)
    #expect(!constraint.isActive)
    stranger.addConstraint(constraint)
    #expect(!constraint.isActive)
    #expect(root.layoutProblems.count == 3)
  }

  @Test("a deallocated item is reported and doesn't crash")
  func gone() {
    let root = rooted(100, 100)
    var child: ViewNode? = ViewNode()
    guard let anchor = child?.topAnchor else { return }
    let constraint = root.topAnchor.constraint(equalTo: anchor)
    child = nil
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(root.layoutProblems == [.missingItem(constraint: constraint.written)])
  }

  @Test("a node can't be added to itself or to one of its descendants")
  func cycles() {
    let root = rooted(100, 100)
    let child = ViewNode()
    root.addSubview(child)
    child.addSubview(root)
    child.addSubview(child)
    #expect(child.superview === root && child.subviews.isEmpty)
    #expect(
      root.layoutProblems == [
        .addedToDescendant(node: "ViewNode", descendant: "ViewNode"),
        .addedToItself(node: "ViewNode"),
      ])
  }

  @Test("the distance between two positions is a dimension")
  func distance() {
    let root = rooted(300, 100)
    let left = SizedNode(10, 10)
    let right = SizedNode(10, 10)
    let bar = constrained()
    for node in [left, right, bar] { root.addSubview(node) }
    let distance = left.trailingAnchor.anchorWithOffset(to: right.leadingAnchor)
    let far = distance.constraint(equalToConstant: 60)
    LayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor), far,
      bar.widthAnchor.constraint(equalTo: distance, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    #expect(right.frame.minX == 70 && bar.frame.width == 30)
    far.constant = 80
    root.layoutIfNeeded()
    #expect(right.frame.minX == 90 && bar.frame.width == 40)
  }

  @Test("chained anchors create active constraints, and the system spacing is 8 points")
  func chaining() {
    let root = rooted(300, 100)
    let photo = ViewNode()
    let name = constrained()
    root.addSubview(photo)
    root.addSubview(name)
    photo.topAnchor(equalTo: root.topAnchor, constant: 5)
      .leadingAnchor(equalTo: root.leadingAnchor)
      .widthAnchor(equalTo: 40).heightAnchor(equalTo: photo.widthAnchor, multiplier: 2)
    name.topAnchor.constraint(
      equalToSystemSpacingBelow: photo.bottomAnchor, multiplier: 2
    ).isActive = true
    name.leadingAnchor.constraint(
      equalToSystemSpacingAfter: photo.trailingAnchor, multiplier: 1
    ).isActive = true
    root.layoutIfNeeded()
    #expect(photo.frame == CGRect(x: 0, y: 5, width: 40, height: 80))
    #expect(name.frame.origin == CGPoint(x: 48, y: 101))
  }

  @Test("a chained anchor constrains the attribute that it names")
  func chainedAttributes() {
    let root = rooted(300, 100)
    let name = constrained("name")
    root.addSubview(name)
    name.topAnchor(equalTo: root.topAnchor).bottomAnchor(equalTo: root.topAnchor)
      .leadingAnchor(equalTo: root.leadingAnchor).trailingAnchor(equalTo: root.leadingAnchor)
      .centerXAnchor(equalTo: root.leadingAnchor).centerYAnchor(equalTo: root.topAnchor)
      .firstBaselineAnchor(equalTo: root.topAnchor).lastBaselineAnchor(equalTo: root.topAnchor)
    #expect(
      root.constraints.map(\.firstAttribute) == [
        .top, .bottom, .leading, .trailing, .centerX, .centerY, .firstBaseline, .lastBaseline,
      ])
  }
}
