// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The preferred distances of a view from its neighbors.
///
/// SwiftUI: `ViewSpacing`.
public nonisolated struct ViewSpacing: Hashable, Sendable {
  var preferences: SpacingPreferences

  /// The preference for no distance to any neighbor.
  public static let zero = ViewSpacing(.none)

  /// Creates spacing without preferences.
  public init() {
    preferences = SpacingPreferences()
  }

  init(_ preferences: SpacingPreferences) {
    self.preferences = preferences
  }

  /// Merges the preferences of another view at some edges.
  ///
  /// - Parameters:
  ///   - other: The preferences of the other view.
  ///   - edges: The edges at which to include the other preferences.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      preferences[edge] = preferences[edge].union(other.preferences[edge])
    }
  }

  /// Returns the combined spacing preferences of this view and another.
  ///
  /// - Parameters:
  ///   - other: The preferences of the other view.
  ///   - edges: The edges at which to include the other preferences.
  /// - Returns: The combined preferences.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the distance between this view and the next one.
  ///
  /// - Parameters:
  ///   - next: The preferences of the next view.
  ///   - axis: The axis along which the views are arranged.
  /// - Returns: The distance in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal
      ? SpacingPreferences.distance(preferences.trailing, next.preferences.leading)
      : SpacingPreferences.distance(preferences.bottom, next.preferences.top)
  }
}
