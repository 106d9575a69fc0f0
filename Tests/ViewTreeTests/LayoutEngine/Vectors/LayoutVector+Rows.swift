// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

extension LayoutVector {
  /// A stack whose views have natural sizes, or none if negative.
  static func stack(
    _ sizes: [[CGFloat]], _ axis: Axis = .horizontal,
    distribution: StackNode.Distribution = .fill,
    alignment: StackNode.Alignment = .fill, spacing: CGFloat = 0, length: CGFloat? = nil,
    depth: CGFloat? = nil, change: (StackNode) -> Void = { _ in }
  ) -> Built {
    let views: [ViewNode] = sizes.map { SizedNode($0[0], $0[1]) }
    let stack = StackNode(arrangedSubviews: views)
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    let isRow = axis == .horizontal
    if let length {
      (isRow ? stack.widthAnchor : stack.heightAnchor).constraint(equalToConstant: length)
        .isActive =
        true
    }
    if let depth {
      (isRow ? stack.heightAnchor : stack.widthAnchor).constraint(equalToConstant: depth).isActive =
        true
    }
    change(stack)
    return Built(root: stack, nodes: views)
  }

  nonisolated static let rows: [LayoutVector] = [
    LayoutVector("fill takes the natural lengths", 140, 30, [[0, 0, 50, 30], [60, 0, 80, 30]]) {
      stack([[50, 20], [80, 30]], spacing: 10)
    },
    LayoutVector("top keeps natural heights", 140, 30, [[0, 0, 50, 20], [60, 0, 80, 30]]) {
      stack([[50, 20], [80, 30]], alignment: .top, spacing: 10)
    },
    LayoutVector("top in a deeper stack", 140, 60, [[0, 0, 50, 20], [60, 0, 80, 30]]) {
      stack([[50, 20], [80, 30]], alignment: .top, spacing: 10, depth: 60)
    },
    LayoutVector("center", 140, 30, [[0, 5, 50, 20], [60, 0, 80, 30]]) {
      stack([[50, 20], [80, 30]], alignment: .center, spacing: 10)
    },
    LayoutVector("center between pixels", 140, 31, [[0, 5.5, 50, 20], [60, 0, 80, 31]]) {
      stack([[50, 20], [80, 31]], alignment: .center, spacing: 10)
    },
    LayoutVector("bottom", 140, 30, [[0, 10, 50, 20], [60, 0, 80, 30]]) {
      stack([[50, 20], [80, 30]], alignment: .bottom, spacing: 10)
    },
    LayoutVector("the lower hugging grows", 200, 30, [[0, 0, 110, 30], [120, 0, 80, 30]]) {
      stack([[50, 20], [80, 30]], spacing: 10, length: 200) {
        $0.arrangedSubviews[1].setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
      }
    },
    LayoutVector("the lower resistance shrinks", 100, 30, [[0, 0, 10, 30], [20, 0, 80, 30]]) {
      stack([[50, 20], [80, 30]], spacing: 10, length: 100) {
        $0.arrangedSubviews[0].setContentCompressionResistancePriority(
          LayoutPriority(749), for: .horizontal)
      }
    },
    LayoutVector("among equals the last grows", 200, 30, [[0, 0, 50, 30], [60, 0, 140, 30]]) {
      stack([[50, 20], [80, 30]], spacing: 10, length: 200)
    },
    LayoutVector(
      "fillEqually without a width", 470, 20,
      [[0, 0, 150, 20], [160, 0, 150, 20], [320, 0, 150, 20]]
    ) { stack([[50, 20], [100, 20], [150, 20]], distribution: .fillEqually, spacing: 10) },
    LayoutVector(
      "fillEqually in thirds of a pixel", 375, 30,
      [[0, 0, 343.0 / 3, 30], [391.0 / 3, 0, 343.0 / 3, 30], [782.0 / 3, 0, 343.0 / 3, 30]]
    ) {
      stack(
        [[10, 30], [10, 30], [10, 30]], distribution: .fillEqually, spacing: 16, length: 375)
    },
    LayoutVector(
      "fillEqually goes below natural lengths", 80, 20, [[0, 0, 40, 20], [40, 0, 40, 20]]
    ) { stack([[50, 20], [100, 20]], distribution: .fillEqually, length: 80) },
    LayoutVector(
      "fillProportionally", 600, 20, [[0, 0, 100, 20], [100, 0, 200, 20], [300, 0, 300, 20]]
    ) {
      stack([[50, 20], [100, 20], [150, 20]], distribution: .fillProportionally, length: 600)
    },
    LayoutVector(
      "fillProportionally at its natural length", 300, 20,
      [[0, 0, 50, 20], [50, 0, 100, 20], [150, 0, 150, 20]]
    ) {
      stack([[50, 20], [100, 20], [150, 20]], distribution: .fillProportionally, length: 300)
    },
    LayoutVector(
      "fillProportionally without a width", 320, 20,
      [[0, 0, 50, 20], [60, 0, 100, 20], [170, 0, 150, 20]]
    ) {
      stack([[50, 20], [100, 20], [150, 20]], distribution: .fillProportionally, spacing: 10)
    },
    LayoutVector(
      "in fillProportionally the last view takes what spacing distorts", 300, 5,
      [[0, 0, 60, 5], [61, 0, 60, 5], [122, 0, 178, 5]]
    ) {
      stack(
        [[1, 5], [1, 5], [1, 5]], distribution: .fillProportionally, spacing: 1, length: 300)
    },
    LayoutVector(
      "equalSpacing spreads", 300, 20, [[0, 0, 50, 20], [125, 0, 50, 20], [250, 0, 50, 20]]
    ) {
      stack(
        [[50, 20], [50, 20], [50, 20]], distribution: .equalSpacing, spacing: 10, length: 300)
    },
    LayoutVector(
      "equalSpacing without a width", 170, 20,
      [[0, 0, 50, 20], [60, 0, 50, 20], [120, 0, 50, 20]]
    ) { stack([[50, 20], [50, 20], [50, 20]], distribution: .equalSpacing, spacing: 10) },
    LayoutVector(
      "equalSpacing that is too short keeps the gaps, and the last view shrinks", 150, 20,
      [[0, 0, 60, 20], [70, 0, 60, 20], [140, 0, 10, 20]]
    ) {
      stack(
        [[60, 20], [60, 20], [60, 20]], distribution: .equalSpacing, spacing: 10, length: 150)
    },
    LayoutVector(
      "equalCentering", 200, 20, [[0, 0, 20, 20], [80, 0, 40, 20], [180, 0, 20, 20]]
    ) {
      stack(
        [[20, 20], [40, 20], [20, 20]], distribution: .equalCentering, spacing: 10, length: 200)
    },
    LayoutVector(
      "equalCentering of unlike views", 200, 20,
      [[0, 0, 100, 20], [110, 0, 20, 20], [180, 0, 20, 20]]
    ) {
      stack(
        [[100, 20], [20, 20], [20, 20]], distribution: .equalCentering, spacing: 10, length: 200)
    },
    LayoutVector(
      "equalCentering keeps the spacing first", 200, 20,
      [[0, 0, 100, 20], [120, 0, 20, 20], [180, 0, 20, 20]]
    ) {
      stack(
        [[100, 20], [20, 20], [20, 20]], distribution: .equalCentering, spacing: 20, length: 200)
    },
    LayoutVector(
      "a plain view has no height of its own", 80, 20, [[0, 0, 50, 20], [50, 0, 30, 0]]
    ) {
      stack([[50, 20], [-1, -1]], alignment: .top) {
        $0.arrangedSubviews[1].widthAnchor.constraint(equalToConstant: 30).isActive = true
      }
    },
    LayoutVector(
      "a hidden view takes no room and no gap", 110, 20,
      [[0, 0, 50, 20], [50, 0, 0, 20], [60, 0, 50, 20]]
    ) {
      stack([[50, 20], [50, 20], [50, 20]], spacing: 10) { $0.arrangedSubviews[1].isHidden = true }
    },
    LayoutVector(
      "a custom spacing stands in for the spacing after its view", 188, 20,
      [[0, 0, 50, 20], [80, 0, 50, 20], [138, 0, 50, 20]]
    ) {
      stack([[50, 20], [50, 20], [50, 20]], spacing: 10) {
        $0.setCustomSpacing(30, after: $0.arrangedSubviews[0])
        $0.setCustomSpacing(StackNode.spacingUseSystem, after: $0.arrangedSubviews[1])
        $0.setCustomSpacing(99, after: $0.arrangedSubviews[2])
      }
    },
    LayoutVector(
      "in equalSpacing a custom spacing is a least gap", 200, 20,
      [[0, 0, 50, 20], [75, 0, 50, 20], [150, 0, 50, 20]]
    ) {
      stack([[50, 20], [50, 20], [50, 20]], distribution: .equalSpacing, length: 200) {
        $0.setCustomSpacing(20, after: $0.arrangedSubviews[0])
      }
    },
    LayoutVector(
      "margins go round a row, by reading direction", 180, 30, [[20, 3, 50, 20], [70, 3, 80, 20]]
    ) {
      stack([[50, 20], [80, 20]]) {
        $0.isLayoutMarginsRelativeArrangement = true
        $0.directionalLayoutMargins = DirectionalEdgeInsets(
          top: 3, leading: 20, bottom: 7, trailing: 30)
      }
    },
    LayoutVector("first baselines meet", 40, 30, [[0, 8, 20, 20], [20, 0, 20, 30]]) {
      lines(.firstBaseline)
    },
    LayoutVector("last baselines meet", 40, 32, [[0, 12, 20, 20], [20, 0, 20, 30]]) {
      lines(.lastBaseline, last: 2)
    },
    LayoutVector(
      "a row that asks for less in the middle loses to its neighbours", 375, 30,
      [[0, 0, 343.0 / 3, 30], [391.0 / 3, 0, 343.0 / 3, 30], [782.0 / 3, 0, 343.0 / 3, 30]],
      conflicts: 2
    ) {
      uneven(.horizontal, [30, 50, 30], 375) {
        $0.arrangedSubviews[1].widthAnchor.constraint(equalToConstant: 50).isActive = true
      }
    },
    LayoutVector(
      "a row of equal views", 375, 30,
      [[0, 0, 343.0 / 3, 30], [391.0 / 3, 0, 343.0 / 3, 30], [782.0 / 3, 0, 343.0 / 3, 30]]
    ) { uneven(.horizontal, [30, 30, 30], 375) },
    LayoutVector(
      "hugging is compared between the views of nested stacks", 300, 20,
      [[0, 0, 50, 20], [50, 0, 200, 20], [250, 0, 50, 20]]
    ) {
      let leaves: [ViewNode] = (0..<3).map { _ in SizedNode(50, 20) }
      leaves[1].setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
      let inner = StackNode(arrangedSubviews: [leaves[1], leaves[2]])
      let outer = StackNode(arrangedSubviews: [leaves[0], inner])
      outer.setContentHuggingPriority(.required, for: .horizontal)
      inner.setContentHuggingPriority(.required, for: .horizontal)
      outer.widthAnchor.constraint(equalToConstant: 300).isActive = true
      return Built(root: outer, nodes: leaves)
    },
    LayoutVector(
      "texts in a row are not kept at equal shares", 300, 10, [[0, 0, 250, 10], [250, 0, 50, 10]]
    ) {
      let texts: [ViewNode] = [FlowingNode(length: 250), FlowingNode(length: 50)]
      let stack = StackNode(arrangedSubviews: texts)
      stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
      return Built(root: stack, nodes: texts)
    },
  ]

  private static func lines(_ alignment: StackNode.Alignment, last: CGFloat = 6) -> Built {
    let views: [ViewNode] = [
      LinedNode(20, 20, first: 16, last: 4), LinedNode(20, 30, first: 24, last: last),
    ]
    let stack = StackNode(arrangedSubviews: views)
    stack.alignment = alignment
    return Built(root: stack, nodes: views)
  }

  /// Views with heights of their own that are also pinned to the stack's edges across it.
  static func uneven(
    _ axis: Axis, _ heights: [CGFloat], _ width: CGFloat, change: (StackNode) -> Void = { _ in }
  ) -> Built {
    let stack = StackNode()
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = axis
    stack.distribution = axis == .horizontal ? .fillEqually : .fill
    stack.alignment = axis == .horizontal ? .fill : .leading
    stack.spacing = 16
    for height in heights {
      let view = ViewNode()
      stack.addArrangedSubview(view)
      view.heightAnchor.constraint(equalToConstant: height).isActive = true
      if axis == .horizontal {
        view.topAnchor.constraint(equalTo: stack.topAnchor).isActive = true
        view.bottomAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true
      } else {
        view.leadingAnchor.constraint(equalTo: stack.leadingAnchor).isActive = true
        view.trailingAnchor.constraint(equalTo: stack.trailingAnchor).isActive = true
      }
    }
    change(stack)
    stack.widthAnchor.constraint(equalToConstant: width).isActive = true
    return Built(root: stack, nodes: stack.arrangedSubviews)
  }
}
