// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import PlatformViews

/// The head of a page: a way back, a title and what can be done with the page.
///
/// In the text sizes for accessibility the title stands below the buttons.
open class HeaderBarNode: UIStackView {
  /// Leads back; `nil` without a way back.
  ///
  /// Its `primaryActionTriggered` is the app's to follow.
  public final let backControl: PressableNode?
  private let line: UIStackView
  private let words: UIStackView
  private let room = UIView()

  /// Makes the head of a page.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: More on the page, below the title.
  ///   - back: Where the way back leads, for those who do not see the angle; `nil` for no way back.
  ///   - actions: What can be done with the page, such as icon buttons.
  ///   - style: What the head is styled with.
  public init(
    title: String = "", subtitle: String? = nil, back: String? = nil, actions: [UIButton] = [],
    style: ComponentStyle = ComponentStyle()
  ) {
    backControl = back.map { _ in PressableNode(frame: .zero) }
    let titleLabel = style.label(\.title, style.color.labelHeader, text: title)
    titleLabel.accessibilityTraits = .header
    let subtitleLabel = style.label(\.subtitle, style.color.labelHint)
    subtitleLabel.show(subtitle)
    for label in [titleLabel, subtitleLabel] {
      label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    }
    words = style.stack(.vertical, [titleLabel, subtitleLabel], spacing: .zero)
    let before = [backControl].compactMap { $0 }
    line = style.stack(
      .horizontal, before + [words, room] + actions, spacing: style.spacing.small,
      alignment: .center)
    super.init(frame: .zero)
    axis = .vertical
    room.isHidden = true
    translatesAutoresizingMaskIntoConstraints = false
    if let backControl {
      let angle = ChevronNode(.backward, color: style.color.link)
      angle.translatesAutoresizingMaskIntoConstraints = false
      backControl.addSubview(angle)
      NSLayoutConstraint.activate([
        angle.centerXAnchor.constraint(equalTo: backControl.centerXAnchor),
        angle.centerYAnchor.constraint(equalTo: backControl.centerYAnchor),
      ])
      backControl.keepSize(width: 44, height: 44)
      backControl.accessibilityLabel = back
    }
    addArrangedSubview(line)
    keepLeastHeight(44)
  }

  #if UIKitViews
    /// Makes an empty one: components are not decoded.
    public required convenience init(coder: NSCoder) { self.init() }
  #endif

  /// In the text sizes for accessibility, the words stand below the buttons, where they have room.
  open override func updateConstraints() {
    let isBelow =
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      && line.arrangedSubviews.contains { $0 is UIControl }
    if isBelow != (words.superview === self) {
      if isBelow {
        addArrangedSubview(words)
      } else {
        line.insertArrangedSubview(words, at: backControl == nil ? 0 : 1)
      }
      room.isHidden = !isBelow
    }
    super.updateConstraints()
  }

  /// Follows the text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConstraints()
  }

  /// Follows the text size of where it is put.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsUpdateConstraints()
  }
}
