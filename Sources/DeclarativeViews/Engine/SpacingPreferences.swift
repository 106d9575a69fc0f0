// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The preferred distances of a view from its neighbors at each side.
nonisolated struct SpacingPreferences: Hashable {
  /// The spacing preference at one side.
  ///
  /// Without a value, the system spacing applies.
  struct Side: Hashable {
    /// The distance to any kind of neighbor.
    var plain: CGFloat? {
      get { storedPlain.isNaN ? nil : storedPlain }
      set { storedPlain = newValue ?? .nan }
    }
    /// The distance between texts above and below each other, for text.
    var text: CGFloat? {
      get { storedText.isNaN ? nil : storedText }
      set { storedText = newValue ?? .nan }
    }

    // NaN represents nil: each view in a layout has four of these.
    private var storedPlain: CGFloat
    private var storedText: CGFloat

    init(plain: CGFloat? = nil, text: CGFloat? = nil) {
      storedPlain = plain ?? .nan
      storedText = text ?? .nan
    }

    static func == (first: Side, second: Side) -> Bool {
      first.plain == second.plain && first.text == second.text
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(plain)
      hasher.combine(text)
    }

    /// Returns the combined preferences of two views that share a side.
    func union(_ other: Side) -> Side {
      Side(plain: larger(plain, other.plain), text: larger(text, other.text))
    }
  }

  var top = Side()
  var leading = Side()
  var bottom = Side()
  var trailing = Side()

  /// The preference for no distance at any side.
  static let none = SpacingPreferences(
    top: Side(plain: 0), leading: Side(plain: 0), bottom: Side(plain: 0),
    trailing: Side(plain: 0))

  /// The default distance between views, in points.
  static let systemSpacing: CGFloat = 8

  subscript(edge: Edge) -> Side {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Returns the distance between two adjacent sides: the larger of their text preferences if both
  /// have one, else the larger preference, else the system's.
  static func distance(_ first: Side, _ second: Side) -> CGFloat {
    if let one = first.text, let other = second.text { return max(one, other) }
    return larger(first.plain, second.plain) ?? systemSpacing
  }
}

private nonisolated func larger(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
  guard let first else { return second }
  return second.map { max(first, $0) } ?? first
}
