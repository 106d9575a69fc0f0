// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewTesting

/// A controller that overrides methods, and determines metrics of the flow layout itself.
private final class Photos: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var calls: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("load")
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { section + 1 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { indexPath.section == 1 }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { calls.append("select \(indexPath.section).\(indexPath.item)") }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.append("show \(indexPath.section).\(indexPath.item)") }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 70, height: 60) }
}

/// A controller with a collection of its own.
private final class OwnCollection: UICollectionViewController {
  enum Way: CaseIterable {
    case collectionOnly, collectionAsView, viewFirst, nothing
  }
  var way = Way.collectionOnly

  override func loadView() {
    let own = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    switch way {
    case .collectionOnly: collectionView = own
    case .collectionAsView:
      view = own
      collectionView = own
    case .viewFirst:
      view = UIView()
      collectionView = own
    case .nothing: break
    }
  }
}

@Suite("Collection view controllers")
struct CollectionViewControllerTests {
  private func shown(_ controller: UICollectionViewController) -> Screen {
    let screen = Screen(.phone, rootViewController: controller)
    screen.layoutIfNeeded()
    return screen
  }

  private func tap(_ section: Int, _ item: Int, of photos: Photos, on screen: Screen) throws {
    let cell = try #require(
      photos.collectionView.cellForItem(at: IndexPath(item: item, section: section)))
    try screen.tap(cell)
  }

  @Test("the collection fills the view, and the controller is its data source and delegate")
  func fills() throws {
    let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(!photos.isViewLoaded)
    let screen = shown(photos)
    let collection = try #require(photos.collectionView)
    #expect(photos.calls.first == "load")
    #expect(collection.superview === photos.view)
    #expect(collection.frame == photos.view.bounds)
    #expect(collection.dataSource === photos)
    #expect(collection.delegate === photos)
    screen.rotate(to: .landscape)
    screen.layoutIfNeeded()
    #expect(collection.frame == photos.view.bounds)
    #expect(collection.frame.width > collection.frame.height)
  }

  @Test("overridden methods are called, also those of the flow layout that a subclass adds")
  func overridden() throws {
    let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
    let screen = shown(photos)
    #expect(photos.calls.filter { $0.hasPrefix("show") } == ["show 0.0", "show 1.0", "show 1.1"])
    #expect(photos.collectionView.visibleCells.allSatisfy { $0.frame.size.width == 70 })
    try tap(0, 0, of: photos, on: screen)
    try tap(1, 1, of: photos, on: screen)
    #expect(photos.calls.filter { $0.hasPrefix("select") } == ["select 1.1"])
    photos.collectionView.contentOffset.y = 4
    #expect(photos.calls.last == "scroll")
  }

  @Test("the selection is cleared when the view appears, unless that is turned off")
  func clearing() {
    for clears in [nil, true, false] {
      let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
      if let clears { photos.clearsSelectionOnViewWillAppear = clears }
      photos.collectionView.selectItem(
        at: IndexPath(item: 0, section: 1), animated: false, scrollPosition: [])
      _ = shown(photos)
      #expect((photos.collectionView.indexPathsForSelectedItems ?? []).isEmpty == (clears ?? true))
    }
  }

  @Test("the layout is that of the initializer, and later the collection's")
  func layout() {
    let first = UICollectionViewFlowLayout()
    let second = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: first)
    #expect(controller.collectionViewLayout === first)
    controller.collectionView.collectionViewLayout = second
    #expect(controller.collectionViewLayout === second)
    #expect(
      UICollectionViewController().collectionView.collectionViewLayout is UICollectionViewFlowLayout
    )
  }

  @Test("another collection replaces the first one")
  func replaced() {
    let controller = UICollectionViewController(
      collectionViewLayout: UICollectionViewFlowLayout())
    let former = controller.collectionView
    let new = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = new
    #expect(former?.superview == nil)
    #expect(new.superview === controller.view)
    #expect(new.dataSource === controller)
    controller.collectionView = nil
    #expect(controller.collectionView == nil)
    #expect(new.superview == nil)
  }

  @Test("a collection that is set before the view is loaded is shown when it is")
  func early() {
    let controller = UICollectionViewController()
    let own = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = own
    #expect(!controller.isViewLoaded)
    _ = shown(controller)
    #expect(own.superview === controller.view)
    #expect(own.frame == controller.view.bounds)
  }

  @Test(
    "a subclass can load a view of its own", arguments: OwnCollection.Way.allCases)
  private func ownView(_ way: OwnCollection.Way) {
    let controller = OwnCollection()
    controller.way = way
    _ = shown(controller)
    switch way {
    case .collectionOnly, .viewFirst:
      #expect(controller.collectionView.superview === controller.view)
    case .collectionAsView: #expect(controller.collectionView === controller.view)
    case .nothing: #expect(controller.collectionView == nil)
    }
  }

  @Test("the view of a collection controller resizes with its container")
  func resizing() {
    let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
    let container = UIView(frame: UIScreen.main.bounds)
    container.addSubview(photos.view)
    photos.view.frame = container.bounds
    container.frame.size = CGSize(width: 500, height: 300)
    container.layoutIfNeeded()
    #expect(photos.view.frame == container.bounds)
    #expect(photos.collectionView.frame.size == container.bounds.size)
  }
}
