// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Views of collection controllers")
struct CollectionControllerViewTests {
  @Test("the collection fills a view of its own, as large as the screen")
  func ownView() throws {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let collection = try #require(controller.collectionView)
    #expect(controller.view !== collection && collection.superview === controller.view)
    #expect(controller.view.frame == UIScreen.main.bounds)
    #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    #expect(collection.frame == controller.view.bounds)
    controller.view.frame.size = CGSize(width: 200, height: 300)
    controller.view.layoutIfNeeded()
    #expect(collection.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
  }

  @Test("another collection takes the place of the first, with the controller as its source")
  func replaced() throws {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let first = try #require(controller.collectionView)
    let layout = UICollectionViewFlowLayout()
    let second = UICollectionView(frame: .zero, collectionViewLayout: layout)
    controller.collectionView = second
    #expect(first.superview == nil && second.superview === controller.view)
    #expect(second.dataSource === controller && second.delegate === controller)
    #expect(controller.collectionViewLayout === layout)
  }
}
