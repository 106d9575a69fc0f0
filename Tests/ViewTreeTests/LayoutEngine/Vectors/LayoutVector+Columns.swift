// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

extension LayoutVector {
  nonisolated static let columns: [LayoutVector] = [
    LayoutVector("a column of views", 80, 60, [[0, 0, 80, 20], [0, 30, 80, 30]]) {
      stack([[50, 20], [80, 30]], .vertical, spacing: 10)
    },
    LayoutVector("leading", 80, 60, [[0, 0, 50, 20], [0, 30, 80, 30]]) {
      stack([[50, 20], [80, 30]], .vertical, alignment: .leading, spacing: 10)
    },
    LayoutVector("trailing", 80, 60, [[30, 0, 50, 20], [0, 30, 80, 30]]) {
      stack([[50, 20], [80, 30]], .vertical, alignment: .trailing, spacing: 10)
    },
    LayoutVector("center between pixels", 81, 60, [[15.5, 0, 50, 20], [0, 30, 81, 30]]) {
      stack([[50, 20], [81, 30]], .vertical, alignment: .center, spacing: 10)
    },
    LayoutVector(
      "a first baseline means leading in a column", 80, 50, [[0, 0, 50, 20], [0, 20, 80, 30]]
    ) {
      stack([[50, 20], [80, 30]], .vertical, alignment: .firstBaseline)
    },
    LayoutVector(
      "a last baseline means trailing in a column", 80, 50, [[30, 0, 50, 20], [0, 20, 80, 30]]
    ) {
      stack([[50, 20], [80, 30]], .vertical, alignment: .lastBaseline)
    },
    LayoutVector(
      "two views in equalCentering stand at the ends", 20, 104, [[0, 0, 20, 30], [0, 74, 20, 30]]
    ) {
      stack([[20, 30], [20, 30]], .vertical, distribution: .equalCentering, length: 104)
    },
    LayoutVector("margins go round a column", 375, 52, [[16, 16, 343, 20]]) {
      stack([[100, 20]], .vertical, depth: 375) {
        $0.isLayoutMarginsRelativeArrangement = true
        $0.layoutMargins = EdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
      }
    },
    LayoutVector(
      "spacing between baselines", 20, 120, [[0, 24, 20, 20], [0, 56, 20, 30]]
    ) {
      let views: [ViewNode] = [
        LinedNode(20, 20, first: 16, last: 4), LinedNode(20, 30, first: 24, last: 6),
      ]
      let stack = StackNode(arrangedSubviews: views)
      stack.axis = .vertical
      stack.spacing = 40
      stack.isBaselineRelativeArrangement = true
      return Built(root: stack, nodes: views)
    },
    LayoutVector(
      "an even column", 375, 122, [[0, 0, 375, 30], [0, 46, 375, 30], [0, 92, 375, 30]]
    ) { uneven(.vertical, [30, 30, 30], 375) },
    LayoutVector(
      "an uneven column", 375, 142, [[0, 0, 375, 30], [0, 46, 375, 50], [0, 112, 375, 30]]
    ) { uneven(.vertical, [30, 50, 30], 375) },
    LayoutVector(
      "two columns", 375, 84,
      [[0, 0, 175.5, 30], [0, 54, 175.5, 30], [199.5, 0, 175.5, 30], [199.5, 54, 175.5, 30]]
    ) { twoColumns([30, 30], [30, 30]) },
    LayoutVector(
      "the shorter of two columns is spread", 375, 158,
      [
        [0, 0, 175.5, 30], [0, 54, 175.5, 50], [0, 128, 175.5, 30], [199.5, 0, 175.5, 30],
        [199.5, 128, 175.5, 30],
      ]
    ) { twoColumns([30, 50, 30], [30, 30]) },
  ]

  /// Two equal columns of views with heights of their own, pinned on all edges across their stack.
  private static func twoColumns(_ left: [CGFloat], _ right: [CGFloat]) -> Built {
    let outer = StackNode()
    outer.translatesAutoresizingMaskIntoConstraints = false
    outer.distribution = .fillEqually
    outer.alignment = .center
    outer.spacing = 24
    var nodes: [ViewNode] = []
    for heights in [left, right] {
      let column = StackNode()
      column.axis = .vertical
      column.distribution = .equalCentering
      column.alignment = .center
      column.spacing = 24
      outer.addArrangedSubview(column)
      column.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
      column.bottomAnchor.constraint(equalTo: outer.bottomAnchor).isActive = true
      for height in heights {
        let view = ViewNode()
        column.addArrangedSubview(view)
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
        view.leadingAnchor.constraint(equalTo: column.leadingAnchor).isActive = true
        view.trailingAnchor.constraint(equalTo: column.trailingAnchor).isActive = true
        nodes.append(view)
      }
    }
    outer.widthAnchor.constraint(equalToConstant: 375).isActive = true
    return Built(root: outer, nodes: nodes)
  }
}
