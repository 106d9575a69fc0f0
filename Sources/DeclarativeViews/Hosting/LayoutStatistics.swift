// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// How much work a layout has been.
public nonisolated struct LayoutStatistics: Hashable, Sendable {
  /// How many views take part in it, modifiers counted.
  public let views: Int
  /// How often a view was measured in all, since the view was set.
  public let measurements: Int
  /// How often the one view was measured that was measured most often.
  public let mostForOneView: Int
  /// How many bodies of views were made in all, by the same host.
  public let bodies: Int
  /// How many views were given a place in the last layout; what lies where it lay is not.
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
