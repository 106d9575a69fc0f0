// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

extension Screen {
  /// Taps the center of the visible part of a node, without advancing the clock.
  ///
  /// - Parameters:
  ///   - node: The node; one that doesn't receive touches, such as a label, is tapped through.
  ///   - count: The number of taps in quick succession.
  ///   - fingers: The number of simultaneous touches.
  /// - Throws: A ``DriverError``, without tapping, if the node can't be touched.
  public func tap(_ node: ViewNode, count: Int = 1, fingers: Int = 1) throws {
    let point = try location(on: node)
    press(at: point, count: count, fingers: fingers)
  }

  /// Taps a point of the screen, without advancing the clock.
  ///
  /// - Parameters:
  ///   - point: The point, in screen coordinates.
  ///   - count: The number of taps in quick succession.
  /// - Throws: ``DriverError/placeOffScreen(_:size:)``.
  public func tap(at point: CGPoint, count: Int = 1) throws {
    layoutIfNeeded()
    try check(point)
    press(at: point, count: count, fingers: 1)
  }

  /// Taps a node twice in quick succession.
  ///
  /// - Throws: A ``DriverError`` if the node can't be touched.
  public func doubleTap(_ node: ViewNode) throws {
    try tap(node, count: 2)
  }

  /// Taps an item in a navigation bar, toolbar, or tab bar.
  ///
  /// - Throws: ``DriverError/noSuchItem(_:)`` if no bar on the screen shows it, or another
  ///   ``DriverError`` if it can't be touched.
  public func tap(_ item: BarItem) throws {
    layoutIfNeeded()
    guard let node = rootNode?.node(showing: item) else {
      throw DriverError.noSuchItem(item.title.map { "“\($0)”" } ?? "the item")
    }
    try tap(node)
  }

  /// Taps the back button of the frontmost navigation bar.
  ///
  /// - Throws: ``DriverError/nothingToGoBackTo`` if there is none, or another ``DriverError`` if it
  ///   can't be touched.
  public func tapBack() throws {
    layoutIfNeeded()
    guard let button = rootNode?.backButton else { throw DriverError.nothingToGoBackTo }
    try tap(button)
  }

  /// Presses and holds a node.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - duration: The duration in seconds, by which the clock advances.
  /// - Throws: A ``DriverError`` if the node can't be touched.
  public func longPress(_ node: ViewNode, duration: Double = 0.6) throws {
    guard duration.isFinite, duration >= 0 else { throw DriverError.invalidNumber("The duration") }
    let touches = router.begin(at: [try location(on: node)])
    advance(by: duration)
    router.end(touches)
    layoutIfNeeded()
  }

  /// Taps the status bar, which scrolls content to its top if exactly one scroll node on the screen
  /// allows it, and waits until it arrives.
  ///
  /// - Returns: `true` if anything scrolled.
  @discardableResult
  public func tapStatusBar() -> Bool {
    layoutIfNeeded()
    var found: [ScrollNode] = []
    var pending = rootNode.map { [$0] } ?? []
    while let node = pending.popLast() {
      guard !node.isHidden, node.alpha >= 0.01 else { continue }
      if let scroll = node as? ScrollNode, scroll.scrollsToTop { found.append(scroll) }
      pending.append(contentsOf: node.subviews)
    }
    guard found.count == 1 else { return false }
    let former = found[0].contentOffset
    found[0].scrollToTop()
    letContentRest()
    return found[0].contentOffset != former
  }

  private func press(at point: CGPoint, count: Int, fingers: Int) {
    // Touches are side by side, centered on the location.
    let width = CGFloat(max(fingers, 1) - 1) * 4
    let points = (0..<max(fingers, 1)).map { number in
      CGPoint(x: point.x - width / 2 + CGFloat(number) * 4, y: point.y)
    }
    for _ in 0..<max(count, 1) {
      let touches = router.begin(at: points)
      router.end(touches)
      layoutIfNeeded()
    }
  }
}
