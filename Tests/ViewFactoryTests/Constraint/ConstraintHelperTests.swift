// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory

@Suite("Constraint helper")
struct ConstraintHelperTests {
  let helper: any ConstraintHelperProtocol = ConstraintHelper()
  let parent = ViewNode(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let child = ViewNode()
  let guide = LayoutGuide()

  init() {
    parent.addSubview(child)
    parent.addLayoutGuide(guide)
    // The guide lies 10 points inside on every side.
    LayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
      guide.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      guide.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -10),
      guide.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -10),
    ])
  }

  private func layOut() -> CGRect {
    parent.layoutIfNeeded()
    return child.frame
  }

  @Test("single edges keep their padding inside a view")
  func edgesToView() {
    helper.setTop(for: child, to: parent, at: .four)
    helper.setBottom(for: child, to: parent, at: .eight)
    helper.setLeft(for: child, to: parent, at: .sixteen)
    helper.setRight(for: child, to: parent, at: .twentyFour)
    #expect(layOut() == CGRect(x: 16, y: 4, width: 260, height: 188))
  }

  @Test("single edges keep their padding inside a layout guide")
  func edgesToGuide() {
    helper.setTop(for: child, to: guide, at: .four)
    helper.setBottom(for: child, to: guide, at: .eight)
    helper.setLeft(for: child, to: guide, at: .sixteen)
    helper.setRight(for: child, to: guide, at: .twentyFour)
    #expect(layOut() == CGRect(x: 26, y: 14, width: 240, height: 168))
  }

  @Test("left and right are leading and trailing, so they swap in a right-to-left layout")
  func rightToLeft() {
    parent.semanticContentAttribute = .forceRightToLeft
    helper.setVertical(for: child, to: parent, at: .zero)
    helper.setLeft(for: child, to: parent, at: .sixteen)
    helper.setRight(for: child, to: parent, at: .four)
    #expect(layOut() == CGRect(x: 4, y: 0, width: 280, height: 200))
  }

  @Test("pairs of edges, and all four, can be pinned to a view and to a guide")
  func pairs() {
    helper.setVertical(for: child, to: parent, at: .four)
    helper.setHorizontal(for: child, to: guide, at: .eight)
    #expect(layOut() == CGRect(x: 18, y: 4, width: 264, height: 192))

    let second = ViewNode()
    parent.addSubview(second)
    helper.setVertical(for: second, to: guide, at: .four)
    helper.setHorizontal(for: second, to: parent, at: .eight)
    let third = ViewNode()
    let fourth = ViewNode()
    parent.addSubview(third)
    parent.addSubview(fourth)
    helper.setAll(for: third, to: parent, at: .sixteen)
    helper.setAll(for: fourth, to: guide, at: .sixteen)
    parent.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 8, y: 14, width: 284, height: 172))
    #expect(third.frame == CGRect(x: 16, y: 16, width: 268, height: 168))
    #expect(fourth.frame == CGRect(x: 26, y: 26, width: 248, height: 148))
  }

  @Test("pairs of edges of several views can be pinned at once")
  func severalViews() {
    let second = ViewNode()
    parent.addSubview(second)
    helper.setVertical(for: [child, second], to: parent, at: .four)
    helper.setHorizontal(for: [child, second], to: parent, at: .sixteen)
    #expect(layOut() == CGRect(x: 16, y: 4, width: 268, height: 192))
    #expect(second.frame == child.frame)
  }

  @Test("below keeps a distance to the bottom of another view, in all spellings")
  func below() {
    helper.setTop(for: child, to: parent, at: .zero)
    helper.setHeight(for: child, at: 20)
    var previous = child
    let spellings: [(ViewNode, ViewNode) -> Void] = [
      { helper.setBelow(for: $0, below: $1, at: .eight) },
      { helper.setBellow(for: $0, bellow: $1, at: .eight) },
      { helper.setBellow(for: $0, to: $1, at: .eight) },
    ]
    for (index, place) in spellings.enumerated() {
      let next = ViewNode()
      parent.addSubview(next)
      helper.setHorizontal(for: next, to: parent, at: .zero)
      helper.setHeight(for: next, at: 20)
      place(next, previous)
      parent.layoutIfNeeded()
      #expect(next.frame == CGRect(x: 0, y: 28 * CGFloat(index + 1), width: 300, height: 20))
      previous = next
    }
  }

  @Test("a size returns its active constraint, which can change it")
  func sizes() {
    let height = helper.setHeight(for: child, at: 52)
    let width = helper.setWidth(for: child, at: 100)
    helper.setCenter(for: child, in: parent)
    #expect(height.isActive)
    #expect(width.isActive)
    #expect(layOut() == CGRect(x: 100, y: 74, width: 100, height: 52))
    height.constant = 100
    #expect(layOut() == CGRect(x: 100, y: 50, width: 100, height: 100))
  }

  @Test("a constrained view stops following its autoresizing mask, but its parent doesn't")
  func autoresizing() {
    helper.setTop(for: child, to: parent, at: .zero)
    #expect(child.translatesAutoresizingMaskIntoConstraints == false)
    #expect(parent.translatesAutoresizingMaskIntoConstraints)
  }

  @Test(
    "a view with only a size follows its autoresizing mask only if it has a frame",
    arguments: [
      (CGRect.zero, false), (CGRect(x: 3, y: 4, width: 50, height: 0), false),
      (CGRect(x: 3, y: 4, width: 0, height: 50), false),
      (CGRect(x: 3, y: 4, width: 50, height: 60), true),
    ])
  func sizeAlone(frame: CGRect, follows: Bool) {
    let (wide, high) = (ViewNode(frame: frame), ViewNode(frame: frame))
    let width = helper.setWidth(for: wide, at: 70)
    let height = helper.setHeight(for: high, at: 80)
    #expect(width.isActive && width.constant == 70 && width.firstAttribute == .width)
    #expect(height.isActive && height.constant == 80 && height.firstAttribute == .height)
    #expect(wide.translatesAutoresizingMaskIntoConstraints == follows)
    #expect(high.translatesAutoresizingMaskIntoConstraints == follows)
  }

  @Test("a constraint records the file and line of the call")
  func place() throws {
    let line: UInt = #line + 1
    helper.setTop(for: child, to: parent, at: .four)
    let top = try #require(parent.constraints.last)
    #expect(top.fileID.description == "ViewFactoryTests/ConstraintHelperTests.swift")
    #expect(top.line == line)
    let stackLine: UInt = #line + 1
    try helper.setStack(for: [child], to: parent, horizontalAt: .zero, verticalAt: [.zero, .zero])
    #expect(parent.constraints.last?.line == stackLine)
    let height = helper.setHeight(for: child, at: 1)
    #expect(height.line == stackLine + 2)
    let bellowLine: UInt = #line + 1
    helper.setBellow(for: child, to: parent, at: .zero)
    #expect(parent.constraints.last?.line == bellowLine)
  }
}
