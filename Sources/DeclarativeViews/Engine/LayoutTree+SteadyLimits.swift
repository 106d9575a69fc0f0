// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension LayoutTree {
  /// Returns the steady axes of a modifier's child.
  func steadyAxesOfContent(of node: Int) -> Axis.Set {
    let child = nodes[node].firstChild
    return child < 0 || nodes[child].isScope ? [] : nodes[child].steadyAxes
  }

  /// Returns the axes in which all children of a container are steady.
  func steadyAxesOfAll(in node: Int) -> Axis.Set {
    var axes = Axis.Set.both
    forEachChild(of: node) { axes.formIntersection(nodes[$0].steadyAxes) }
    return axes
  }

  /// Returns whether the views in a container are aligned at fixed fractions of their lengths.
  func alignProportionally(in node: Int, _ key: GuideKey) -> Bool {
    guard key.isShare else { return false }
    var isExplicit = false
    forEachChild(of: node) { isExplicit = isExplicit || mayHave(key, in: $0) }
    return !isExplicit
  }

  /// Returns whether no view in a container prefers a negative distance on any side.
  func prefersNonnegativeSpacing(in node: Int) -> Bool {
    var areNonnegative = true
    forEachChild(of: node) { child in
      let wanted = nodes[child].spacing
      for side in [wanted.top, wanted.leading, wanted.bottom, wanted.trailing] {
        areNonnegative = areNonnegative && side.plain ?? 0 >= 0 && side.text ?? 0 >= 0
      }
    }
    return areNonnegative
  }
}

extension Axis.Set {
  static let both: Axis.Set = [.horizontal, .vertical]

  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension GuideKey {
  /// Whether the guide is at a fixed fraction of the width or height by default.
  var isShare: Bool {
    type == WidthShare.Leading.self || type == WidthShare.Center.self
      || type == WidthShare.Trailing.self || type == HeightShare.Top.self
      || type == HeightShare.Center.self || type == HeightShare.Bottom.self
  }
}
