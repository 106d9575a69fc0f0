// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import UIKitCompatibility

/// Rows of every kind in two sections with titles above and below.
private final class SheetRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  static let kinds: [(String, UITableViewCell.CellStyle, UITableViewCell.AccessoryType)] = [
    ("Plain", .default, .none), ("Value", .value1, .disclosureIndicator),
    ("Narrow value", .value2, .checkmark), ("Subtitle", .subtitle, .detailButton),
    ("Both", .subtitle, .detailDisclosureButton),
  ]

  func numberOfSections(in tableView: UITableView) -> Int { 2 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? Self.kinds.count : 1
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let (title, style, accessory) = Self.kinds[indexPath.row]
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = title
    cell.detailTextLabel?.text = "Detail"
    cell.accessoryType = accessory
    cell.editingAccessoryType = indexPath.row == 3 ? .detailDisclosureButton : .none
    if indexPath.row == 3 { cell.imageView?.image = UIImage(systemName: "bird") }
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section + 1)"
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? "What stands below the first section is longer than a line of the table." : nil
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.row > 1
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    switch indexPath.row {
    case 2: .insert
    case 4: .none
    default: .delete
    }
  }
}

/// A table that keeps its rows.
private final class SheetTable: UITableView {
  private let rows = SheetRows()

  init(_ style: UITableView.Style, edits: Bool = false) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 460), style: style)
    dataSource = rows
    guard edits else { return }
    delegate = rows
    setEditing(true, animated: false)
    layoutIfNeeded()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }
}

/// Items of a flow in two sections.
private final class SheetCollection: UICollectionView, UICollectionViewDataSource {
  init(_ layout: UICollectionViewFlowLayout) {
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 260), collectionViewLayout: layout)
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    dataSource = self
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { section == 0 ? 5 : 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = .systemTeal
    return cell
  }
}

extension Sheet {
  static var lists: [Sheet] {
    [("plain", UITableView.Style.plain), ("grouped", .grouped), ("inset", .insetGrouped)].map {
      name, style in Sheet("table, \(name)") { SheetTable(style) }
    } + [
      Sheet("table, editing, a row selected") {
        let table = SheetTable(.plain, edits: true)
        table.allowsSelectionDuringEditing = true
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        table.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 10)
        return table
      },
      Sheet("table, editing, several rows selected") {
        let table = SheetTable(.insetGrouped, edits: true)
        table.allowsMultipleSelectionDuringEditing = true
        for row in [0, 2] {
          table.selectRow(
            at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        return table
      },
    ]
      + [UICollectionView.ScrollDirection.vertical, .horizontal].map { direction in
        Sheet("flow, \(direction == .vertical ? "down" : "across")") {
          let layout = UICollectionViewFlowLayout()
          layout.scrollDirection = direction
          layout.itemSize = CGSize(width: 80, height: 50)
          layout.minimumInteritemSpacing = 7
          layout.minimumLineSpacing = 11
          layout.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 13, right: 17)
          return SheetCollection(layout)
        }
      }
  }
}
