// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

extension LayoutVector {
  nonisolated static let constraints: [LayoutVector] = [
    LayoutVector("of two preferences the higher is met", 300, 200, [[0, 0, 100, 20]]) {
      box(20) { box, _ in
        for (width, priority) in [(100, 500), (200, 499)] as [(CGFloat, Float)] {
          let constraint = box.widthAnchor.constraint(equalToConstant: width)
          constraint.priority = LayoutPriority(priority)
          constraint.isActive = true
        }
      }
    },
    LayoutVector("a width of twice the height", 300, 200, [[0, 0, 80, 40]]) {
      box(40) { box, _ in
        box.widthAnchor.constraint(equalTo: box.heightAnchor, multiplier: 2).isActive = true
      }
    },
    LayoutVector("half the superview's width and ten", 300, 200, [[0, 0, 160, 20]]) {
      box(20) { box, root in
        box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: 10)
          .isActive = true
      }
    },
    LayoutVector("a natural width yields to required edges", 120, 200, [[16, 0, 88, 20]]) {
      let root = rooted(120, 200)
      let label = SizedNode(100, 20)
      root.addSubview(label)
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
        label.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      return Built(root: root, nodes: [label])
    },
    LayoutVector(
      "a preference between hugging and resistance squeezes nothing", 300, 200, [[0, 0, 100, 20]]
    ) {
      let root = rooted(300, 200)
      let label = SizedNode(100, 20)
      root.addSubview(label)
      let none = label.widthAnchor.constraint(equalToConstant: 0)
      none.priority = LayoutPriority(500)
      LayoutConstraint.activate([
        none, label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      return Built(root: root, nodes: [label])
    },
    LayoutVector(
      "two equal views between margins", 160, 100, [[8, 0, 67, 20], [85, 0, 67, 20]]
    ) { formatted(160) },
    LayoutVector(
      "two equal views that cannot fill the room", 200, 100, [[8, 0, 87, 20], [105, 0, 87, 20]],
      conflicts: 1
    ) { formatted(200) },
    LayoutVector("a bare gap is the standard one", 300, 200, [[0, 0, 50, 20], [0, 28, 50, 20]]) {
      let root = rooted(300, 200)
      let views: [String: ViewNode] = ["a": SizedNode(50, 20), "b": SizedNode(50, 20)]
      for name in ["a", "b"] { if let view = views[name] { root.addSubview(view) } }
      for format in ["V:|[a]-[b]", "H:|[a]", "H:|[b]"] {
        LayoutConstraint.activate(
          (try? LayoutConstraint.constraints(withVisualFormat: format, views: views)) ?? [])
      }
      return Built(root: root, nodes: root.subviews)
    },
    LayoutVector("a centre between pixels", 101, 51, [[25.5, 15.5, 50, 20]]) {
      let root = rooted(101, 51)
      let box = SizedNode(50, 20)
      root.addSubview(box)
      box.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
      return Built(root: root, nodes: [box])
    },
    LayoutVector(
      "a third of the way, and edges of nested nodes rounded from the root", 100, 100,
      [[100.0 / 3, 10, 50, 20], [100.0 / 3 + 50.0 / 3, 10, 20, 20]]
    ) {
      let root = rooted(100, 100)
      let (outer, inner) = (constrained(), constrained())
      root.addSubview(outer)
      outer.addSubview(inner)
      LayoutConstraint.activate([
        LayoutConstraint(
          item: outer, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing,
          multiplier: 1.0 / 3, constant: 0),
        outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        outer.widthAnchor.constraint(equalToConstant: 50),
        outer.heightAnchor.constraint(equalToConstant: 20),
        LayoutConstraint(
          item: inner, attribute: .leading, relatedBy: .equal, toItem: outer,
          attribute: .trailing, multiplier: 1.0 / 3, constant: 0),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.widthAnchor.constraint(equalToConstant: 20),
        inner.heightAnchor.constraint(equalToConstant: 20),
      ])
      return Built(root: root, nodes: [outer, inner])
    },
    LayoutVector(
      "a child keeps the superview's margins", 200, 200, [[5, 30, 165, 140], [20, 38, 10, 10]]
    ) {
      let root = rooted(200, 200)
      root.layoutMargins = EdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
      let child = constrained()
      let inner = SizedNode(10, 10)
      child.preservesSuperviewLayoutMargins = true
      root.addSubview(child)
      child.addSubview(inner)
      LayoutConstraint.activate([
        child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
        child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
        child.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
        child.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -30),
        inner.leadingAnchor.constraint(equalTo: child.layoutMarginsGuide.leadingAnchor),
        inner.topAnchor.constraint(equalTo: child.layoutMarginsGuide.topAnchor),
      ])
      return Built(root: root, nodes: [child, inner])
    },
    LayoutVector("the system's distances", 300, 100, [[0, 0, 40, 20], [56, 44, 10, 10]]) {
      let root = rooted(300, 100)
      let (first, second) = (SizedNode(40, 20), SizedNode(10, 10))
      root.addSubview(first)
      root.addSubview(second)
      LayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        first.topAnchor.constraint(equalTo: root.topAnchor),
        second.leadingAnchor.constraint(
          equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
        second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 3),
      ])
      return Built(root: root, nodes: [first, second])
    },
    LayoutVector(
      "a distance as a length", 300, 100, [[0, 0, 10, 10], [70, 0, 10, 10], [0, 0, 30, 5]]
    ) {
      let root = rooted(300, 100)
      let nodes: [ViewNode] = [SizedNode(10, 10), SizedNode(10, 10), SizedNode(5, 5)]
      for node in nodes {
        root.addSubview(node)
        node.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
      }
      let distance = nodes[0].trailingAnchor.anchorWithOffset(to: nodes[1].leadingAnchor)
      LayoutConstraint.activate([
        nodes[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        nodes[2].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        distance.constraint(equalToConstant: 60),
        nodes[2].widthAnchor.constraint(equalTo: distance, multiplier: 0.5),
      ])
      return Built(root: root, nodes: nodes)
    },
  ]

  private static func box(
    _ height: CGFloat, _ change: (ViewNode, ViewNode) -> Void
  ) -> Built {
    let root = rooted(300, 200)
    let box = constrained()
    root.addSubview(box)
    LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: height),
    ])
    change(box, root)
    return Built(root: root, nodes: [box])
  }

  /// `H:|-[a(>=50,<=70)]-10-[b(==a)]-|` in a superview with margins of 8.
  private static func formatted(_ width: CGFloat) -> Built {
    let root = rooted(width, 100)
    let views: [String: ViewNode] = ["a": constrained(), "b": constrained()]
    for name in ["a", "b"] { if let view = views[name] { root.addSubview(view) } }
    for format in ["H:|-[a(>=50,<=70)]-10-[b(==a)]-|", "V:|[a(20)]", "V:|[b(20)]"] {
      LayoutConstraint.activate(
        (try? LayoutConstraint.constraints(withVisualFormat: format, views: views)) ?? [])
    }
    return Built(root: root, nodes: root.subviews)
  }
}
