// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// An activity indicator for a task of unknown duration, with a description below it.
open class SpinnerNode: UIStackView {
  /// The activity indicator.
  ///
  /// Stopping it hides the spinner.
  public final let indicator: UIActivityIndicatorView

  /// Creates a spinner, which is animating.
  ///
  /// - Parameters:
  ///   - title: A description of the task, or `nil` for no text.
  ///   - style: The style of the spinner.
  public init(title: String? = nil, style: ComponentStyle = ComponentStyle()) {
    indicator = UIActivityIndicatorView(style: .large)
    indicator.color = style.color.accent
    indicator.hidesWhenStopped = false
    let label = style.label(\.subtitle, style.color.labelHint, alignment: .center)
    label.show(title)
    label.isAccessibilityElement = false
    super.init(frame: .zero)
    axis = .vertical
    alignment = .center
    spacing = style.spacing.small.value
    translatesAutoresizingMaskIntoConstraints = false
    addArrangedSubview(indicator)
    addArrangedSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = title ?? style.words.inProgress
    accessibilityTraits = .updatesFrequently
    indicator.startAnimating()
  }

  /// Creates an empty component, because components do not support decoding.
  public required convenience init(coder: NSCoder) { self.init() }

  /// A Boolean value that indicates whether the spinner is visible and animating.
  open var isSpinning: Bool {
    get { !isHidden }
    set {
      isHidden = !newValue
      if newValue { indicator.startAnimating() } else { indicator.stopAnimating() }
    }
  }
}
