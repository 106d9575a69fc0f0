// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A carousel of views, one of which is visible, with page dots.
///
/// A swipe shows the next view, as does a tap next to the dots, or an adjustment with VoiceOver.
open class CarouselNode: UIStackView, UIScrollViewDelegate {
  /// The scroll view that contains the views.
  public final let scroll: UIScrollView
  private let reading = ReadingScrollNode()
  private let views: [UIView]
  /// The page dots.
  public final let pageControl: UIPageControl

  /// Creates a carousel that shows the first view.
  ///
  /// - Parameters:
  ///   - views: The views, in reading order. The tallest one determines the height.
  ///   - style: The style of the carousel.
  public init(views: [UIView] = [], style: ComponentStyle = ComponentStyle()) {
    scroll = reading
    self.views = views
    pageControl = CarouselDotsNode(style: style)
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
    pageControl.accessibilityLabel = style.words.page
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

  /// Creates an empty component, because components do not support decoding.
  public required convenience init(coder: NSCoder) { self.init() }

  /// The index of the visible view, starting at 0; values out of range are clamped.
  open var currentPage: Int {
    get { pageControl.currentPage }
    set {
      pageControl.currentPage = newValue
      let page = pageControl.currentPage
      if views.indices.contains(page) { reading.reveal(views[page]) }
    }
  }

  /// Updates the page dots.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let width = scrollView.bounds.width
    guard width > 0 else { return }
    let last = CGFloat(pageControl.numberOfPages)
    let page = Int(min(max((scrollView.contentOffset.x / width).rounded(), -1), last))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    pageControl.currentPage = isRightToLeft ? pageControl.numberOfPages - 1 - page : page
  }
}

/// Page dots with an enlarged touch area.
private final class CarouselDotsNode: UIPageControl {
  private let style: ComponentStyle
  private var ownValue: String?

  init(style: ComponentStyle) {
    self.style = style
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// The position of the page, as VoiceOver reads it, unless another value is set.
  override var accessibilityValue: String? {
    get {
      guard ownValue == nil, numberOfPages > 0 else { return ownValue }
      return style.words.text(\.pagePosition, currentPage + 1, numberOfPages)
    }
    set { ownValue = newValue }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: 0, dy: min(0, (bounds.height - 44) / 2)).contains(point)
  }
}
