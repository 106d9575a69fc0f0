// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A container that shows controllers in columns, or, in a compact width, one at a time.
///
/// UIKit: `UISplitViewController`.
///
/// With a style, each column but ``Column/compact`` is shown in a navigation controller, which is
/// created unless the content is one. Without a style, ``viewControllers`` are shown as they are.
///
/// In a regular width, the horizontal size class of columns beside the secondary one is compact. In a
/// compact width, the controllers of all columns are on the navigation stack of the first one; they
/// return to their columns when the width is regular again, together with those pushed on top of
/// them. Changes are immediate.
open class SplitViewController: ViewController {
  /// The arrangement of the columns.
  public final let style: Style

  /// The delegate, which controls and is notified of changes; held weakly.
  open weak var delegate: (any SplitViewControllerDelegate)?

  /// The display mode to use in a regular width, automatic by default.
  ///
  /// A mode with more columns than there are, or one that ``preferredSplitBehavior`` excludes, is
  /// replaced by the closest one.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      chosenMode = nil
      modeMayHaveChanged()
    }
  }

  /// The way in which columns share the width, automatic by default.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { modeMayHaveChanged() } }

  /// The edge at which the primary column is, leading by default.
  open var primaryEdge = PrimaryEdge.leading { didSet { placesDidChange() } }

  /// The width of the primary column, in points; automatic by default, which is 320 points.
  open var preferredPrimaryColumnWidth = SplitViewController.automaticDimension {
    didSet { placesDidChange() }
  }
  /// The width of the primary column as a fraction of the view's, unless
  /// ``preferredPrimaryColumnWidth`` is set; automatic by default.
  open var preferredPrimaryColumnWidthFraction = SplitViewController.automaticDimension {
    didSet { placesDidChange() }
  }
  /// The least width of the primary column, in points; automatic by default, which is 0.
  open var minimumPrimaryColumnWidth = SplitViewController.automaticDimension {
    didSet { placesDidChange() }
  }
  /// The greatest width of the primary column, in points; automatic by default, which is 320.
  open var maximumPrimaryColumnWidth = SplitViewController.automaticDimension {
    didSet { placesDidChange() }
  }

  /// The width of the supplementary column, in points; automatic by default, which is 320 points.
  open var preferredSupplementaryColumnWidth = SplitViewController.automaticDimension {
    didSet { placesDidChange() }
  }
  /// The width of the supplementary column as a fraction of the view's, unless
  /// ``preferredSupplementaryColumnWidth`` is set; automatic by default.
  open var preferredSupplementaryColumnWidthFraction = SplitViewController.automaticDimension {
    didSet { placesDidChange() }
  }
  /// The least width of the supplementary column, in points; automatic by default, which is 0.
  open var minimumSupplementaryColumnWidth = SplitViewController.automaticDimension {
    didSet { placesDidChange() }
  }
  /// The greatest width of the supplementary column, in points; automatic by default, which is 320.
  open var maximumSupplementaryColumnWidth = SplitViewController.automaticDimension {
    didSet { placesDidChange() }
  }

  /// A Boolean value that indicates whether a swipe shows hidden columns; `true` by default, and no
  /// effect here.
  open var presentsWithGesture = true

  /// The controllers that are shown: the columns in their order, or, in a compact width, the one that
  /// fills the view.
  ///
  /// Setting it replaces the content of the primary, the supplementary if there are three, and the
  /// secondary column; any others are ignored.
  open var viewControllers: [ViewController] {
    get { shownControllers }
    set { replace(newValue) }
  }

  /// The content of the columns, as it was set.
  final var contents: [Column: ViewController] = [:]
  /// The navigation controllers that were created for columns.
  final var wrappers: [Column: NavigationController] = [:]
  /// Whether one controller at a time is shown; `nil` before the size class is known.
  final var collapsed: Bool?
  /// Whether the content for a compact width is shown.
  final var showsCompact = false
  /// While collapsed, the controllers of the columns after the first one.
  final var moved: [Column: [ViewController]] = [:]
  /// The mode that was chosen by showing or hiding a column.
  final var chosenMode: DisplayMode?
  /// The columns that are visible, and their mode.
  final var shownMode: DisplayMode?
  final var shownColumns: [Column] = []
  final var isArranging = false
  /// Whether the delegate is asked for the mode once the size is known.
  final var hasExpanded = false
  /// The lines between columns, and what dims the secondary one below others.
  final var lines: [ViewNode] = []
  final var shade: ViewNode?

  /// A bar button item that shows the columns beside the secondary one, or hides them.
  ///
  /// No bar shows it unless it is added.
  public private(set) final lazy var displayModeButtonItem = BarButtonItem(
    image: Image(systemName: "sidebar.left")
  ) { [weak self] _ in self?.toggleColumns() }

  /// Creates a split view controller with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller whose ``viewControllers`` are shown as they are.
  public override init(
    nibName nibNameOrNil: String? = nil, bundle nibBundleOrNil: Bundle? = nil
  ) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller as if in code, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open override func loadView() {
    let container = SplitContainer()
    container.clipsToBounds = true
    container.whenChanged = { [weak self] in self?.arrange(first: true, isLayingOut: $0) }
    view = container
  }

  /// Returns the content of a column, or `nil` if it has none.
  open func viewController(for column: Column) -> ViewController? { contents[column] }

  /// Replaces the content of a column; `nil` removes the column.
  ///
  /// Without the style ``Style/tripleColumn``, content of the supplementary column is ignored.
  open func setViewController(_ vc: ViewController?, for column: Column) {
    put(vc, in: column)
    arrange()
  }

  /// Shows a column: in a compact width on top of the others, and otherwise beside or over the
  /// secondary one.
  open func show(_ column: Column) { reveal(column) }

  /// Hides a column: in a compact width if it is on top, and otherwise unless it is the secondary
  /// one.
  open func hide(_ column: Column) { conceal(column) }

  /// Shows a controller in the secondary column, or, in a compact width, pushes it.
  open override func showDetailViewController(_ vc: ViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    showDetail(vc)
  }
}

/// The view of a split view controller, which arranges the columns when the size or the traits change.
final class SplitContainer: ViewNode {
  /// Called with whether the size is known as well, in a layout.
  var whenChanged: ((_ isLayingOut: Bool) -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    whenChanged?(true)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if shownScreen != nil { whenChanged?(false) }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if shownScreen != nil { whenChanged?(false) }
  }
}
