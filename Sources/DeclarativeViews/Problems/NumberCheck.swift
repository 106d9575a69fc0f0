// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A check that replaces invalid numbers for a layout and reports them.
struct NumberCheck {
  let place: CodePlace
  private(set) var problems: [ViewProblem] = []

  init(_ place: CodePlace) {
    self.place = place
  }

  /// Returns a number that may be negative, or nil if it is not finite.
  mutating func number(_ value: CGFloat?, _ name: String) -> CGFloat? {
    guard let value else { return nil }
    if value.isFinite { return value }
    report(name, value)
    return nil
  }

  /// Returns a length, or nil if it is negative or not finite.
  mutating func length(_ value: CGFloat?, _ name: String) -> CGFloat? {
    guard let value else { return nil }
    if value.isFinite, value >= 0 { return value }
    report(name, value)
    return nil
  }

  /// Returns an upper limit, which may be infinite.
  mutating func limit(_ value: CGFloat?, _ name: String) -> CGFloat? {
    value == .infinity ? value : length(value, name)
  }

  /// Returns a ratio, or nil if it is not positive and finite.
  mutating func ratio(_ value: CGFloat?, _ name: String) -> CGFloat? {
    guard let value else { return nil }
    if value.isFinite, value > 0 { return value }
    report(name, value)
    return nil
  }

  /// Returns a fraction, or nil if it is not above 0 and at most 1.
  mutating func fraction(_ value: CGFloat, _ name: String) -> CGFloat? {
    if value > 0, value <= 1 { return value }
    report(name, value)
    return nil
  }

  /// Returns the limits of one dimension of a frame, each raised to the previous one if they are
  /// out of order.
  mutating func side(
    _ axis: Axis, least: CGFloat?, ideal: CGFloat?, most: CGFloat?
  ) -> FlexibleFrameElement.Side {
    let word = axis == .horizontal ? "Width" : "Height"
    let side = FlexibleFrameElement.Side(
      least: length(least, "min\(word)"), ideal: length(ideal, "ideal\(word)"),
      most: limit(most, "max\(word)"))
    let bounds = [side.least, side.ideal, side.most].compactMap(\.self)
    if zip(bounds, bounds.dropFirst()).allSatisfy(<=) { return side }
    problems.append(
      .contradictoryFrame(
        axis: axis, least: side.least?.traceText, ideal: side.ideal?.traceText,
        most: side.most?.traceText, place))
    var raised = side
    if let least = side.least { raised.ideal = side.ideal.map { max($0, least) } }
    if let lower = raised.ideal ?? side.least { raised.most = side.most.map { max($0, lower) } }
    return raised
  }

  private mutating func report(_ name: String, _ value: CGFloat) {
    problems.append(.unusableNumber(name: name, value: value.traceText, place: place))
  }
}
