// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The distances that a view wants to its neighbors.
///
/// SwiftUI: `ViewSpacing`.
public nonisolated struct ViewSpacing: Hashable, Sendable {
  var preferences: SpacingPreferences

  /// No distance to any neighbor.
  public static let zero = ViewSpacing(.none)

  /// Creates spacing without preferences.
  public init() {
    preferences = SpacingPreferences()
  }

  init(_ preferences: SpacingPreferences) {
    self.preferences = preferences
  }

  /// Takes in what another view wants at some sides.
  ///
  /// - Parameters:
  ///   - other: What the other view wants.
  ///   - edges: At which sides it counts.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      preferences[edge] = preferences[edge].union(other.preferences[edge])
    }
  }

  /// Returns the combined spacing preferences of this view and another.
  ///
  /// - Parameters:
  ///   - other: The preferences of the other view.
  ///   - edges: The edges at which the other preferences count.
  /// - Returns: The combined preferences.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance between this view and the next one.
  ///
  /// - Parameters:
  ///   - next: What the next view wants.
  ///   - axis: The direction in which it comes.
  /// - Returns: The distance in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal
      ? SpacingPreferences.distance(preferences.trailing, next.preferences.leading)
      : SpacingPreferences.distance(preferences.bottom, next.preferences.top)
  }
}
