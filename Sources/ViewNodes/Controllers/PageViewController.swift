// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A container that shows a series of view controllers as pages, one at a time, which the user
/// turns by swiping.
///
/// UIKit: `UIPageViewController`.
///
/// Pages change immediately and are shown one at a time, whatever the transition style. The next
/// page is shown by a swipe to the left, to the right in a right-to-left layout, or up in the
/// vertical orientation. If the data source provides a presentation count, pages end above a page
/// control 37 points high at the bottom of the safe area.
open class PageViewController: ViewController {
  /// The animation between pages.
  public final let transitionStyle: TransitionStyle
  /// The axis along which pages turn.
  public final let navigationOrientation: NavigationOrientation
  /// The location of the spine: none if pages scroll, and otherwise the left or top edge.
  public final var spineLocation: SpineLocation { transitionStyle == .scroll ? .none : .min }
  /// A Boolean value that indicates whether pages that curl have content on both sides; no effect
  /// here.
  open var isDoubleSided = false

  /// The data source, held weakly; without one, swipes have no effect.
  open weak var dataSource: (any PageViewControllerDataSource)? {
    didSet { pagesDidChange(isSet: true) }
  }
  /// The delegate, which is notified of pages turned by swiping; held weakly.
  open weak var delegate: (any PageViewControllerDelegate)?

  /// The controllers that are shown: one, or none at first.
  open var viewControllers: [ViewController]? { shown.map { [$0] } ?? [] }

  /// The gestures that turn pages.
  public private(set) final var gestureRecognizers: [GestureRecognizer] = []

  private final var shown: ViewController?
  /// The selected dot, which a tap on the page control must not change before the page has turned.
  private final var shownDot = 0
  private final lazy var dots = PageControlNode()

  /// Creates a page view controller without pages.
  ///
  /// - Parameters:
  ///   - style: The animation between pages.
  ///   - navigationOrientation: The axis along which pages turn.
  ///   - options: UIKit's options, which have no effect here.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller as if in code, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  open override func loadView() {
    let container = BarContainer()
    container.whenLaidOut = { [weak self] in self?.placeParts() }
    container.addSubview(dots)
    dots.isHidden = true
    dots.addTarget(self, for: .valueChanged) { $0.turnToDot() }
    view = container
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let directions: [SwipeGestureRecognizer.Direction] =
      navigationOrientation == .horizontal ? [.left, .right] : [.up, .down]
    for direction in directions {
      let swipe = SwipeGestureRecognizer()
      swipe.direction = direction
      swipe.addAction { [weak self] in self?.turn(by: direction) }
      gestureRecognizers.append(swipe)
      view.addGestureRecognizer(swipe)
    }
    pagesDidChange(isSet: true)
    replaceShown(nil, with: shown) { placeParts() }
  }

  /// Shows the first of the specified controllers.
  ///
  /// The others are ignored. As in UIKit, the delegate isn't notified.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers.
  ///   - direction: The direction of the animation, which has no effect here.
  ///   - animated: Whether UIKit animates the change, which has no effect here.
  ///   - completion: Called with `true` once the page is shown.
  open func setViewControllers(
    _ viewControllers: [ViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(viewControllers?.first)
    pagesDidChange(isSet: true)
    completion?(true)
  }

  private final func show(_ next: ViewController?) {
    let former = shown
    guard next !== former else { return }
    if let next {
      addChild(next)
      // A controller that contains this one can't be a page of it.
      guard next.parent === self else { return }
    }
    former?.willMove(toParent: nil)
    shown = next
    replaceShown(former, with: next) { placeParts() }
    former?.removeFromParent()
    next?.didMove(toParent: self)
  }

  // MARK: Turning

  private final func turn(by direction: SwipeGestureRecognizer.Direction) {
    let isForward: Bool
    switch direction {
    case .left: isForward = !view.isRightToLeft
    case .right: isForward = view.isRightToLeft
    default: isForward = direction == .up
    }
    turn(isForward ? .forward : .reverse)
  }

  /// Turns to the next or previous page as a swipe does, if there is one.
  private final func turn(_ direction: NavigationDirection) {
    guard let former = shown, let dataSource else { return }
    let next =
      direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: former)
      : dataSource.pageViewController(self, viewControllerBefore: former)
    guard let next, next !== former else { return }
    delegate?.pageViewController(self, willTransitionTo: [next])
    show(next)
    pagesDidChange(isSet: false)
    dots.currentPage += direction == .forward ? 1 : -1
    shownDot = dots.currentPage
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [former],
      transitionCompleted: shown === next)
  }

  /// Turns one page toward the chosen dot, as UIKit does.
  private final func turnToDot() {
    let chosen = dots.currentPage
    guard chosen != shownDot else { return }
    dots.currentPage = shownDot
    turn(chosen > shownDot ? .forward : .reverse)
  }

  // MARK: Page control

  /// Requests the number of dots from the data source and, if pages were set, the selected one.
  private final func pagesDidChange(isSet: Bool) {
    guard let own = viewIfLoaded else { return }
    let count = max(dataSource?.presentationCount(for: self) ?? 0, 0)
    dots.numberOfPages = count
    if isSet, let dataSource, count > 0 {
      dots.currentPage = dataSource.presentationIndex(for: self)
    }
    dots.isHidden = count == 0
    shownDot = dots.currentPage
    own.setNeedsLayout()
  }

  private final func placeParts() {
    guard let own = viewIfLoaded else { return }
    let height: CGFloat = 37
    dots.frame = CGRect(
      x: 0, y: own.bounds.height - own.safeAreaInsets.bottom - height, width: own.bounds.width,
      height: height)
    var frame = own.bounds
    if !dots.isHidden { frame.size.height = max(0, dots.frame.minY) }
    shown?.view.frame = frame
  }
}
