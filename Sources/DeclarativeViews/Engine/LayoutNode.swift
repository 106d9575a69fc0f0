// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A view that takes part in layout: its rule, its position in the tree, and its cached sizes.
struct LayoutNode {
  /// The size that a view chose for a proposal.
  struct Answer {
    let proposal: ProposedViewSize
    let precision: Precision
    let size: CGSize
    var arrangement: [Placement]?
    /// The next cached size of the same view in the tree's list; −1 after the last.
    var next = -1
  }

  /// The position of an alignment guide for a proposal, or `nil` if the view does not define it.
  struct GuideAnswer {
    let key: GuideKey
    let proposal: ProposedViewSize
    let precision: Precision
    let value: CGFloat?
  }

  /// The minimum and maximum lengths in both directions; NaN if unknown.
  struct SteadyLimits {
    private var width = (least: CGFloat.nan, most: CGFloat.nan)
    private var height = (least: CGFloat.nan, most: CGFloat.nan)

    subscript(axis: Axis, isLeast isLeast: Bool) -> CGFloat {
      get {
        let lengths = axis == .horizontal ? width : height
        return isLeast ? lengths.least : lengths.most
      }
      set {
        switch (axis, isLeast) {
        case (.horizontal, true): width.least = newValue
        case (.horizontal, false): width.most = newValue
        case (.vertical, true): height.least = newValue
        case (.vertical, false): height.most = newValue
        }
      }
    }
  }

  var element: any LayoutElement
  /// Whether the element computes its size without children.
  let isLeaf: Bool
  let parent: Int
  let depth: Int
  let environment: Int
  /// The axis of the enclosing stack, if there is one.
  let stackAxis: Axis?
  /// The index of its identity in the tree, if it is the outermost node of a view.
  var identity = -1
  /// The node of the innermost enclosing view that can be updated independently; −1 if there is
  /// none.
  let scope: Int
  /// Whether it is a placeholder for such a view and takes no part in layout.
  var isScope = false
  var firstChild = -1
  var lastChild = -1
  var nextSibling = -1
  var childCount = 0

  /// The layout priority: stacks measure children of higher priority first.
  var priority = 0.0
  /// The place in the drawing order of its container: the lowest first.
  var zIndex = 0.0
  var spacing = SpacingPreferences()
  /// The guides that the view or its descendants may define, as a bit set.
  var guides: UInt64 = 0

  /// The directions in which its minimum and maximum lengths are steady, and those lengths once a
  /// stack has requested them.
  var steadyAxes: Axis.Set = []
  var limits = SteadyLimits()
  /// The first and the last of its cached sizes in the tree's list; −1 if there is none.
  var firstAnswer = -1
  var lastAnswer = -1
  var guideAnswers: [GuideAnswer] = []
  /// The cached sizes of its text.
  var textSizing: TextSizing?
  /// An estimate of the number of different finite proposals to the view.
  var expectedOffers = 1.0
  /// Whether an enclosing stack makes proposals that a limit would turn into different ones.
  var multipliesOffers = false
  /// The number of times that the view was measured since the tree was created, not counting cached
  /// results.
  var measurements = 0

  /// The frame in the host's coordinates, in points from the left, not rounded.
  var frame = CGRect.zero
  /// Whether all descendants have frames for the current frame and proposal.
  var isSettled = false
  /// The size that was finally proposed to the view.
  var finalProposal = ProposedViewSize.unspecified

  init(
    element: any LayoutElement, parent: Int, depth: Int, environment: Int, stackAxis: Axis?,
    scope: Int
  ) {
    self.element = element
    isLeaf = element.isLeaf
    self.parent = parent
    self.depth = depth
    self.environment = environment
    self.stackAxis = stackAxis
    self.scope = scope
  }
}
