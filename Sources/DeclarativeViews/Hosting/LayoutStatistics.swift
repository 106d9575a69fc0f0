// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// How much work a layout has been.
public struct LayoutStatistics: Hashable, Sendable {
  /// How many views take part in it, modifiers counted.
  public let views: Int
  /// How often a view was measured in all, since the view was set.
  public let measurements: Int
  /// How often the one view was measured that was measured most often.
  public let mostForOneView: Int
}

extension LayoutTree {
  var statistics: LayoutStatistics {
    LayoutStatistics(
      views: viewCount, measurements: nodes.reduce(0) { $0 + $1.measurements },
      mostForOneView: nodes.reduce(0) { max($0, $1.measurements) })
  }

  /// Whether so much is kept of other sizes that it is better to begin again.
  var isOutOfProportion: Bool {
    abandonedCount > viewCount || nodes[0].answers.count > 32
  }
}
