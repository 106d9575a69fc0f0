// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTree

@testable import UIKitCompatibility

@Suite("Accessories of list cells")
struct CellAccessoryTests {
  typealias Make = (UICellAccessory.DisplayedState) -> UICellAccessory

  private let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))

  /// Each accessory, and whether it is at the leading edge.
  private func accessories() -> [(name: String, isLeading: Bool, make: Make)] {
    [
      ("disclosureIndicator", false, { .disclosureIndicator(displayed: $0) }),
      ("checkmark", false, { .checkmark(displayed: $0) }),
      ("outlineDisclosure", false, { .outlineDisclosure(displayed: $0) }),
      ("label", false, { .label(text: "12", displayed: $0) }),
      ("delete", true, { .delete(displayed: $0) }),
      ("reorder", false, { .reorder(displayed: $0) }),
      (
        "leading", true,
        { [own] in
          .customView(
            configuration: .init(customView: own, placement: .leading(displayed: $0)))
        }
      ),
      (
        "trailing", false,
        { [own] in
          .customView(
            configuration: .init(customView: own, placement: .trailing(displayed: $0)))
        }
      ),
    ]
  }

  private func shown(_ accessory: UICellAccessory) -> (view: UIView, cell: UICollectionViewListCell)
  {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let before = cell.subviews
    cell.accessories = [accessory]
    cell.layoutIfNeeded()
    let view = cell.subviews.last { sub in !before.contains { $0 === sub } } ?? UIView()
    return (view, cell)
  }

  @Test("an accessory is at its edge, centered, with its own size, and the content beside it")
  func places() {
    for (name, isLeading, make) in accessories() {
      for state in [UICellAccessory.DisplayedState.always, .whenNotEditing] {
        let accessory = make(state)
        #expect((accessory.side == .leading) == isLeading, "\(name)")
        let (view, cell) = shown(accessory)
        #expect(!view.bounds.isEmpty && view.bounds.width < 60, "\(name)")
        #expect(abs(view.frame.midY - 22) <= 0.5, "\(name)")
        if isLeading {
          #expect(view.frame.minX == 16 && cell.contentView.frame.minX >= view.frame.maxX)
        } else {
          #expect(view.frame.maxX == 284 && cell.contentView.frame.maxX <= view.frame.minX)
        }
      }
    }
  }

  @Test("an accessory that is only shown during editing takes no space otherwise")
  func editing() {
    for (name, isLeading, make) in accessories() {
      let accessory = make(.whenEditing)
      #expect((accessory.side == .leading) == isLeading, "\(name)")
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      let count = cell.subviews.count
      cell.accessories = [accessory]
      cell.layoutIfNeeded()
      #expect(cell.subviews.count == count, "\(name)")
      #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.maxX == 300, "\(name)")
    }
  }

  @Test("a label accessory shows its text in the secondary color, as large as it is")
  func label() throws {
    let label = try #require(UICellAccessory.label(text: "123").makeView() as? UILabel)
    #expect(label.text == "123" && label.textColor == .secondaryLabel)
    #expect(label.bounds.size == label.intrinsicContentSize)
  }

  @Test("an accessory has the color of its options, and else the one of its kind")
  func colors() {
    func tint(_ accessory: UICellAccessory) -> UIColor? { accessory.makeView().tintColor }
    #expect(tint(.disclosureIndicator()) == .systemGray3)
    #expect(tint(.delete(displayed: .always)) == .systemRed)
    #expect(tint(.reorder(displayed: .always)) == .systemGray3)
    #expect(tint(.checkmark()) == UIView().tintColor)
    #expect(tint(.outlineDisclosure(options: .init(tintColor: .green))) == .green)
    let custom = UICellAccessory.CustomViewConfiguration(
      customView: own, placement: .leading(), tintColor: .green)
    #expect(tint(.customView(configuration: custom)) == .green)
  }
}
