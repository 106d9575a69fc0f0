// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import UIKitCompatibility

/// A collection whose data source and layout contradict themselves.
final class MeddlingCollection: UIViewController, MeddlingClient {
  private let meddler: Meddler
  private var counts = [8, 4]
  private lazy var collection = UICollectionView(
    frame: .zero, collectionViewLayout: makeLayout())
  private lazy var spare = UICollectionViewCell()

  init(_ meddler: Meddler) {
    self.meddler = meddler
    super.init(nibName: nil, bundle: nil)
    title = "Collection"
  }

  required init?(coder: NSCoder) { nil }

  private func makeLayout() -> UICollectionViewLayout {
    if meddler.chance(3) { return UICollectionViewFlowLayout() }
    if meddler.chance(2) { return MeddlingLayout(meddler) }
    return UICollectionViewCompositionalLayout { [weak self] _, _ in
      guard let self else { return nil }
      meddler.meddle("section")
      if meddler.chance(6) { return nil }
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(meddler.chance(5) ? meddler.number() : 0.5),
          heightDimension: meddler.chance(2) ? .estimated(30) : .absolute(meddler.number())))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(meddler.number())),
        subitems: meddler.chance(8) ? [] : [item])
      let section = NSCollectionLayoutSection(group: group)
      if meddler.chance(3) { section.orthogonalScrollingBehavior = .paging }
      return section
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.layoutDiagnosticsHandler = { _ in }
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = self
    collection.delegate = self
    collection.frame = view.bounds
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collection)
    meddler.meddle("viewDidLoad")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    meddler.meddle("viewIsAppearing")
  }

  private func path() -> IndexPath {
    IndexPath(item: meddler.roll(12) - 1, section: meddler.roll(4) - 1)
  }

  func change() {
    let choice = meddler.roll(12)
    meddler.note("collection \(choice)")
    switch choice {
    case 0: collection.reloadData()
    case 1: collection.insertItems(at: [path(), path()])
    case 2: collection.deleteItems(at: [path(), path()])
    case 3: collection.moveItem(at: path(), to: path())
    case 4: collection.reloadItems(at: [path()])
    case 5: collection.insertSections([meddler.roll(4)])
    case 6: collection.deleteSections([meddler.roll(4)])
    case 7: counts = (0..<meddler.roll(4)).map { _ in meddler.roll(30) - 1 }
    case 8:
      collection.scrollToItem(at: path(), at: .centeredVertically, animated: meddler.chance(2))
    case 9: collection.selectItem(at: path(), animated: true, scrollPosition: .top)
    case 10: collection.collectionViewLayout.invalidateLayout()
    default: collection.setCollectionViewLayout(makeLayout(), animated: meddler.chance(2))
    }
  }
}

extension MeddlingCollection: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    meddler.meddle("numberOfSections")
    return meddler.chance(12) ? meddler.roll(5) - 2 : counts.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    meddler.meddle("numberOfItems")
    if meddler.chance(12) { return meddler.roll(60) - 3 }
    return counts.indices.contains(section) ? counts[section] : 2
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    meddler.meddle("cellForItem")
    switch meddler.roll(12) {
    case 0: return spare
    case 1: return UICollectionViewCell()
    default:
      return collectionView.dequeueReusableCell(
        withReuseIdentifier: meddler.chance(12) ? "unknown" : "cell", for: indexPath)
    }
  }
}

extension MeddlingCollection: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    meddler.meddle("sizeForItem")
    return CGSize(width: meddler.number(), height: meddler.number())
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    meddler.meddle("didSelectItem")
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    meddler.meddle("willDisplay")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    meddler.meddle("didScroll")
  }
}
