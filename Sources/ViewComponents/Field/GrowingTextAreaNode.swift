// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A text area that grows with its text between a minimum and a maximum number of lines, beyond
/// which it scrolls.
open class GrowingTextAreaNode: UITextView {
  /// The minimum number of lines, 3 by default.
  open var minimumLines = 3 {
    didSet { setHeights() }
  }

  /// The maximum number of lines, beyond which it scrolls, 8 by default.
  open var maximumLines = 8 {
    didSet { setHeights() }
  }

  private var least: NSLayoutConstraint?
  private var greatest: NSLayoutConstraint?
  private var whileScrolling: NSLayoutConstraint?

  #if UIKitViews
    // UIKit's text views have three initializers, which a class inherits only if it adds none of
    // its own.
    /// Sets up the constraints for growing.
    open override func didMoveToSuperview() {
      super.didMoveToSuperview()
      if least == nil { grow() }
    }
  #else
    /// Creates an empty text area.
    ///
    /// - Parameters:
    ///   - frame: The frame, in points.
    ///   - textContainer: The region in which lines are laid out, or `nil` for a new one.
    public override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      grow()
    }

    /// Returns `nil`, because components do not support decoding.
    public required init?(coder: NSCoder) { nil }
  #endif

  private func grow() {
    isScrollEnabled = false
    translatesAutoresizingMaskIntoConstraints = false
    // The compression resistance makes room for the text, within the limits on the number of lines.
    setContentCompressionResistancePriority(.componentSize, for: .vertical)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    least = height(heightAnchor.constraint(greaterThanOrEqualToConstant: 0), .leastComponentSize)
    greatest = height(heightAnchor.constraint(lessThanOrEqualToConstant: 0), .leastComponentSize)
    whileScrolling = height(heightAnchor.constraint(equalToConstant: 0), .whileScrolling)
    setHeights()
  }

  /// The font of the text.
  open override var font: UIFont? {
    didSet { setHeights() }
  }

  /// The insets of the lines from the edges, in points.
  open override var textContainerInset: UIEdgeInsets {
    didSet { setHeights() }
  }

  /// A Boolean value that indicates whether the font follows the preferred text size.
  open override var adjustsFontForContentSizeCategory: Bool {
    didSet { setHeights() }
  }

  /// Updates the layout for the text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setHeights()
  }

  /// Enables scrolling if not all lines fit.
  open override func layoutSubviews() {
    super.layoutSubviews()
    setHeights()
    layOutPlaceholder()
    let natural = sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    let overflows = natural > height(ofLines: max(maximumLines, minimumLines)) + 0.5
    if overflows != isScrollEnabled, bounds.width > 0 { isScrollEnabled = overflows }
  }

  private func height(
    _ constraint: NSLayoutConstraint, _ priority: UILayoutPriority
  ) -> NSLayoutConstraint {
    constraint.priority = priority
    constraint.isActive = true
    return constraint
  }

  private func setHeights() {
    let (low, high) = (
      height(ofLines: minimumLines), height(ofLines: max(maximumLines, minimumLines))
    )
    for (constraint, height) in [(least, low), (greatest, high), (whileScrolling, high)] {
      if let constraint, constraint.constant != height { constraint.constant = height }
    }
  }

  private func height(ofLines count: Int) -> CGFloat {
    let font = shownFont
    let lines = CGFloat(min(max(count, 1), 10_000))
    let text = lines * font.lineHeight + (lines - 1) * font.leading
    // Rounded up to pixels, like the height of the text.
    let scale = max(traitCollection.displayScale, 1)
    return (text * scale - 0.001).rounded(.up) / scale + textContainerInset.top
      + textContainerInset.bottom
  }
}

nonisolated extension UILayoutPriority {
  /// The compression resistance of a text area that scrolls: lower than that of one that does not.
  fileprivate static let whileScrolling = UILayoutPriority(740)
}
