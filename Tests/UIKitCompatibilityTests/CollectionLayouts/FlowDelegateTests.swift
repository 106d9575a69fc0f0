// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

/// Items whose sizes a delegate returns.
private final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var widths: [CGFloat] = []

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { widths.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: widths[indexPath.item], height: 20) }
}

@Suite("Flow layouts whose delegate returns sizes")
struct FlowDelegateTests {
  private func positions(_ widths: [CGFloat]) -> [CGFloat] {
    let grid = Grid()
    grid.widths = widths
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 4
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 110, height: 300), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = grid
    collection.delegate = grid
    collection.layoutIfNeeded()
    return collection.visibleCells.sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }.map(\.frame.minX)
  }

  @Test("the columns of items with equal sizes align, also in the last row")
  func columns() {
    #expect(positions(Array(repeating: 30, count: 6)) == [0, 40, 80, 0, 40, 80])
    #expect(positions(Array(repeating: 30, count: 5)) == [0, 40, 80, 0, 40])
    #expect(positions(Array(repeating: 30, count: 2)) == [0, 34])
    #expect(positions(Array(repeating: 110, count: 2)) == [0, 0])
  }

  @Test("a last row with different sizes has the minimum spacing")
  func others() {
    #expect(positions([30, 30, 30, 30, 31]) == [0, 40, 80, 0, 34])
  }
}
