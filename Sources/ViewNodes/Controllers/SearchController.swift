// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A controller that manages a search: its search bar, and its results, which cover the searched
/// content.
///
/// UIKit: `UISearchController`.
///
/// Assign it to a navigation item, whose bar then shows the search bar below the title, or put the
/// search bar into a view of your own. The search becomes active when editing begins and ends with
/// the Cancel button.
///
/// ```swift
/// let search = SearchController(searchResultsController: nil)
/// search.searchResultsUpdater = self
/// navigationItem.searchController = search
/// ```
open class SearchController: ViewController {
  /// The search bar.
  public final let searchBar = SearchBarNode()

  /// The controller of the results, or `nil` if the searched content shows them itself.
  public final let searchResultsController: ViewController?

  /// The object that is notified when the search text changes; held weakly.
  open weak var searchResultsUpdater: (any SearchResultsUpdating)?

  /// The delegate, which is notified when a search begins and ends; held weakly.
  open weak var delegate: (any SearchControllerDelegate)?

  /// A Boolean value that indicates whether a search is active; setting it begins or ends the
  /// search.
  ///
  /// Ending a search clears its text.
  open var isActive: Bool {
    get { isSearching }
    set { if newValue != isSearching { newValue ? begin() : end() } }
  }

  /// A Boolean value that indicates whether the searched content is dimmed, which has no effect
  /// here.
  open var obscuresBackgroundDuringPresentation = true

  /// A Boolean value that indicates whether the title of a navigation bar is hidden during a
  /// search; `true` by default.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { navigationItemOfBar?.didChange() }
  }

  /// A Boolean value that indicates whether the Cancel button is shown during a search; `true` by
  /// default.
  open var automaticallyShowsCancelButton = true

  /// A Boolean value that indicates whether the results are shown even while the text is empty;
  /// `false` by default.
  open var showsSearchResultsController = false {
    didSet { showResults() }
  }

  /// The item whose navigation bar shows the search bar.
  final weak var navigationItemOfBar: NavigationItem?
  private final var isSearching = false

  /// Creates a search controller.
  ///
  /// - Parameter searchResultsController: The controller of the results, or `nil` if the searched
  ///   content shows them itself.
  public init(searchResultsController: ViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.owner = self
  }

  /// Creates a search controller whose searched content shows the results itself.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored, because there are no nib files.
  ///   - nibBundleOrNil: Ignored.
  public override init(
    nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil
  ) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    searchBar.owner = self
  }

  /// Creates a controller as if in code, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.owner = self
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard let results = searchResultsController else { return }
    addChild(results)
    results.view.frame = view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(results.view)
    results.didMove(toParent: self)
  }

  private final func begin() {
    delegate?.willPresentSearchController(self)
    isSearching = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    navigationItemOfBar?.didChange()
    searchBar.becomeFirstResponder()
    showResults()
    delegate?.didPresentSearchController(self)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private final func end() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    searchBar.resignFirstResponder()
    searchBar.text = ""
    navigationItemOfBar?.didChange()
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }

  /// Shows or hides the results, over the view of the controller that contains the search bar.
  final func showResults() {
    let hasText = searchBar.text?.isEmpty == false
    let isWanted =
      isSearching && searchResultsController != nil && (hasText || showsSearchResultsController)
    let owner = isWanted ? searchBar.controllerAbove : nil
    guard parent !== owner else { return }
    if let owner {
      owner.addChild(self)
      guard parent === owner else { return }
      if let navigation = owner as? NavigationController, let below = navigation.shown?.view {
        navigation.view.insertSubview(view, aboveSubview: below)
        navigation.placesDidChange()
      } else {
        view.frame = owner.view.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        owner.view.addSubview(view)
      }
      didMove(toParent: owner)
    } else {
      willMove(toParent: nil)
      view.removeFromSuperview()
      removeFromParent()
    }
  }
}

extension SearchController: SearchBarOwner {
  final var hidesTitle: Bool { isSearching && hidesNavigationBarDuringPresentation }

  final func searchBarHeightDidChange() { navigationItemOfBar?.didChange() }

  final func searchDidBegin() { isActive = true }

  final func searchDidChange() {
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  final func searchWasCancelled() { isActive = false }
}

extension NavigationItem {
  /// The search controller whose search bar is below the title, or `nil` for none.
  public final var searchController: SearchController? {
    get { search as? SearchController }
    set {
      searchController?.navigationItemOfBar = nil
      newValue?.navigationItemOfBar = self
      search = newValue
    }
  }
}

extension ViewNode {
  /// The controller of this view, or of its nearest ancestor that has one.
  fileprivate var controllerAbove: ViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.owningController).first
  }
}
