// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A scroll view with one page, which is as wide as the scroll view and as high as the views
/// stacked on it.
///
/// The first call to `initSubviews` adds the page. Call the method again to replace the subviews.
open class VerticalScrollNode: UIScrollView {
  /// The helper that places the page and the subviews on it.
  public final let constraintHelper: any ConstraintHelperProtocol
  /// The page, which contains the subviews.
  public final let scrollPage = UIView()
  /// The constraint that keeps the page as wide as the scroll view's frame; inactive before the
  /// first `initSubviews`.
  public private(set) final lazy var scrollPageWidthConstraint: NSLayoutConstraint =
    scrollPage.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor)
  /// The former spelling of ``scrollPageWidthConstraint``.
  public final var scrollPageWidthConstaint: NSLayoutConstraint { scrollPageWidthConstraint }

  /// The view to whose safe area this one is pinned, so that it is not pinned twice.
  private final weak var pinnedParent: UIView?

  /// Creates an empty scroll view.
  ///
  /// - Parameters:
  ///   - frame: The frame, in points.
  ///   - constraintHelper: The helper that places the page and the subviews.
  public init(
    frame: CGRect = .zero, constraintHelper: any ConstraintHelperProtocol = ConstraintHelper()
  ) {
    self.constraintHelper = constraintHelper
    super.init(frame: frame)
    translatesAutoresizingMaskIntoConstraints = false
    scrollPage.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Returns `nil`, because the view does not support decoding.
  public required init?(coder: NSCoder) { nil }

  /// Adds the scroll view to a view, filling its safe area, and stacks subviews on the page.
  ///
  /// Subviews of an earlier call are removed first. The scroll view is added and pinned only if it
  /// has not been already.
  ///
  /// - Parameters:
  ///   - subviews: The subviews, from the top.
  ///   - parent: The superview of the scroll view.
  ///   - horizontalPadding: The distance of each subview from both sides of the page, in points.
  ///   - verticalPaddings: The distances above, between, and below the subviews, in points: one
  ///     more than there are subviews.
  /// - Throws: ``ConstraintErrorEnum`` if there are no subviews or the number of paddings is not
  ///   one more than that of subviews; nothing is changed then.
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
      scrollPageWidthConstraint.isActive = true
    }
  }

  // Because of the attribute, `.zero`, which matches both overloads, resolves to a padding.

  /// Adds the scroll view to a view, filling its safe area, and stacks subviews on the page, with
  /// distances as numbers of points.
  ///
  /// - Parameters:
  ///   - subviews: The subviews, from the top.
  ///   - parent: The superview of the scroll view.
  ///   - horizontalPadding: The distance of each subview from both sides of the page, in points.
  ///   - verticalPaddings: The distances above, between, and below the subviews, in points: one
  ///     more than there are subviews.
  /// - Throws: ``ConstraintErrorEnum`` if there are no subviews or the number of paddings is not
  ///   one more than that of subviews; nothing is changed then.
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
      // Only a custom helper can fail after the checks above: restore the page.
      for view in subviews { view.removeFromSuperview() }
      for view in former { scrollPage.addSubview(view) }
      NSLayoutConstraint.activate(formerConstraints)
      throw error
    }
  }
}

/// The former name of ``VerticalScrollNode``.
public typealias VerticalScrollView = VerticalScrollNode
