// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Relations that a class requires")
struct OwnRelationsTests {
  /// A node with relations of its own.
  private final class Requiring: ViewNode {
    var made: [LayoutRecord] = []
    var others: [ViewNode] = []
    var measured: (() -> Void)?

    override func appendLayoutRecords(to records: inout LayoutRecords) {
      super.appendLayoutRecords(to: &records)
      records.retain(self)
      records.retain(others, capacity: made.count)
      for record in made { records.append(record) }
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      measured?()
    }
  }

  @Test("a relation that can't be used is left out, and those after it hold")
  func unusable() {
    let root = Requiring(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.layoutDiagnosticsHandler = { _ in }
    let (box, stranger) = (constrained(), constrained())
    root.addSubview(box)
    root.others = [box, stranger]
    func record(
      _ attribute: LayoutAttribute, _ constant: CGFloat, _ multiplier: CGFloat = 1,
      _ priority: Double = 1000
    ) -> LayoutRecord {
      LayoutRecord(
        box, attribute, .equal, root, attribute, multiplier: multiplier, constant: constant,
        priority: priority, source: .cellContent)
    }
    root.made = [
      LayoutRecord(box, .left, .equal, stranger, .left, source: .cellContent),
      LayoutRecord(
        box, .notAnAttribute, .equal, root, .notAnAttribute, source: .cellContent),
      LayoutRecord(box, .left, .equal, root, .notAnAttribute, source: .cellContent),
      record(.left, .nan), record(.left, 0, .infinity), record(.left, 99, 1, 0),
      record(.left, 5), record(.top, 6), record(.width, -10), record(.height, 0, 0.5),
    ]
    root.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 5, y: 6, width: 90, height: 50))
    #expect(root.layoutProblems.isEmpty && root.layoutReport().conflicts.isEmpty)
  }

  @Test("a class can tie its subviews to views around it")
  func outside() {
    let root = rooted(300, 300)
    let owner = Requiring(frame: CGRect(x: 100, y: 50, width: 80, height: 80))
    let (middle, box) = (constrained(), constrained())
    root.addSubview(owner)
    owner.addSubview(middle)
    middle.addSubview(box)
    owner.others = [root, middle, box]
    owner.made = [
      LayoutRecord(middle, .left, .equal, owner, .left, constant: 10, source: .cellContent),
      LayoutRecord(middle, .top, .equal, owner, .top, constant: 20, source: .cellContent),
      LayoutRecord(box, .left, .equal, root, .left, constant: 5, source: .cellContent),
      LayoutRecord(root, .bottom, .equal, box, .bottom, constant: 7, source: .cellContent),
      LayoutRecord(box, .height, .equal, root, .height, multiplier: 0.5, source: .cellContent),
    ]
    root.layoutIfNeeded()
    #expect(middle.frame.origin == CGPoint(10, 20))
    #expect(box.convert(box.bounds, to: root) == CGRect(x: 5, y: 143, width: 0, height: 150))
    owner.frame.origin = CGPoint(40, 30)
    root.layoutIfNeeded()
    #expect(middle.frame.origin == CGPoint(10, 20))
    #expect(box.convert(box.bounds, to: root) == CGRect(x: 5, y: 143, width: 0, height: 150))
  }

  @Test(
    "a view that is measured during layout ignores what views around it require of its contents",
    arguments: [true, false])
  func measuredInside(hasSecondItem: Bool) throws {
    let root = Requiring(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    root.layoutDiagnosticsHandler = { _ in }
    let cell = ViewNode(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let inner = constrained()
    root.addSubview(cell)
    cell.addSubview(inner)
    let low = inner.heightAnchor.constraint(equalToConstant: 30)
    low.priority = LayoutPriority(500)
    LayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: cell.topAnchor),
      inner.bottomAnchor.constraint(equalTo: cell.bottomAnchor), low,
    ])
    root.others = [inner]
    root.made = [
      hasSecondItem
        ? LayoutRecord(
          inner, .height, .greaterThanOrEqual, root, .height, multiplier: 0.4, source: .cellContent)
        : LayoutRecord(inner, .height, .greaterThanOrEqual, nil, constant: 80, source: .cellContent)
    ]
    var heights: Set<CGFloat> = []
    root.measured = {
      heights.insert(
        cell.systemLayoutSizeFitting(
          CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height)
    }
    root.layoutIfNeeded()
    #expect(heights == [30])
  }
}
