// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// W1 to W4 as nodes under constraints that are written with anchors.
///
/// What content asks for is the natural size of nodes, so those rows are no constraints.
struct NodeSystem {
  /// View by view; the first is the root.
  private(set) var nodes: [ViewNode]
  /// The constraints that stand for rows of the system, by their numbers, in order.
  private(set) var constraints: [(row: Int, constraint: LayoutConstraint)] = []

  private init(root: ViewNode) {
    nodes = [root]
    root.translatesAutoresizingMaskIntoConstraints = false
  }

  private mutating func add(_ node: ViewNode, to parent: ViewNode) {
    node.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(node)
    nodes.append(node)
  }

  private mutating func finish(_ constraints: [(row: Int, constraint: LayoutConstraint)]) {
    LayoutConstraint.activate(constraints.map(\.constraint))
    self.constraints = constraints
  }

  var root: ViewNode { nodes[0] }

  /// Lays out and sums up the frames, which for W1 and W2 are all in the root.
  func layOut() -> Double {
    root.layoutIfNeeded()
    var sum = 0.0
    for (view, node) in nodes.enumerated() {
      let frame = node.frame
      let first = 4 * view
      sum += frame.origin.x * Double(1 + first % 7)
      sum += frame.origin.y * Double(1 + (first + 1) % 7)
      sum += frame.size.width * Double(1 + (first + 2) % 7)
      sum += frame.size.height * Double(1 + (first + 3) % 7)
    }
    return sum
  }

  /// Lays out and compares with the exact values: edges lie on the nearest pixels.
  func check(_ name: String, _ values: [Double]) throws {
    root.layoutIfNeeded()
    for (view, node) in nodes.enumerated() {
      let rect = node.convert(node.bounds, to: root)
      let (x, y) = (values[4 * view], values[4 * view + 1])
      let edges = [
        (rect.minX, x), (rect.minY, y), (rect.maxX, x + values[4 * view + 2]),
        (rect.maxY, y + values[4 * view + 3]),
      ]
      for (found, expected) in edges where abs(found - expected) > 0.34 {
        throw BenchmarkError.wrongChecksum(
          name: "\(name), view \(view)", engine: Engine.nodes, found: found, expected: expected)
      }
    }
  }

  /// W1.
  static func chain(_ count: Int) -> NodeSystem {
    var system = NodeSystem(root: ViewNode())
    let root = system.root
    var rows: [LayoutConstraint] = [root.widthAnchor.constraint(equalToConstant: 375)]
    var last = root
    for i in 1...count {
      let box = ViewNode()
      system.add(box, to: root)
      let height = box.heightAnchor.constraint(equalToConstant: CGFloat(20 + (7 * i) % 23))
      height.priority = .defaultHigh
      rows += [
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        i == 1
          ? box.topAnchor.constraint(equalTo: root.topAnchor, constant: 12)
          : box.topAnchor.constraint(equalTo: last.bottomAnchor, constant: 8),
        height,
      ]
      last = box
    }
    rows.append(last.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -12))
    system.finish(rows.enumerated().map { ($0.offset + 2, $0.element) })
    return system
  }

  /// W2; the first constraint is the root's width, 375 and required or, for W3, 260 and a wish.
  static func form(_ rows: Int, width: CGFloat = 375, priority: LayoutPriority = .required)
    -> NodeSystem
  {
    var system = NodeSystem(root: ViewNode())
    let root = system.root
    let rootWidth = root.widthAnchor.constraint(equalToConstant: width)
    rootWidth.priority = priority
    var constraints: [(row: Int, constraint: LayoutConstraint)] = [(2, rootWidth)]
    var above: ViewNode?
    for r in 0..<rows {
      let (label, input, toggle) = (ContentNode(), ContentNode(), ViewNode())
      label.contentSize = CGSize(width: 40 + (13 * r) % 90, height: 0)
      label.contentSize.height = r % 5 == 4 ? 41 : 20.5
      input.contentSize = CGSize(width: 30 + (29 * r) % 60, height: 34)
      label.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
      label.setContentHuggingPriority(LayoutPriority(251), for: .vertical)
      for node in [label, input, toggle] { system.add(node, to: root) }
      let top =
        above.map { input.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 10) }
        ?? input.topAnchor.constraint(equalTo: root.topAnchor, constant: 12)
      let first = 3 + 20 * r
      constraints += [
        (first, label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)),
        (first + 1, input.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8)),
        (first + 2, toggle.leadingAnchor.constraint(equalTo: input.trailingAnchor, constant: 8)),
        (first + 3, toggle.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16)),
        (first + 4, toggle.widthAnchor.constraint(equalToConstant: 51)),
        (first + 9, input.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)),
        (first + 10, top),
        (first + 11, label.centerYAnchor.constraint(equalTo: input.centerYAnchor)),
        (first + 12, toggle.centerYAnchor.constraint(equalTo: input.centerYAnchor)),
        (first + 17, toggle.heightAnchor.constraint(equalToConstant: 31)),
        (
          first + 18,
          input.heightAnchor.constraint(
            greaterThanOrEqualTo: label.heightAnchor, multiplier: 1, constant: 8)
        ),
        (first + 19, input.heightAnchor.constraint(greaterThanOrEqualTo: toggle.heightAnchor)),
      ]
      above = input
    }
    if let above {
      constraints.append(
        (3 + 20 * rows, above.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -12)))
    }
    system.finish(constraints)
    return system
  }

  /// W4's picture.
  ///
  /// A gap is a constant that is a wish, as nodes have no variables but their own.
  static func stacks(depth: Int) -> NodeSystem {
    var system = NodeSystem(root: ViewNode())
    var constraints = [
      system.root.widthAnchor.constraint(equalToConstant: 1200),
      system.root.heightAnchor.constraint(equalToConstant: 900),
    ]
    var (first, end) = (0, 1)
    for level in 0..<depth {
      for i in first..<end {
        let outer = system.nodes[i]
        let parts = [ViewNode(), ViewNode(), ViewNode()]
        for part in parts { system.add(part, to: outer) }
        constraints += inside(outer, parts, isHorizontal: level % 2 == 0)
      }
      (first, end) = (end, system.nodes.count)
    }
    system.finish(constraints.map { (0, $0) })
    return system
  }

  private static func inside(
    _ outer: ViewNode, _ parts: [ViewNode], isHorizontal: Bool
  ) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    var last: ViewNode?
    for part in parts {
      if isHorizontal {
        constraints += [
          last.map { part.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 4) }
            ?? part.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 2),
          part.topAnchor.constraint(equalTo: outer.topAnchor, constant: 2),
          part.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -2),
        ]
      } else {
        constraints += [
          last.map { part.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 4) }
            ?? part.topAnchor.constraint(equalTo: outer.topAnchor, constant: 2),
          part.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 2),
          part.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -2),
        ]
      }
      if last != nil {
        constraints[constraints.count - 3].priority = .defaultHigh
        constraints.append(
          isHorizontal
            ? part.widthAnchor.constraint(equalTo: parts[0].widthAnchor)
            : part.heightAnchor.constraint(equalTo: parts[0].heightAnchor))
      }
      last = part
    }
    if let last {
      constraints.append(
        isHorizontal
          ? last.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -2)
          : last.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -2))
    }
    return constraints
  }
}
