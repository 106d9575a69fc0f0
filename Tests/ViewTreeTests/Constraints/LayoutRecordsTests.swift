// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics

@testable import ViewTree

@Suite("Relations of classes")
struct LayoutRecordsTests {
  @Test("the list of relations keeps their items alive, in order")
  func retainedItems() {
    var records = LayoutRecords()
    weak var view: ViewNode?
    weak var guide: LayoutGuide?
    weak var other: LayoutGuide?
    do {
      let (newView, newGuide, newOther) = (ViewNode(), LayoutGuide(), LayoutGuide())
      (view, guide, other) = (newView, newGuide, newOther)
      records.retain([newView], capacity: 2)
      records.retain(newGuide)
      records.retain(newOther)
      records.append(LayoutRecord(newView, .top, .equal, newGuide, .top, source: .stackEdge))
      records.append(LayoutRecord(newOther, .width, .equal, nil, source: .stackAlignment))
    }
    #expect(view != nil && guide != nil && other != nil)
    #expect(records.indices == 0..<2)
    #expect(records[0].first === view && records[0].second === guide)
    #expect(records[1].first === other && records[1].second == nil)
    records = LayoutRecords()
    #expect(view == nil && guide == nil && other == nil && records.isEmpty)
  }

  @Test("views that a stack's views remove while it asks for their sizes are laid out no more")
  func removedWhileAsked() {
    let removed = SizedView()
    let asked = SizedView()
    let last = SizedView()
    let stack = StackNode(arrangedSubviews: [asked, removed, last])
    stack.distribution = .fillProportionally
    asked.asked = {
      removed.removeFromSuperview()
      last.isHidden = true
    }
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [asked, last])
    #expect(stack.bounds.size == CGSize(width: 20, height: 20))
    #expect(last.frame.width == 0)
  }

  private final class SizedView: ViewNode {
    var asked: (() -> Void)?

    override var intrinsicContentSize: CGSize {
      let asked = asked
      self.asked = nil
      asked?()
      return CGSize(width: 20, height: 20)
    }
  }
}
