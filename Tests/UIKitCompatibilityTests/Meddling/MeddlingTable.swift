// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import UIKitCompatibility

/// A table whose data source contradicts itself.
final class MeddlingTable: UIViewController, MeddlingClient {
  private let meddler: Meddler
  private var counts = [5, 3]
  private lazy var tableView = UITableView(
    frame: .zero, style: meddler.chance(2) ? .plain : .insetGrouped)
  private lazy var spare = UITableViewCell()

  init(_ meddler: Meddler) {
    self.meddler = meddler
    super.init(nibName: nil, bundle: nil)
    title = "Table"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    meddler.meddle("viewDidLoad")
    tableView.layoutDiagnosticsHandler = { _ in }
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.estimatedRowHeight = meddler.number()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let refreshControl = UIRefreshControl()
    refreshControl.addAction(
      UIAction { [weak self] _ in
        self?.tableView.refreshControl?.endRefreshing()
        self?.meddler.meddle("refresh")
      }, for: .valueChanged)
    tableView.refreshControl = refreshControl
    view.addSubview(tableView)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    meddler.meddle("viewWillAppear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    meddler.meddle("viewDidDisappear")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    meddler.meddle("viewDidLayoutSubviews")
  }

  private func path() -> IndexPath {
    IndexPath(row: meddler.roll(7) - 1, section: meddler.roll(4) - 1)
  }

  func change() {
    let choice = meddler.roll(19)
    meddler.note("table \(choice)")
    switch choice {
    case 0: tableView.reloadData()
    case 1: tableView.insertRows(at: [path(), path()], with: .fade)
    case 2: tableView.deleteRows(at: [path(), path()], with: .none)
    case 3: tableView.moveRow(at: path(), to: path())
    case 4: tableView.reloadRows(at: [path()], with: .automatic)
    case 5: tableView.insertSections([meddler.roll(4)], with: .fade)
    case 6: tableView.deleteSections([meddler.roll(4)], with: .fade)
    case 7: tableView.reloadSections([meddler.roll(4)], with: .fade)
    case 8: counts = (0..<meddler.roll(4)).map { _ in meddler.roll(9) - 1 }
    case 9:
      let path = path()
      if counts.indices.contains(path.section) { counts[path.section] += 1 }
      tableView.performBatchUpdates {
        self.tableView.insertRows(at: [path], with: .fade)
        self.meddler.meddle("updates")
      } completion: { [weak self] _ in
        self?.meddler.meddle("updated")
      }
    case 10: tableView.scrollToRow(at: path(), at: .middle, animated: meddler.chance(2))
    case 11: tableView.selectRow(at: path(), animated: true, scrollPosition: .top)
    case 12: tableView.deselectRow(at: path(), animated: false)
    case 13: tableView.allowsMultipleSelection.toggle()
    case 14: _ = tableView.cellForRow(at: path())?.frame
    case 15:
      tableView.tableHeaderView =
        meddler.chance(2)
        ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 1, height: meddler.number()))
    case 16: tableView.setEditing(!tableView.isEditing, animated: meddler.chance(2))
    case 17: tableView.allowsMultipleSelectionDuringEditing.toggle()
    default:
      tableView.beginUpdates()
      meddler.meddle("between updates")
      if meddler.chance(2) { tableView.endUpdates() }
    }
  }
}

extension MeddlingTable: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int {
    meddler.meddle("numberOfSections")
    return meddler.chance(12) ? meddler.roll(5) - 2 : counts.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    meddler.meddle("numberOfRows")
    if meddler.chance(12) { return meddler.roll(40) - 3 }
    return counts.indices.contains(section) ? counts[section] : 2
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    meddler.meddle("cellForRow")
    switch meddler.roll(12) {
    case 0: return spare
    case 1: return UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    default: break
    }
    let cell = tableView.dequeueReusableCell(
      withIdentifier: meddler.chance(12) ? "unknown" : "cell", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.textLabel?.numberOfLines = 0
    cell.accessoryType = meddler.chance(3) ? .disclosureIndicator : .none
    if meddler.chance(3) { cell.accessoryView = UISwitch() }
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    meddler.meddle("heightForRow")
    return meddler.chance(3) ? UITableView.automaticDimension : meddler.number()
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    meddler.meddle("viewForHeader")
    return meddler.chance(3) ? UILabel() : nil
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    meddler.chance(2) ? "Section" : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    meddler.meddle("didSelectRow")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    meddler.meddle("didDeselectRow")
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    meddler.meddle("willDisplay")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    meddler.meddle("didEndDisplaying")
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    meddler.meddle("willDisplayHeader")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    meddler.meddle("didEndDisplayingHeader")
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    meddler.meddle("canEdit")
    return !meddler.chance(4)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    meddler.meddle("commit")
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    meddler.meddle("canMove")
    return !meddler.chance(4)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    meddler.meddle("move")
    guard meddler.chance(2), counts.indices.contains(sourceIndexPath.section),
      counts.indices.contains(destinationIndexPath.section)
    else { return }
    counts[sourceIndexPath.section] -= 1
    counts[destinationIndexPath.section] += 1
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    meddler.meddle("editing style")
    return [.none, .delete, .insert][meddler.roll(3)]
  }

  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    meddler.meddle("indent")
    return meddler.chance(2)
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    meddler.meddle("target")
    return meddler.chance(3) ? path() : proposedDestinationIndexPath
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    meddler.meddle("willBeginEditing")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    meddler.meddle("didEndEditing")
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    meddler.meddle("swipe actions")
    if meddler.chance(3) { return nil }
    let action = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.meddler.meddle("swipe action")
      done(true)
    }
    return UISwipeActionsConfiguration(actions: meddler.chance(5) ? [] : [action])
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    meddler.meddle("didScroll")
  }
}
