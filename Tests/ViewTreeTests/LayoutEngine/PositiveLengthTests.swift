// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ConstraintSolver
import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Lengths that would be negative")
struct PositiveLengthTests {
  /// The lengths of an item that the engine keeps from being negative.
  private func kept(_ item: LayoutItem, _ engine: LayoutEngine) -> [Axis] {
    let index = engine.index(of: item)
    let rows = engine.rows.indices.filter {
      engine.rows[$0].exists && engine.rows[$0].kind == .positive
        && engine.rows[$0].owner == index
    }
    let entry = engine.items[Int(index)]
    let variables = rows.flatMap { engine.solver.terms(of: engine.solver.id(at: Int32($0))) }
    #expect(variables.count == rows.count && variables.allSatisfy { $0.coefficient == 1 })
    let axes = variables.map { $0.variable == entry.width ? Axis.horizontal : .vertical }
    #expect(axes.contains(.horizontal) == entry.flags.contains(.keepsWidthPositive))
    #expect(axes.contains(.vertical) == entry.flags.contains(.keepsHeightPositive))
    return axes
  }

  private func length(_ item: LayoutItem, _ axis: Axis, _ engine: LayoutEngine) -> Double {
    let index = engine.index(of: item)
    return axis == .horizontal ? engine.width(index) : engine.height(index)
  }

  @Test(
    "a length is kept from being negative, unless it is so within the tolerance",
    arguments: [Axis.horizontal, .vertical], [false, true])
  func tolerance(axis: Axis, isGuide: Bool) throws {
    for (length, isKept) in [
      (-1000, true), (-1, true), (-1e-6, true), (-1.01e-7, true), (-1e-7, false), (-1e-9, false),
      (0, false), (5, false),
    ] as [(CGFloat, Bool)] {
      let root = rooted(100, 100)
      let (box, guide) = (constrained(), LayoutGuide())
      root.addSubview(box)
      root.addLayoutGuide(guide)
      let dimensions =
        isGuide ? [guide.widthAnchor, guide.heightAnchor] : [box.widthAnchor, box.heightAnchor]
      let (own, other) =
        axis == .horizontal ? (dimensions[0], dimensions[1]) : (dimensions[1], dimensions[0])
      let given = own.constraint(equalToConstant: length)
      given.priority = .defaultHigh
      LayoutConstraint.activate([given, other.constraint(equalToConstant: 7)])
      root.layoutIfNeeded()
      let engine = try #require(root.ownEngine)
      let item: LayoutItem = isGuide ? guide : box
      #expect(kept(item, engine) == (isKept ? [axis] : []), "\(length)")
      #expect(self.length(item, axis, engine) == (isKept ? 0 : Double(length)), "\(length)")
      let size = isGuide ? guide.layoutFrame.size : box.frame.size
      let lengths = axis == .horizontal ? [size.width, size.height] : [size.height, size.width]
      #expect(lengths == [max(0, length), 7], "\(length)")
      // It is kept once, however often it would be negative.
      for next in [-3, 20, -4] as [CGFloat] {
        given.constant = next
        root.layoutIfNeeded()
        #expect(kept(item, engine) == [axis])
        #expect(self.length(item, axis, engine) == max(0, Double(next)))
      }
    }
  }

  @Test(
    "a required negative length is a conflict, unless it is negative within the tolerance",
    arguments: [(-1, 1), (-1e-5, 1), (-1e-7, 0), (0, 0)] as [(CGFloat, Int)])
  func conflicts(length: CGFloat, count: Int) {
    let root = rooted(100, 100)
    let box = constrained("box")
    root.addSubview(box)
    box.widthAnchor.constraint(equalToConstant: length).isActive = true
    let conflicts = root.layoutReport().conflicts
    #expect(conflicts.count == count)
    #expect(conflicts.allSatisfy { $0.constraints.first?.algebra == "box.width ≥ 0 @1000" })
  }

  /// Three views in a row that is 100 points long: the first and the last want to be longer than that.
  private func fill(
    _ root: ViewNode, _ axis: Axis, _ first: CGFloat, _ last: CGFloat
  ) -> [ViewNode] {
    let nodes = (0..<3).map { _ in constrained() }
    for node in nodes { root.addSubview(node) }
    func attribute(_ horizontal: LayoutAttribute, _ vertical: LayoutAttribute) -> LayoutAttribute {
      axis == .horizontal ? horizontal : vertical
    }
    let (near, far) = (attribute(.left, .top), attribute(.right, .bottom))
    func equal(
      _ first: ViewNode, _ firstAttribute: LayoutAttribute, _ second: ViewNode?,
      _ secondAttribute: LayoutAttribute, _ constant: CGFloat = 0, _ priority: Float = 1000
    ) {
      let constraint = LayoutConstraint(
        item: first, attribute: firstAttribute, relatedBy: .equal, toItem: second,
        attribute: secondAttribute, multiplier: 1, constant: constant)
      constraint.priority = LayoutPriority(priority)
      constraint.isActive = true
    }
    equal(nodes[0], near, root, near)
    equal(nodes[1], near, nodes[0], far)
    equal(nodes[2], near, nodes[1], far)
    equal(nodes[2], far, root, far)
    equal(nodes[0], attribute(.width, .height), nil, .notAnAttribute, first, 900)
    equal(nodes[2], attribute(.width, .height), nil, .notAnAttribute, last, 800)
    return nodes
  }

  @Test(
    "a view without space takes that of another, and only its own length is kept",
    arguments: [Axis.horizontal, .vertical])
  func single(axis: Axis) throws {
    let root = rooted(100, 100)
    let nodes = fill(root, axis, 60, 90)
    root.layoutIfNeeded()
    let engine = try #require(root.ownEngine)
    #expect(nodes.map { length($0, axis, engine) } == [60, 0, 40])
    #expect(nodes.map { kept($0, engine) } == [[], [axis], []])
  }

  @Test(
    "if another view then has no space either, the lengths of all siblings and guides are kept",
    arguments: [Axis.horizontal, .vertical])
  func crowded(axis: Axis) throws {
    let root = rooted(100, 100)
    let (bystander, inner, guide) = (constrained(), constrained(), LayoutGuide())
    root.addSubview(bystander)
    bystander.addSubview(inner)
    root.addLayoutGuide(guide)
    LayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: bystander.topAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let unused = constrained()
    root.addSubview(unused)
    // In a later layout as well.
    for _ in 0..<2 {
      let nodes = fill(root, axis, 160, 90)
      root.layoutIfNeeded()
      let engine = try #require(root.ownEngine)
      #expect(nodes.map { length($0, axis, engine) } == [100, 0, 0])
      for item in nodes + [bystander, guide] as [LayoutItem] {
        #expect(Set(kept(item, engine)) == [.horizontal, .vertical])
        #expect(kept(item, engine).count == 2)
      }
      for item in [inner, root] { #expect(kept(item, engine).isEmpty) }
    }
    #expect(root.layoutReport().conflicts.isEmpty)
  }
}
