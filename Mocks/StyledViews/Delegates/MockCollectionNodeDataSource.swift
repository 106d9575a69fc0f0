// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A collection's data source that records its calls and returns configured values.
public final class MockCollectionNodeDataSource: NSObject, UICollectionViewDataSource {
  /// Creates the mock.
  public override init() {}

  /// The calls to ``numberOfSections(in:)``, which returns `1` by default.
  public let numberOfSectionsCalls = CallRecorder<UICollectionView, Int>()

  /// Records the call and returns the configured value.
  public func numberOfSections(in collectionView: UICollectionView) -> Int {
    numberOfSectionsCalls.record(collectionView) { 1 }
  }

  /// The calls to ``collectionView(_:numberOfItemsInSection:)``, which returns `0` by default.
  public let numberOfItemsCalls = CallRecorder<
    (collectionView: UICollectionView, section: Int), Int
  >()

  /// Records the call and returns the configured value.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  )
    -> Int
  {
    numberOfItemsCalls.record((collectionView, section)) { 0 }
  }

  /// The calls to ``collectionView(_:cellForItemAt:)``, which returns a new, empty cell by default.
  public let cellForItemCalls = CallRecorder<
    (collectionView: UICollectionView, indexPath: IndexPath), UICollectionViewCell
  >()

  /// Records the call and returns the configured value.
  public func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    cellForItemCalls.record((collectionView, indexPath)) { UICollectionViewCell() }
  }

  /// The calls to ``collectionView(_:viewForSupplementaryElementOfKind:at:)``, which returns a new,
  /// empty view by default.
  public let viewForSupplementaryElementCalls = CallRecorder<
    (collectionView: UICollectionView, kind: String, indexPath: IndexPath), UICollectionReusableView
  >()

  /// Records the call and returns the configured value.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    viewForSupplementaryElementCalls.record((collectionView, kind, indexPath)) {
      UICollectionReusableView()
    }
  }
}
