// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A controller that shows a collection, of which it is the data source and the delegate.
///
/// The collection fills the controller's view. A subclass that determines the metrics of a flow
/// layout also conforms to `UICollectionViewDelegateFlowLayout`.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private final let initialLayout: UICollectionViewLayout
  private final var shownCollection: UICollectionView?

  /// A Boolean value that indicates whether the selection is cleared when the view appears; `true`
  /// by default.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller with a collection that a layout arranges.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout; nib files aren't read.
  public override init(
    nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil
  ) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a flow layout, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection, which fills the view; `nil` if an overridden `loadView()` provides none.
  ///
  /// The controller becomes the data source and the delegate of a new collection that has none.
  open var collectionView: UICollectionView! {
    get {
      _ = loadedView()
      return shownCollection
    }
    set {
      if newValue !== shownCollection { shownCollection?.removeFromSuperview() }
      shownCollection = newValue
      showCollection()
    }
  }

  /// The layout that arranges the items.
  open var collectionViewLayout: UICollectionViewLayout {
    shownCollection?.collectionViewLayout ?? initialLayout
  }

  open override func loadView() {
    let container = UIView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    replaceView(with: container)
    collectionView =
      shownCollection
      ?? UICollectionView(frame: container.bounds, collectionViewLayout: initialLayout)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    // An overridden `loadView()` may have provided the collection without the view.
    showCollection()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let shownCollection else { return }
    for selected in shownCollection.indexPathsForSelectedItems ?? [] {
      shownCollection.deselectItem(at: selected, animated: animated)
    }
  }

  private func showCollection() {
    guard let shownCollection else { return }
    if shownCollection.dataSource == nil { shownCollection.dataSource = self }
    if shownCollection.delegate == nil { shownCollection.delegate = self }
    guard let container = viewIfLoaded, container !== shownCollection,
      shownCollection.superview == nil
    else { return }
    shownCollection.frame = container.bounds
    shownCollection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.insertSubview(shownCollection, at: 0)
  }

  // Swift overrides no members of extensions, and a subclass's method replaces a protocol's default
  // only by overriding, so all methods of the protocols are in the class itself.

  /// Returns the menu of items, `nil` by default; nothing shows it here, but a test can request it.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections, 1 unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns the number of items of a section, 0 unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns the cell of an item, an empty one unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  /// Returns the header or footer of a section, an empty one unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  // MARK: UICollectionViewDelegate

  /// Called before a cell is displayed.
  ///
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called when a cell is no longer displayed.
  ///
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called before a header, a footer, or another supplementary view is displayed.
  ///
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Called when a supplementary view is no longer displayed.
  ///
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Returns whether a touched item is highlighted and then selected, `true` unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when a touched item was highlighted.
  ///
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Called when an item is no longer highlighted.
  ///
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Returns whether a touched item is selected, `true` unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when an item was selected.
  ///
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Returns whether a touched item is deselected, `true` unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called when an item was deselected.
  ///
  /// Does nothing unless overridden.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  // MARK: UIScrollViewDelegate

  /// Called when the offset changed.
  ///
  /// Does nothing unless overridden.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Called before the user drags the content.
  ///
  /// Does nothing unless overridden.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Called before a drag ends, with the velocity in points per millisecond and the offset at which
  /// the content will come to rest.
  ///
  /// Leaves the offset unchanged unless overridden.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Called when a drag ended.
  ///
  /// Does nothing unless overridden.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Called when the content began to decelerate.
  ///
  /// Does nothing unless overridden.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Called when the content came to rest.
  ///
  /// Does nothing unless overridden.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Called when animated programmatic scrolling ended.
  ///
  /// Does nothing unless overridden.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns whether a tap on the status bar scrolls to the top, `true` unless overridden.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Called when a tap on the status bar scrolled to the top.
  ///
  /// Does nothing unless overridden.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Called when the adjusted insets changed.
  ///
  /// Does nothing unless overridden.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// Returns the subview that zooming scales, `nil` unless overridden.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Called before a pinch zooms a view.
  ///
  /// Does nothing unless overridden.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Called when the scale changed.
  ///
  /// Does nothing unless overridden.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Called when a pinch or an animated change of the scale ended.
  ///
  /// Does nothing unless overridden.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
}
