// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import DeclarativeViews
import Foundation

/// W4's picture: rows of columns of rows…, three in each, 4 points apart and 2 from the edges.
enum StackTrees {
  /// As stack nodes.
  static func stacks(depth: Int) -> ViewNode {
    let root = stack(depth: depth, isHorizontal: true)
    root.frame = CGRect(x: 0, y: 0, width: 1200, height: 900)
    return root
  }

  private static func stack(depth: Int, isHorizontal: Bool) -> ViewNode {
    guard depth > 0 else { return ViewNode() }
    let row = StackNode(
      arrangedSubviews: (0..<3).map { _ in
        stack(depth: depth - 1, isHorizontal: !isHorizontal)
      })
    row.axis = isHorizontal ? .horizontal : .vertical
    row.distribution = .fillEqually
    row.spacing = 4
    row.isLayoutMarginsRelativeArrangement = true
    row.layoutMargins = .init(top: 2, left: 2, bottom: 2, right: 2)
    return row
  }

  /// As declarative stacks of colours.
  static func declarative(depth: Int) -> ViewNode {
    let view = nest(depth: depth, isHorizontal: true)
    return HostingNode(frame: CGRect(x: 0, y: 0, width: 1200, height: 900)) { view }
  }

  private static func nest(depth: Int, isHorizontal: Bool) -> AnyView {
    guard depth > 0 else { return AnyView(Color.red) }
    let part = nest(depth: depth - 1, isHorizontal: !isHorizontal)
    if isHorizontal {
      return AnyView(
        HStack(spacing: 4) {
          part
          part
          part
        }.padding(2))
    }
    return AnyView(
      VStack(spacing: 4) {
        part
        part
        part
      }.padding(2))
  }

  /// As plain nodes with frames that are computed on the way down.
  static func frames(depth: Int) -> ViewNode {
    let root = plain(depth: depth)
    place(
      root, CGRect(x: 0, y: 0, width: 1200, height: 900), depth: depth, isHorizontal: true)
    return root
  }

  private static func plain(depth: Int) -> ViewNode {
    let node = ViewNode()
    if depth > 0 {
      for _ in 0..<3 { node.addSubview(plain(depth: depth - 1)) }
    }
    return node
  }

  /// Sets the frames of a tree of plain nodes.
  static func place(_ node: ViewNode, _ frame: CGRect, depth: Int, isHorizontal: Bool) {
    node.frame = frame
    guard depth > 0 else { return }
    let parts = node.subviews
    let (width, height) = (frame.size.width - 4, frame.size.height - 4)
    let length = ((isHorizontal ? width : height) - 8) / 3
    for (index, part) in parts.enumerated() {
      let start = 2 + CGFloat(index) * (length + 4)
      let frame =
        isHorizontal
        ? CGRect(x: start, y: 2, width: length, height: height)
        : CGRect(x: 2, y: start, width: width, height: length)
      place(part, frame, depth: depth - 1, isHorizontal: !isHorizontal)
    }
  }
}
