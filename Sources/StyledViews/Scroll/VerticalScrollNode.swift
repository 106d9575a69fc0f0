// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A scroll view with one page: as wide as the scroll view, at every size it takes, and as high as
/// what is stacked on it.
///
/// The page is not a subview before the first call of `initSubviews`. Call it again to show other
/// subviews; one of everything stays.
open class VerticalScrollNode: UIScrollView {
  /// The helper that places the page and the subviews on it.
  public final let constraintHelper: any ConstraintHelperProtocol
  /// The only subview, which carries the subviews.
  public final let scrollPage = UIView()
  /// The constraint that keeps the page as wide as the scroll view's frame; `nil` before the first
  /// `initSubviews`.
  public private(set) final var scrollPageWidthConstraint: NSLayoutConstraint?
  /// Another spelling of ``scrollPageWidthConstraint``.
  public final var scrollPageWidthConstaint: NSLayoutConstraint? { scrollPageWidthConstraint }

  /// The node whose safe area this one was pinned to, so that it is not pinned twice.
  private final weak var pinnedParent: UIView?

  /// Creates an empty scroll view.
  ///
  /// - Parameters:
  ///   - frame: The frame, in points.
  ///   - constraintHelper: What places the page and the subviews.
  public init(
    frame: CGRect = .zero, constraintHelper: any ConstraintHelperProtocol = ConstraintHelper()
  ) {
    self.constraintHelper = constraintHelper
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    scrollPage.translatesAutoresizingMaskIntoConstraints = false
  }

  #if UIKitViews
    /// Makes nothing: the view is not archived.
    public required init?(coder: NSCoder) { nil }
  #endif

  /// Adds the scroll view to a view, over its safe area, and stacks subviews on the page.
  ///
  /// Subviews of an earlier call leave the page first; the scroll view is added and pinned only
  /// where it is not yet.
  ///
  /// - Parameters:
  ///   - subviews: The subviews, from the top.
  ///   - parent: The view to be scrolled in.
  ///   - horizontalPadding: The distance of each subview from both sides of the page, in points.
  ///   - verticalPaddings: The distances above, between and below the subviews, in points: one more
  ///     than there are subviews.
  /// - Throws: ``ConstraintErrorEnum`` when there are no subviews or the paddings are not one more
  ///   than the subviews. Nothing has been changed then.
  open func initSubviews(
    _ subviews: [UIView], in parent: UIView, horizontalPadding: Padding,
    verticalPaddings: [Padding]
  ) throws {
    try ConstraintErrorEnum.check(children: subviews.count, paddings: verticalPaddings.count)
    try replacePage(with: subviews, horizontalPadding, verticalPaddings)
    if superview !== parent {
      parent.addSubview(self)
      pinnedParent = nil
    }
    if pinnedParent !== parent {
      constraintHelper.setAll(for: self, to: parent.safeAreaLayoutGuide, at: .zero)
      pinnedParent = parent
    }
    if scrollPage.superview !== self {
      addSubview(scrollPage)
      constraintHelper.setAll(for: scrollPage, to: self, at: .zero)
      let width = scrollPage.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor)
      width.isActive = true
      scrollPageWidthConstraint = width
    }
  }

  // The attribute lets `.zero`, which could mean either form, mean the padding.

  /// The same with distances in points; see
  /// ``initSubviews(_:in:horizontalPadding:verticalPaddings:)``.
  ///
  /// - Parameters:
  ///   - subviews: The subviews, from the top.
  ///   - parent: The view to be scrolled in.
  ///   - horizontalPadding: The distance of each subview from both sides of the page, in points.
  ///   - verticalPaddings: The distances above, between and below the subviews, in points.
  /// - Throws: ``ConstraintErrorEnum``, as there.
  @_disfavoredOverload
  public final func initSubviews(
    _ subviews: [UIView], in parent: UIView, horizontalPadding: CGFloat,
    verticalPaddings: [CGFloat]
  ) throws {
    try initSubviews(
      subviews, in: parent, horizontalPadding: Padding(rawValue: horizontalPadding),
      verticalPaddings: verticalPaddings.map { Padding(rawValue: $0) })
  }

  private func replacePage(
    with subviews: [UIView], _ horizontalPadding: Padding, _ verticalPaddings: [Padding]
  ) throws {
    let former = scrollPage.subviews
    let formerConstraints = scrollPage.constraints
    for view in former { view.removeFromSuperview() }
    for view in subviews { scrollPage.addSubview(view) }
    do {
      try constraintHelper.setStack(
        for: subviews, to: scrollPage, horizontalAt: horizontalPadding,
        verticalAt: verticalPaddings)
    } catch {
      // Only a helper of one's own can refuse what was checked above: the page gets back what it had.
      for view in subviews { view.removeFromSuperview() }
      for view in former { scrollPage.addSubview(view) }
      NSLayoutConstraint.activate(formerConstraints)
      throw error
    }
  }
}

/// The name that ``VerticalScrollNode`` goes by in older code.
public typealias VerticalScrollView = VerticalScrollNode
