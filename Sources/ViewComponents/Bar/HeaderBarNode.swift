// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// The header of a page: a back button, a title, and actions.
///
/// At accessibility text sizes, the title is below the buttons.
open class HeaderBarNode: UIStackView {
  /// The back button; `nil` if there is none.
  ///
  /// The app handles its `primaryActionTriggered` event.
  public final let backControl: PressableNode?
  private let line: UIStackView
  private let words: UIStackView
  private let spacer = UIView()

  /// Creates the header of a page.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The subtitle, or `nil` for none.
  ///   - back: The title of the previous page, which VoiceOver reads for the back button; `nil` for
  ///     no back button.
  ///   - actions: The actions of the page, such as icon buttons.
  ///   - style: The style of the header.
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
      .horizontal, before + [words, spacer] + actions, spacing: style.spacing.small,
      alignment: .center)
    super.init(frame: .zero)
    axis = .vertical
    spacer.isHidden = true
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
    constrainMinimumHeight(44)
  }

  /// Creates an empty component, because components do not support decoding.
  public required convenience init(coder: NSCoder) { self.init() }

  /// Moves the texts below the buttons at accessibility text sizes.
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
      spacer.isHidden = !isBelow
    }
    super.updateConstraints()
  }

  /// Updates the layout for the text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConstraints()
  }

  /// Updates the layout for the text size of the new window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsUpdateConstraints()
  }
}
