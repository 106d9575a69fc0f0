// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A row or column of dots that shows the number of pages and the current one.
///
/// UIKit: `UIPageControl`.
open class PageControlNode: Control {
  /// The appearance behind the dots.
  ///
  /// UIKit: `UIPageControl.BackgroundStyle`.
  public nonisolated enum BackgroundStyle: Int, Hashable, Sendable, CaseIterable {
    /// A capsule while the control is touched, which isn't drawn here.
    case automatic = 0
    /// A capsule.
    case prominent = 1
    /// Nothing.
    case minimal = 2
  }

  /// The number of pages, 0 by default; a negative number is treated as 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      if numberOfPages != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// The current page, counted from 0 and clamped to the existing pages.
  open var currentPage = 0 {
    didSet { currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0)) }
  }

  /// A Boolean value that indicates whether the control is hidden if there is only one page;
  /// `false` by default.
  open var hidesForSinglePage = false

  /// The direction in which the pages follow each other; that of the layout by default.
  open var direction = Direction.natural {
    didSet {
      if direction.isVertical != oldValue.isVertical { invalidateIntrinsicContentSize() }
    }
  }

  /// The appearance behind the dots; `.automatic` by default, which shows nothing unless the control
  /// is touched.
  open var backgroundStyle = BackgroundStyle.automatic

  /// The color of the dots for other pages, or `nil` for white at 30%, as in UIKit.
  open var pageIndicatorTintColor: Color?

  /// The color of the dot for the current page, or `nil` for white.
  open var currentPageIndicatorTintColor: Color?

  private static let dot: CGFloat = 8
  private static let pitch: CGFloat = 17.5
  private static let thickness: CGFloat = 26

  /// Creates a control without pages.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    sizePriorities.hugging = (750, 750)
  }

  /// Creates a view with an empty frame, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    sizePriorities.hugging = (750, 750)
  }

  /// Returns the intrinsic content size for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length = CGFloat(max(pageCount, 0)) * Self.pitch + 22
    return direction.isVertical
      ? CGSize(width: Self.thickness, height: length)
      : CGSize(width: length, height: Self.thickness)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// A tap moves by one page, toward the side of the touch.
  open override func endTracking(_ touch: Touch?, with event: ViewTree.Event?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let point = touch.location(in: self)
    let isBeyond = direction.isVertical ? point.y >= bounds.midY : point.x >= bounds.midX
    turn(by: isBeyond != isReversed ? 1 : -1)
  }

  /// Whether the first page is on the right or at the bottom.
  private var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  open override func accessibilityIncrement() { turn(by: 1) }
  open override func accessibilityDecrement() { turn(by: -1) }

  private func turn(by pages: Int) {
    guard isEnabled else { return }
    let former = currentPage
    currentPage += pages
    if currentPage != former { sendActions(for: .valueChanged) }
  }

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return }
    if backgroundStyle == .prominent {
      let size = intrinsicContentSize
      let capsule = CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
      context.fill(
        BezierPath(roundedRect: capsule, cornerRadius: min(size.width, size.height) / 2),
        with: .secondarySystemFill)
    }
    // Draws only the visible dots, and no more than any screen has room for.
    let isVertical = direction.isVertical
    let length = isVertical ? bounds.height : bounds.width
    let room = min(max(1, (length / Self.pitch).rounded(.up)), 1000)
    let shown = Int(min(CGFloat(numberOfPages), room))
    for page in 0..<shown {
      let position = isReversed ? shown - 1 - page : page
      let distance = (CGFloat(position) - CGFloat(shown - 1) / 2) * Self.pitch
      let circle = CGRect(
        x: bounds.midX + (isVertical ? 0 : distance) - Self.dot / 2,
        y: bounds.midY + (isVertical ? distance : 0) - Self.dot / 2,
        width: Self.dot, height: Self.dot)
      let isCurrent = page == min(currentPage, shown - 1)
      let color =
        isCurrent
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? Color(white: 1, alpha: 0.3)
      context.fill(BezierPath(ovalIn: circle), with: color)
    }
  }
}
