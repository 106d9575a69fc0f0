// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The content of a lazy container.
struct LazyContents {
  /// The axis of the container.
  let axis: Axis
  let alignment: GuideKey
  let spacing: CGFloat?
  /// The columns, if it is a grid.
  let tracks: [GridItem]?
  /// The headers and footers that stay in the visible part of the scroll view.
  let pinned: PinnedScrollableViews
  let content: any View

  /// Returns whether a line is drawn in front of rows, because it may be in their place.
  func raises(_ kind: LazyLines.Kind) -> Bool {
    switch kind {
    case .header: pinned.contains(.sectionHeaders)
    case .rows: false
    case .footer: pinned.contains(.sectionFooters)
    }
  }

  /// The distance between lines.
  var gap: CGFloat {
    guard let spacing, spacing.isFinite else { return SpacingPreferences.systemSpacing }
    return spacing
  }
}

/// A container whose views are created when they become visible.
struct LazyView: View {
  let contents: LazyContents

  init(contents: LazyContents) {
    self.contents = contents
  }

  var body: LazyView { return self }

  func _expand(in step: _ViewStep) {
    let own = step.expansion.remember(step.item, as: Self.self)
    own.isOnDemand = true
    let element = step.expansion.make(in: step.item) { LazyElement(contents, memory: own) }
    step.expansion.end(step.item, at: element)
  }
}
