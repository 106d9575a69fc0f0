// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Coordinate spaces of views and displays")
struct CoordinateSpaceTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let inner = UIView(frame: CGRect(x: 30, y: 20, width: 100, height: 80))
  private let other = UIView(frame: CGRect(x: 100, y: 5, width: 40, height: 40))
  private let display = UIScreen.main
  private let point = CGPoint(x: 1, y: 2)
  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  init() {
    root.addSubview(inner)
    root.addSubview(other)
  }

  private func space(_ view: UIView) -> any UICoordinateSpace { view }

  @Test("the display is its own coordinate space, in any orientation")
  func ofDisplay() {
    #expect(display.coordinateSpace === display)
    #expect(display.fixedCoordinateSpace === display)
    #expect(display.coordinateSpace.bounds == display.bounds)
  }

  @Test("points and rectangles of one view are converted to another, and back")
  func views() {
    #expect(inner.convert(point, to: space(other)) == CGPoint(x: -69, y: 17))
    #expect(inner.convert(point, from: space(other)) == CGPoint(x: 71, y: -13))
    #expect(
      inner.convert(rect, to: space(other)) == CGRect(x: -69, y: 17, width: 3, height: 4))
    #expect(
      inner.convert(rect, from: space(other)) == CGRect(x: 71, y: -13, width: 3, height: 4))
  }

  @Test("points and rectangles of a view are converted to the display, and back")
  func viewAndDisplay() {
    #expect(inner.convert(point, to: display) == CGPoint(x: 31, y: 22))
    #expect(inner.convert(point, from: display) == CGPoint(x: -29, y: -18))
    #expect(inner.convert(rect, to: display) == CGRect(x: 31, y: 22, width: 3, height: 4))
    #expect(inner.convert(rect, from: display) == CGRect(x: -29, y: -18, width: 3, height: 4))
  }

  @Test("points and rectangles of the display are converted to a view, and back")
  func displayAndView() {
    #expect(display.convert(point, to: inner) == CGPoint(x: -29, y: -18))
    #expect(display.convert(point, from: inner) == CGPoint(x: 31, y: 22))
    #expect(display.convert(rect, to: inner) == CGRect(x: -29, y: -18, width: 3, height: 4))
    #expect(display.convert(rect, from: inner) == CGRect(x: 31, y: 22, width: 3, height: 4))
  }

  @Test("between displays, nothing changes")
  func displays() {
    #expect(display.convert(point, to: display) == point)
    #expect(display.convert(point, from: display) == point)
    #expect(display.convert(rect, to: display) == rect)
    #expect(display.convert(rect, from: display) == rect)
  }
}
