// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Statistics about the work that layout has done.
public nonisolated struct LayoutStatistics: Hashable, Sendable {
  /// The number of views in the layout, including modifiers.
  public let views: Int
  /// The number of measurements since the view was set.
  public let measurements: Int
  /// The number of measurements of the view that was measured most often.
  public let mostForOneView: Int
  /// The number of bodies that the host has evaluated so far.
  public let bodies: Int
  /// The number of views placed in the last layout, excluding those that did not move.
  public let placements: Int
}

extension LayoutTree {
  var statistics: LayoutStatistics {
    LayoutStatistics(
      views: viewCount, measurements: measurementCount,
      mostForOneView: nodes.reduce(0) { max($0, $1.measurements) }, bodies: memory.bodyCount,
      placements: placementCount)
  }
}
