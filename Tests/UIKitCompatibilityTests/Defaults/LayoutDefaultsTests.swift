// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Default values of compositional layouts, data sources, and guides")
struct LayoutDefaultsTests {
  private let size = NSCollectionLayoutSize(
    widthDimension: .absolute(10), heightDimension: .absolute(20))

  @Test("a new section has its default values")
  func section() {
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    #expect(item.contentInsets == .zero)
    #expect(item.edgeSpacing == nil)
    #expect(group.interItemSpacing == nil)
    #expect(section.contentInsets == .zero)
    #expect(section.interGroupSpacing == 0)
    #expect(section.orthogonalScrollingBehavior == .none)
    #expect(section.boundarySupplementaryItems.isEmpty)
    #expect(section.decorationItems.isEmpty)
    #expect(section.supplementariesFollowContentInsets)
  }

  @Test("a new header has its default values")
  func header() {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size, elementKind: "header", alignment: .top)
    #expect(header.extendsBoundary)
    #expect(!header.pinToVisibleBounds)
    #expect(header.zIndex == 1)
    #expect(NSCollectionLayoutDecorationItem.background(elementKind: "background").zIndex == -1)
  }

  @Test("the guide of a keyboard has its default values")
  func keyboard() {
    let guide = UIView().keyboardLayoutGuide
    #expect(guide.usesBottomSafeArea)
    #expect(!guide.followsUndockedKeyboard)
  }
}
