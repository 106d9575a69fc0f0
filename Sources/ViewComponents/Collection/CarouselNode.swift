// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import PlatformViews

/// Views side by side, of which one is seen, and dots that say which.
///
/// A swipe shows the next, and so does a tap beside the dots, or an adjustment by who does not see them.
open class CarouselNode: UIStackView, UIScrollViewDelegate {
  /// Shows the views.
  public final let scroll: UIScrollView
  private let reading = ReadingScrollNode()
  private let views: [UIView]
  /// Says which is seen.
  public final let pageControl: UIPageControl

  /// Makes a carousel that shows the first view.
  ///
  /// - Parameters:
  ///   - views: The views, in reading order. The highest sets the height.
  ///   - style: What the carousel is styled with.
  public init(views: [UIView] = [], style: ComponentStyle = ComponentStyle()) {
    scroll = reading
    self.views = views
    pageControl = CarouselDotsNode()
    super.init(frame: .zero)
    axis = .vertical
    translatesAutoresizingMaskIntoConstraints = false
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = self
    pageControl.numberOfPages = views.count
    pageControl.pageIndicatorTintColor = style.color.border
    pageControl.currentPageIndicatorTintColor = style.color.accent
    pageControl.accessibilityLabel = "Page"
    pageControl.addAction(to: self, for: .valueChanged) {
      $0.currentPage = $0.pageControl.currentPage
    }
    let row = style.stack(.horizontal, views, spacing: .zero, alignment: .top)
    scroll.scroll(row)
    addArrangedSubview(scroll)
    addArrangedSubview(pageControl)
    NSLayoutConstraint.activate(
      [row.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor)]
        + views.map {
          $0.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor)
        })
  }

  #if UIKitViews
    /// Makes an empty one: components are not decoded.
    public required convenience init(coder: NSCoder) { self.init() }
  #endif

  /// The index of the view that is seen, from 0; others are taken to the nearest end.
  open var currentPage: Int {
    get { pageControl.currentPage }
    set {
      pageControl.currentPage = newValue
      let page = pageControl.currentPage
      if views.indices.contains(page) { reading.reveal(views[page]) }
    }
  }

  /// Lets the dots follow.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let width = scrollView.bounds.width
    guard width > 0 else { return }
    let page = Int((scrollView.contentOffset.x / width).rounded())
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    pageControl.currentPage = isRightToLeft ? pageControl.numberOfPages - 1 - page : page
  }
}

/// Dots that a finger hits more easily than they look.
private final class CarouselDotsNode: UIPageControl {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 0, dy: min(0, (bounds.height - 44) / 2)).contains(point)
  }
}
