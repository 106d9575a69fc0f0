// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Values that describe compositional layouts")
struct LayoutValuesTests {
  @Test("a dimension is a fraction, a length, or an estimate")
  func dimensions() {
    typealias Dimension = NSCollectionLayoutDimension
    let all = [
      Dimension.fractionalWidth(0.5), .fractionalHeight(0.25), .absolute(30), .estimated(44),
    ]
    #expect(all.map(\.isFractionalWidth) == [true, false, false, false])
    #expect(all.map(\.isFractionalHeight) == [false, true, false, false])
    #expect(all.map(\.isAbsolute) == [false, false, true, false])
    #expect(all.map(\.isEstimated) == [false, false, false, true])
    #expect(all.map(\.dimension) == [0.5, 0.25, 30, 44])
    #expect(Dimension.absolute(-1).dimension == 0 && Dimension.absolute(.nan).dimension == 0)
  }

  @Test("the offset of an anchor is in points or in fractions")
  func anchors() {
    let offset = CGPoint(x: 0.5, y: -2)
    let plain = NSCollectionLayoutAnchor(edges: [.top, .leading])
    #expect(plain.edges == [.top, .leading] && plain.offset == .zero)
    #expect(plain.isAbsoluteOffset && !plain.isFractionalOffset)
    let absolute = NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: offset)
    #expect(absolute.edges == .bottom && absolute.offset == offset)
    #expect(absolute.isAbsoluteOffset && !absolute.isFractionalOffset)
    let fractional = NSCollectionLayoutAnchor(edges: .trailing, fractionalOffset: offset)
    #expect(fractional.edges == .trailing && fractional.offset == offset)
    #expect(!fractional.isAbsoluteOffset && fractional.isFractionalOffset)
  }

  @Test("an anchored badge keeps its size and its kind")
  func badge() {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(20), heightDimension: .absolute(10))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .top))
    #expect(badge.elementKind == "badge" && badge.zIndex == 1)
    #expect(badge.layoutSize.widthDimension.dimension == 20)
    #expect(badge.layoutSize.heightDimension.dimension == 10)
  }

  @Test("the container of sections and custom groups has no insets")
  func container() {
    var containers: [any NSCollectionLayoutContainer] = []
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(40))
    let layout = UICollectionViewCompositionalLayout(sectionProvider: { _, environment in
      containers.append(environment.container)
      return NSCollectionLayoutSection(
        group: .custom(layoutSize: whole) { inner in
          containers.append(inner.container)
          return [NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 3, height: 4))]
        })
    })
    let controller = UICollectionViewController(collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<Int, Int>(
      collectionView: controller.collectionView
    ) { _, _, _ in UICollectionViewCell(frame: .zero) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1])
    controller.collectionView.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    source.apply(snapshot)
    controller.collectionView.layoutIfNeeded()
    #expect(containers.last?.contentSize == CGSize(width: 150, height: 40))
    for container in containers {
      #expect(container.contentInsets == .zero && container.effectiveContentInsets == .zero)
      #expect(container.effectiveContentSize == container.contentSize)
    }
    let first = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("a section of a list has the headers and footers of its configuration")
  func listSections() {
    let layout = UICollectionViewCompositionalLayout(sectionProvider: { number, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      configuration.headerMode = number == 0 ? .supplementary : .firstItemInSection
      configuration.footerMode = number == 0 ? .none : .supplementary
      let section = NSCollectionLayoutSection.list(
        using: configuration, layoutEnvironment: environment)
      let kinds = section.boundarySupplementaryItems.map(\.elementKind)
      let headers = [UICollectionView.elementKindSectionHeader]
      #expect(kinds == (number == 0 ? headers : [UICollectionView.elementKindSectionFooter]))
      return section
    })
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
      _, _, _ in UICollectionViewCell(frame: .zero)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0, 1])
    source.apply(snapshot)
    collection.layoutIfNeeded()
    // An estimated header and an estimated footer, of 28 points each.
    #expect(collection.contentSize.height == 56)
  }

  @Test("a multiple selection control is an empty circle, only shown during editing by default")
  func multiselect() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.accessories = [.multiselect(displayed: .always)]
    cell.layoutIfNeeded()
    let image = cell.subviews.compactMap { $0 as? UIImageView }.first
    #expect(image?.tintColor == .systemGray3 && image?.frame.minX == 16)
    cell.accessories = [.multiselect()]
    cell.layoutIfNeeded()
    #expect(!cell.subviews.contains { $0 is UIImageView })
  }

  @Test("a custom accessory without a size gets the one of its content")
  func customSize() {
    let label = UILabel()
    label.text = "12"
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.accessories = [
      .customView(configuration: .init(customView: label, placement: .trailing()))
    ]
    cell.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize && label.frame.maxX == 284)
  }

  @Test("the line below a list cell begins at the content's margin, or where its guide is moved")
  func separator() throws {
    for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      cell.semanticContentAttribute = direction
      let line = try #require(cell.subviews.last)
      cell.indentationLevel = 2
      cell.layoutIfNeeded()
      let isFlipped = direction == .forceRightToLeft
      #expect(line.frame.minX == (isFlipped ? 0 : 36) && line.frame.width == 264)
      let guide = cell.separatorLayoutGuide
      #expect(guide === cell.separatorLayoutGuide)
      guide.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 100).isActive = true
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      cell.setNeedsLayout()
      cell.layoutIfNeeded()
      #expect(line.frame.minX == (isFlipped ? 0 : 100) && line.frame.width == 200)
    }
  }

  @Test("an indentation that isn't finite or is negative is none")
  func indentation() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    for (level, width, x) in [(2, 20, 40), (-1, 20, 0), (3, .infinity, 0), (1, .nan, 0)]
      as [(Int, CGFloat, CGFloat)]
    {
      cell.indentationLevel = level
      cell.indentationWidth = width
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame.minX == x && cell.contentView.frame.maxX == 300)
    }
  }
}
