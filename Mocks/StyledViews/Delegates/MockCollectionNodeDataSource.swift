// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A collection's data source that records what it is asked and answers as set.
public final class MockCollectionNodeDataSource: NSObject, UICollectionViewDataSource {
  /// Creates the mock.
  public override init() {}

  /// The calls of ``numberOfSections(in:)``, which answers `1` unless set.
  public let numberOfSectionsCalls = CallRecorder<UICollectionView, Int>()

  /// Records the call and answers as set.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    numberOfSectionsCalls.record(collectionView) { 1 }
  }

  /// The calls of ``collectionView(_:numberOfItemsInSection:)``, which answers `0` unless set.
  public let numberOfItemsCalls = CallRecorder<
    (collectionView: UICollectionView, section: Int), Int
  >()

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  )
    -> Int
  {
    numberOfItemsCalls.record((collectionView, section)) { 0 }
  }

  /// The calls of ``collectionView(_:cellForItemAt:)``, which answers a new, empty cell unless set.
  public let cellForItemCalls = CallRecorder<
    (collectionView: UICollectionView, indexPath: IndexPath), UICollectionViewCell
  >()

  /// Records the call and answers as set.
  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    cellForItemCalls.record((collectionView, indexPath)) { UICollectionViewCell() }
  }

  /// The calls of ``collectionView(_:viewForSupplementaryElementOfKind:at:)``, which answers a new, empty view unless set.
  public let viewForSupplementaryElementCalls = CallRecorder<
    (collectionView: UICollectionView, kind: String, indexPath: IndexPath), UICollectionReusableView
  >()

  /// Records the call and answers as set.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    viewForSupplementaryElementCalls.record((collectionView, kind, indexPath)) {
      UICollectionReusableView()
    }
  }
}
