// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

/// Views side by side, of which one is seen, and dots that say which.
open class CarouselNode: StackNode, ScrollNodeDelegate {
  /// Shows the views.
  public final let scroll: ScrollNode
  /// Says which is seen.
  public final let pageControl: PageControlNode

  /// Makes a carousel that shows the first view.
  ///
  /// - Parameters:
  ///   - views: The views, in reading order. The highest sets the height.
  ///   - style: What the carousel is styled with.
  public init(views: [ViewNode] = [], style: ComponentStyle = ComponentStyle()) {
    scroll = ReadingScrollNode()
    pageControl = PageControlNode()
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
    pageControl.isUserInteractionEnabled = false
    pageControl.accessibilityLabel = "Page"
    let row = style.stack(.horizontal, views, spacing: .zero, alignment: .top)
    scroll.scroll(row)
    addArrangedSubview(scroll)
    addArrangedSubview(pageControl)
    LayoutConstraint.activate(
      [row.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor)]
        + views.map {
          $0.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor)
        })
  }

  /// The index of the view that is seen, from 0.
  open var currentPage: Int { pageControl.currentPage }

  /// Lets the dots follow.
  open func scrollViewDidScroll(_ scrollView: ScrollNode) {
    let width = scrollView.bounds.width
    guard width > 0 else { return }
    let page = Int((scrollView.contentOffset.x / width).rounded())
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    pageControl.currentPage = isRightToLeft ? pageControl.numberOfPages - 1 - page : page
  }
}
