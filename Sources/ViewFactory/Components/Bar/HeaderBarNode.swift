// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import ViewNodes

/// The head of a page: a way back, a title and what can be done with the page.
open class HeaderBarNode: StackNode {
  /// Leads back; `nil` without a way back.
  ///
  /// Its `primaryActionTriggered` is the app's to follow.
  public final let backControl: PressableNode?

  /// Makes the head of a page.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: More on the page, below the title.
  ///   - back: Where the way back leads, for those who do not see the angle; `nil` for no way back.
  ///   - actions: What can be done with the page, such as icon buttons.
  ///   - style: What the head is styled with.
  public init(
    title: String = "", subtitle: String? = nil, back: String? = nil, actions: [ButtonNode] = [],
    style: ComponentStyle = ComponentStyle()
  ) {
    backControl = back.map { _ in PressableNode(frame: .zero) }
    super.init(frame: .zero)
    alignment = .center
    spacing = style.spacing.small.value
    translatesAutoresizingMaskIntoConstraints = false
    if let backControl {
      let angle = ChevronNode(.backward, color: style.color.link)
      backControl.fill(with: angle, horizontal: .custom(14), vertical: .custom(14))
      backControl.keepSize(width: 44, height: 44)
      backControl.accessibilityLabel = back
      addArrangedSubview(backControl)
    }
    let titleLabel = style.label(\.title, style.color.labelHeader, text: title)
    titleLabel.accessibilityTraits = .header
    let subtitleLabel = style.label(\.subtitle, style.color.labelHint)
    subtitleLabel.show(subtitle)
    for label in [titleLabel, subtitleLabel] {
      label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    }
    addArrangedSubview(
      style.stack(.vertical, [titleLabel, subtitleLabel], spacing: .zero))
    for action in actions { addArrangedSubview(action) }
    keepLeastHeight(44)
  }
}
