// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewPictures

private typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

/// `a (b (d), c)` and `e`, folded.
private func sample() -> Tree {
  var tree = Tree()
  tree.append(["a", "e"])
  tree.append(["b", "c"], to: "a")
  tree.append(["d"], to: "b")
  return tree
}

@Suite("Section snapshots")
struct SectionSnapshotTests {
  @Test("items are nested, and collapsed ones hide their children")
  func tree() {
    var tree = sample()
    #expect(tree.items == ["a", "b", "d", "c", "e"])
    #expect(tree.rootItems == ["a", "e"])
    #expect(tree.visibleItems == ["a", "e"])
    tree.expand(["a", "nothing"])
    #expect(tree.visibleItems == ["a", "b", "c", "e"])
    #expect(tree.isExpanded("a"))
    #expect(!tree.isVisible("d"))
    tree.expand(["b"])
    #expect(tree.isVisible("d"))
    tree.collapse(["a"])
    #expect(!tree.isVisible("d"))
    #expect(tree.level(of: "d") == 2)
    #expect(tree.parent(of: "d") == "b")
    #expect(tree.parent(of: "a") == nil)
    #expect(tree.index(of: "c") == 3)
    #expect(tree.index(of: "z") == nil)
    #expect(tree.snapshot(of: "a").items == ["b", "d", "c"])
    #expect(tree.snapshot(of: "a", includingParent: true).items == ["a", "b", "d", "c"])
  }

  @Test("items are inserted beside others, and removed with their children")
  func changes() {
    var tree = sample()
    tree.insert(["x"], before: "c")
    tree.insert(["y"], after: "e")
    #expect(tree.items == ["a", "b", "d", "x", "c", "e", "y"])
    tree.delete(["b", "z"])
    #expect(tree.items == ["a", "x", "c", "e", "y"])
    #expect(!tree.contains("d"))
    tree.append(["d", "a"])
    #expect(tree.items == ["a", "x", "c", "e", "y", "d"])
    tree.append(["q"], to: "nowhere")
    tree.insert(["q"], before: "nowhere")
    #expect(!tree.contains("q"))
    tree.deleteAll()
    #expect(tree.items.isEmpty)
  }

  @Test("a collection shows the items of a section that aren't hidden")
  func applying() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(), .label(text: "1")]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var tree = sample()
    source.apply(tree, to: 0)
    #expect(source.snapshot().itemIdentifiers == ["a", "e"])
    tree.expand(["a"])
    source.apply(tree, to: 0)
    collection.layoutIfNeeded()
    #expect(collection.visibleCells.count == 4)
    #expect(source.snapshot(for: 0).items == tree.items)
    #expect(source.snapshot(for: 9).items.isEmpty)
    var wrong = Tree()
    wrong.append(["a", "a"])
    source.apply(wrong, to: 1)
    #expect(collection.layoutReport().problems.isEmpty == false)
  }

  @Test("a list cell reserves space for its accessories and its indentation")
  func listCells() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.accessories = [
      .disclosureIndicator(), .delete(),
      .customView(configuration: .init(customView: own, placement: .leading())),
    ]
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(own.frame == CGRect(x: 36, y: 12, width: 30, height: 20))
    #expect(cell.contentView.frame.minX >= own.frame.maxX)
    let chevron = try #require(cell.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(chevron.frame.maxX == 284)
    #expect(cell.contentView.frame.maxX <= chevron.frame.minX)
    #expect(cell.svg().contains("#3c3c43"))
    cell.semanticContentAttribute = .forceRightToLeft
    cell.layoutIfNeeded()
    #expect(own.frame.maxX == 264)
  }

  @Test("a missing item can't be expanded in advance")
  func expandedInAdvance() {
    var tree = sample()
    tree.expand(["later"])
    tree.append(["later"])
    #expect(!tree.isExpanded("later"))
  }

  @Test("invalid operations on a snapshot are reported, even if everything was deleted afterward")
  func reportedMistakes() {
    func problems(_ apply: (UICollectionViewDiffableDataSource<Int, String>) -> Void) -> Bool {
      let collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 600),
        collectionViewLayout: UICollectionViewFlowLayout())
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
        _, _, _ in UICollectionViewCell()
      }
      apply(source)
      return !collection.layoutReport().problems.isEmpty
    }
    #expect(
      problems {
        var tree = sample()
        tree.append(["q"], to: "nowhere")
        $0.apply(tree, to: 0)
      })
    #expect(!problems { $0.apply(sample(), to: 0) })
    for isWrong in [true, false] {
      let found = problems {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([1])
        if isWrong { snapshot.insertItems(["a"], beforeItem: "nowhere") }
        snapshot.deleteAllItems()
        $0.apply(snapshot)
      }
      #expect(found == isWrong)
    }
  }

  @Test("accessories are indented with their cell, unless they opt out")
  func indentedAccessories() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == cell.bounds)
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.accessories = [
      .customView(configuration: .init(customView: own, placement: .leading()))
    ]
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(own.frame.minX == 36)
    cell.indentsAccessories = false
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(own.frame.minX == 16)
    #expect(cell.contentView.frame.maxX == 300)
  }
}
