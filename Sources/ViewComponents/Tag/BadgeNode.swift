// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import PlatformViews

/// A badge with the number of new items, or a dot without a number.
public final class BadgeNode: PillNode {
  private let isDot: Bool
  private let style: ComponentStyle

  /// Creates a badge.
  ///
  /// - Parameters:
  ///   - count: The number; `nil` for a dot.
  ///   - tone: The meaning that the colors of the badge convey.
  ///   - style: The style of the badge.
  public init(
    count: Int? = nil, tone: Tone = .error, style: ComponentStyle = ComponentStyle()
  ) {
    isDot = count == nil
    self.style = style
    super.init(
      style: style, tone: tone, hasText: !isDot, horizontal: .custom(6), vertical: .custom(2))
    guard let count else {
      constrainToIntrinsicSize()
      yieldHeightToText()
      return
    }
    let round = widthAnchor.constraint(greaterThanOrEqualTo: heightAnchor)
    round.priority = .componentSize
    round.isActive = true
    self.count = count
    showCount()
  }

  /// Returns `nil`, because components do not support decoding.
  public required init?(coder: NSCoder) { nil }

  /// The number: zero hides the badge, and 100 or more is shown as `99+`.
  ///
  /// A dot shows no number.
  public var count: Int = 0 {
    didSet { showCount() }
  }

  /// 10 points for a dot, and up to twice that at larger text sizes.
  public override var intrinsicContentSize: CGSize {
    isDot ? grown(CGSize(width: 10, height: 10), atMost: 2) : super.intrinsicContentSize
  }

  /// Keeps a dot round.
  public override func layoutSubviews() {
    super.layoutSubviews()
    if isDot { clipToDisc(ofAtMost: intrinsicContentSize.width) }
  }

  private func showCount() {
    guard !isDot else { return }
    label.text =
      count > 99
      ? style.words.text(\.moreThan, style.words.number(99)) : style.words.number(max(count, 0))
    label.accessibilityLabel = style.words.number(max(count, 0))
    isHidden = count <= 0
  }
}
