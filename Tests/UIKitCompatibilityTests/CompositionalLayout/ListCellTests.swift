// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@testable import UIKitCompatibility

@Suite("Cells of lists")
struct ListCellTests {
  private let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))

  private func view(_ width: CGFloat, _ height: CGFloat = 20) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func accessory(
    _ view: UIView, _ placement: UICellAccessory.Placement = .leading()
  ) -> UICellAccessory {
    .customView(configuration: .init(customView: view, placement: placement))
  }

  /// The edges of the content.
  private var content: [CGFloat] {
    cell.layoutIfNeeded()
    return [cell.contentView.frame.minX, cell.contentView.frame.maxX]
  }

  @Test("accessories leave no space once there are none, even if their views are elsewhere")
  func noAccessories() {
    let own = view(30)
    cell.accessories = [accessory(own)]
    #expect(content == [46, 300])
    own.removeFromSuperview()
    cell.layoutIfNeeded()
    cell.accessories = []
    #expect(content == [0, 300] && cell.subviews.count == 2)
    cell.accessories = [accessory(own), .checkmark()]
    #expect(content[0] == 46 && content[1] < 300)
    cell.accessories = [accessory(view(10), .trailing())]
    #expect(content == [0, 274] && own.superview == nil)
    // A view that another cell has now.
    let other = UICollectionViewListCell(frame: cell.frame)
    cell.accessories = [accessory(own)]
    other.accessories = [accessory(own)]
    #expect(own.superview === other)
    cell.layoutIfNeeded()
    cell.accessories = []
    #expect(content == [0, 300])
  }

  @Test("each property of the indentation moves what it indents at the next layout")
  func indentation() {
    let own = view(30)
    cell.accessories = [accessory(own)]
    cell.layoutIfNeeded()
    let changes: [(change: (UICollectionViewListCell) -> Void, own: CGFloat, content: CGFloat)] = [
      ({ $0.indentationLevel = 2 }, 36, 66), ({ $0.indentationWidth = 15 }, 46, 76),
      ({ $0.indentsAccessories = false }, 16, 76), ({ $0.indentationLevel = 1 }, 16, 61),
      ({ $0.indentsAccessories = true }, 31, 61), ({ $0.indentationWidth = 0 }, 16, 46),
    ]
    for (number, change) in changes.enumerated() {
      change.change(cell)
      #expect(content == [change.content, 300], "change \(number)")
      #expect(own.frame == CGRect(x: change.own, y: 12, width: 30, height: 20), "change \(number)")
    }
  }

  @Test("accessories of a side are in order and 12 points apart", arguments: [false, true])
  func order(isRightToLeft: Bool) {
    cell.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let views = [view(30), view(20, 44), view(10), view(40, 10)]
    cell.accessories = [
      accessory(views[2], .trailing()), accessory(views[0]), accessory(views[3], .trailing()),
      accessory(views[1]),
    ]
    cell.layoutIfNeeded()
    let expected = [
      CGRect(x: 16, y: 12, width: 30, height: 20), CGRect(x: 58, y: 0, width: 20, height: 44),
      CGRect(x: 222, y: 12, width: 10, height: 20), CGRect(x: 244, y: 17, width: 40, height: 10),
      CGRect(x: 78, y: 0, width: 144, height: 44),
    ]
    #expect(
      (views + [cell.contentView]).map(\.frame)
        == expected.map {
          isRightToLeft
            ? CGRect(x: 300 - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) : $0
        })
  }

  @Test("content without space is empty")
  func crowded() {
    cell.accessories = [accessory(view(200)), accessory(view(90), .trailing())]
    #expect(content == [216, 216])
    cell.frame.size.width = 400
    #expect(content == [216, 294])
    cell.indentationLevel = 20
    #expect(content == [416, 416])
  }

  @Test("the line below a cell is a pixel high, has its color at once, and is in front of all else")
  func line() throws {
    let line = try #require(cell.subviews.last)
    #expect(line !== cell.contentView && line.backgroundColor == .separator)
    for (scale, height) in [(1, 1), (2, 0.5), (4, 0.25)] as [(CGFloat, CGFloat)] {
      cell.traitOverrides.displayScale = scale
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      #expect(line.frame == CGRect(x: 16, y: 44 - height, width: 284, height: height))
    }
    cell.separatorColor = .red
    #expect(line.backgroundColor == .red)
    cell.separatorColor = nil
    #expect(line.backgroundColor == nil)
    cell.accessories = [.checkmark()]
    cell.layoutIfNeeded()
    #expect(cell.subviews.last === line)
    cell.backgroundView = UIView(frame: .zero)
    cell.layoutIfNeeded()
    #expect(cell.subviews.last === line)
    cell.addSubview(UIView(frame: .zero))
    cell.layoutIfNeeded()
    #expect(cell.subviews.last === line)
    cell.frame.size.width = 10
    cell.layoutIfNeeded()
    #expect(line.frame.width == 0)
  }

  @Test("the area of the line is a third of a point high, at the bottom, from the content's margin")
  func lineArea() {
    let guide = cell.separatorLayoutGuide
    cell.indentationLevel = 2
    cell.accessories = [accessory(view(30)), .checkmark()]
    cell.layoutIfNeeded()
    let area = guide.layoutFrame
    #expect(area.minX == 82 && area.maxX == 300)
    #expect(abs(area.maxY - 44) < 0.001 && abs(area.height - 1.0 / 3) < 0.001)
    #expect(guide.identifier == "separatorLayoutGuide" && guide.owningView === cell)
  }
}
