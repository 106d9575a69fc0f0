// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("The views of shown elements")
struct ShownViewsTests {
  private let views = (0..<3).map { _ in ViewNode() }

  /// The views of the elements 2, 4, and 7.
  private var shown: ShownViews<ViewNode> {
    ShownViews([
      (element: 7, view: views[2]), (element: 2, view: views[0]), (element: 4, view: views[1]),
    ])
  }

  @Test("views are in the order of their elements, however they came")
  func order() {
    var inserted = ShownViews<ViewNode>()
    #expect(inserted.isEmpty && inserted.views.isEmpty)
    inserted.insert(views[1], for: 4)
    inserted.insert(views[2], for: 7)
    inserted.insert(views[0], for: 2)
    for list in [shown, inserted] {
      #expect(!list.isEmpty && list.views == views)
      #expect(list.map(\.element) == [2, 4, 7])
      #expect((0...8).filter { list[$0] != nil } == [2, 4, 7])
      #expect(list[4] === views[1])
    }
  }

  @Test("the neighbors of an element are the views before and after it")
  func neighbors() {
    let places: [(Int, Int?, Int?)] = [
      (0, nil, 0), (2, nil, 1), (3, 0, 1), (4, 0, 2), (5, 1, 2), (7, 1, nil), (9, 2, nil),
    ]
    for (element, previous, next) in places {
      let found = shown.neighbors(of: element)
      #expect(found.previous === previous.map { views[$0] }, "\(element)")
      #expect(found.next === next.map { views[$0] }, "\(element)")
    }
  }

  @Test("views are found by identity, and removed alone or all but some")
  func removing() {
    var rest = shown
    #expect(views.map { rest.element(of: $0) } == [2, 4, 7])
    #expect(views.allSatisfy { rest.contains($0) })
    #expect(rest.element(of: ViewNode()) == nil && !rest.contains(ViewNode()))
    rest.remove(views[1])
    #expect(rest.views == [views[0], views[2]] && !rest.contains(views[1]))
    rest.remove(views[1])
    #expect(rest.views == [views[0], views[2]])
    rest = shown
    let leaving = rest.removeAll { $0 == 4 }
    #expect(leaving.map(\.element) == [2, 7] && leaving.map(\.view) == [views[0], views[2]])
    #expect(rest.views == [views[1]])
    let others = rest.removeAll { _ in true }
    #expect(others.isEmpty && rest.views == [views[1]])
  }
}
