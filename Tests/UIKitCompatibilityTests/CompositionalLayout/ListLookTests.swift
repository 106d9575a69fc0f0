// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes
import ViewTesting

@testable import UIKitCompatibility

@Suite("Looks of lists")
struct ListLookTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  /// A shown list with its data source.
  private final class Shown {
    let collection: UICollectionView
    let source: Source
    let screen: Screen

    init(
      _ configuration: UICollectionLayoutListConfiguration,
      sections: [[String]] = [["a", "b", "c"]],
      configure: @escaping (UICollectionViewListCell) -> Void = { _ in }
    ) {
      collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 844),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        configure(cell)
      }
      source = Source(collectionView: collection) { collection, path, text in
        collection.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      for (number, items) in sections.enumerated() {
        snapshot.appendSections([number])
        snapshot.appendItems(items.map { "\($0)\(number)" })
      }
      source.apply(snapshot)
      screen = Screen(.phone, rootViewController: UIViewController())
      screen.rootNode?.addSubview(collection)
      screen.layoutIfNeeded()
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
      collection.cellForItem(at: IndexPath(item: item, section: section))
        as? UICollectionViewListCell
    }

    /// The frames of the lines of a cell.
    func lines(_ item: Int, _ section: Int = 0) -> [CGRect] {
      screen.layoutIfNeeded()
      return cell(item, section)?.subviews.filter { $0.frame.height < 1 && !$0.isHidden }
        .map(\.frame) ?? []
    }
  }

  @Test("the first and last rows of an inset group have rounded corners, and no line at the end")
  func insetGroups() throws {
    let shown = Shown(.init(appearance: .insetGrouped), sections: [["a", "b", "c"], ["d"]])
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    let expected: [(Int, Int, CACornerMask)] = [
      (0, 0, top), (1, 0, []), (2, 0, bottom), (0, 1, top.union(bottom)),
    ]
    for (item, section, corners) in expected {
      let cell = try #require(shown.cell(item, section))
      #expect(cell.layer.maskedCorners == corners && cell.clipsToBounds == !corners.isEmpty)
      #expect(cell.layer.cornerRadius == (corners.isEmpty ? 0 : 10))
      #expect(cell.backgroundColor == .secondarySystemGroupedBackground)
    }
    #expect(shown.lines(0).map(\.minX) == [16] && shown.lines(1).count == 1)
    #expect(shown.lines(2) == [] && shown.lines(0, 1) == [])
    #expect(shown.collection.backgroundColor == .systemGroupedBackground)
    var snapshot = shown.source.snapshot()
    snapshot.deleteItems(["c0"])
    shown.source.apply(snapshot)
    #expect(shown.lines(1) == [] && shown.cell(1)?.layer.maskedCorners == bottom)
  }

  @Test("plain lists have lines below all rows, and headers look different in groups only")
  func plainLists() {
    var plain = UICollectionLayoutListConfiguration(appearance: .plain)
    plain.headerMode = .firstItemInSection
    var shown = Shown(plain)
    #expect((0..<3).allSatisfy { shown.lines($0).count == 1 })
    #expect(shown.cell(0)?.backgroundColor == .systemBackground)
    #expect(shown.collection.backgroundColor == .systemBackground)
    var grouped = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    grouped.headerMode = .firstItemInSection
    grouped.backgroundColor = .systemTeal
    shown = Shown(grouped)
    #expect(shown.lines(0) == [] && shown.cell(0)?.backgroundColor == .clear)
    #expect(shown.cell(0)?.layer.maskedCorners == [] && shown.cell(1)?.clipsToBounds == true)
    #expect(shown.collection.backgroundColor == .systemTeal)
    var bare = UICollectionLayoutListConfiguration(appearance: .plain)
    bare.showsSeparators = false
    #expect(Shown(bare).lines(1) == [])
    #expect(Shown(.init(appearance: .sidebar)).lines(1) == [])
  }

  @Test("a closure changes the lines of each row, which otherwise begin at the text")
  func separators() {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.separatorConfiguration.color = .systemRed
    list.itemSeparatorHandler = { path, separator in
      var separator = separator
      if path.item == 0 { separator.bottomSeparatorVisibility = .hidden }
      if path.item == 1 {
        separator.topSeparatorVisibility = .visible
        separator.bottomSeparatorInsets = NSDirectionalEdgeInsets(
          top: 0, leading: 40, bottom: 0, trailing: 10)
      }
      return separator
    }
    let shown = Shown(list) { cell in
      cell.contentConfiguration = {
        var content = UIListContentConfiguration.cell()
        content.text = "text"
        content.image = UIImage(systemName: "star")
        return content
      }()
    }
    #expect(shown.lines(0) == [])
    let lines = shown.lines(1).sorted { $0.minY < $1.minY }
    #expect(lines.count == 2 && lines.first?.minY == 0 && lines.last?.minX == 40)
    #expect(lines.last?.maxX == 380)
    let text = shown.cell(2)?.contentView.subviews.first?.subviews.compactMap { $0 as? UILabel }
      .first?.frame.minX
    #expect((text ?? 0) > 30 && shown.lines(2).map(\.minX) == [text])
    #expect(
      shown.cell(2)?.subviews.contains { $0.backgroundColor == .systemRed } == true)
  }

  @Test("backgrounds that client code sets stay")
  func ownBackgrounds() {
    let shown = Shown(.init(appearance: .insetGrouped)) { $0.backgroundColor = .systemBackground }
    #expect(shown.cell(1)?.backgroundColor == .systemBackground)
    let configured = Shown(.init(appearance: .insetGrouped)) {
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.backgroundColor = .systemPink
      $0.backgroundConfiguration = background
    }
    #expect(configured.cell(1)?.backgroundColor == nil && configured.cell(0)?.clipsToBounds == true)
  }

  @Test("a tap on an outline header expands and collapses it, with the chevron turned")
  func outlines() throws {
    let shown = Shown(.init(appearance: .sidebar), sections: [[]]) {
      $0.accessories = [.outlineDisclosure(options: .init(style: .header))]
    }
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["root", "leaf"])
    tree.append(["first", "second"], to: "root")
    shown.source.apply(tree, to: 0)
    shown.screen.layoutIfNeeded()
    #expect(shown.collection.numberOfItems(inSection: 0) == 2)
    #expect(shown.cell(0)?.configurationState.isExpanded == false)
    let root = IndexPath(item: 0, section: 0)
    shown.collection.tapItem(at: root)
    shown.screen.layoutIfNeeded()
    #expect(shown.collection.numberOfItems(inSection: 0) == 4)
    #expect(shown.cell(0)?.configurationState.isExpanded == true)
    #expect(shown.source.snapshot(for: 0).isExpanded("root"))
    #expect(shown.collection.indexPathsForSelectedItems == nil)
    func isTurned() -> Bool? {
      shown.cell(0)?.subviews.compactMap { $0 as? UIImageView }.first.map {
        $0.transform == CGAffineTransform(rotationAngle: .pi / 2)
      }
    }
    #expect(isTurned() == true)
    // Children are indented.
    #expect(shown.cell(1)?.contentView.frame.minX == 10)
    shown.collection.tapItem(at: IndexPath(item: 3, section: 0))
    #expect(shown.collection.indexPathsForSelectedItems == [IndexPath(item: 3, section: 0)])
    shown.collection.tapItem(at: root)
    shown.screen.layoutIfNeeded()
    #expect(shown.collection.numberOfItems(inSection: 0) == 2 && isTurned() == false)
  }

  @Test("accessories follow the editing of the list, and so do states and selection")
  func editing() {
    let shown = Shown(.init(appearance: .plain)) {
      $0.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing), .reorder()]
    }
    func images() -> Int? { shown.cell(0)?.subviews.filter { $0 is UIImageView }.count }
    #expect(images() == 1 && shown.cell(0)?.contentView.frame.minX == 0)
    shown.collection.isEditing = true
    shown.screen.layoutIfNeeded()
    #expect(images() == 2 && (shown.cell(0)?.contentView.frame.minX ?? 0) > 16)
    #expect(shown.cell(0)?.configurationState.isEditing == true)
    let path = IndexPath(item: 1, section: 0)
    shown.collection.tapItem(at: path)
    #expect(shown.collection.indexPathsForSelectedItems == nil)
    shown.collection.allowsMultipleSelectionDuringEditing = true
    shown.collection.tapItem(at: path)
    shown.collection.tapItem(at: IndexPath(item: 2, section: 0))
    #expect(shown.collection.indexPathsForSelectedItems?.count == 2)
    shown.collection.isEditing = false
    shown.screen.layoutIfNeeded()
    #expect(images() == 1 && shown.cell(0)?.configurationState.isEditing == false)
  }

  @Test("groups that stop in the center begin there")
  func centeredGroups() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(300), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let solved = SolvedSection(
      section, count: 3, in: CGSize(width: 390, height: 800), UITraitCollection(), isDown: true)
    #expect(solved.frame(of: 0)?.minX == 45 && solved.frame(of: 1)?.minX == 355)
    let visible = solved.items(in: CGRect(x: 0, y: 0, width: 390, height: 800)).map(\.item)
    #expect(visible == [0, 1])
  }

  @Test("a section's closure changes its visible items")
  func visibleItems() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(300), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items {
        let middle = environment.container.contentSize.width / 2
        let distance = abs(item.frame.midX - offset.x - middle)
        if distance > 1 { item.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
        item.alpha = distance > 1 ? 0.25 : 1
      }
    }
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
    let source = Source(collectionView: collection) { collection, path, text in
      collection.dequeueConfiguredReusableCell(using: cells, for: path, item: text)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot)
    collection.layoutIfNeeded()
    let shown = (0..<2).compactMap { collection.cellForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(shown.map(\.alpha) == [1, 0.25])
    #expect(shown.map(\.transform.isIdentity) == [true, false])
  }

  @Test("a cell that becomes empty has the estimated height, and not its last")
  func emptyCells() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(30))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    var text = "one\ntwo\nthree"
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, _ in
      let label = cell.contentView.subviews.first as? UILabel ?? UILabel()
      label.numberOfLines = 0
      label.text = text
      guard label.superview == nil else { return }
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      ])
    }
    let source = Source(collectionView: collection) { collection, path, item in
      collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a"])
    source.apply(snapshot)
    func height() -> CGFloat? {
      collection.layoutIfNeeded()
      return collection.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.height
    }
    #expect(height() == 61)
    text = ""
    snapshot.reconfigureItems(["a"])
    source.apply(snapshot)
    #expect(height() == 30)
    text = "one\ntwo"
    source.apply(snapshot)
    #expect(height().map { abs($0 - 41) < 0.5 } == true)
  }
}
