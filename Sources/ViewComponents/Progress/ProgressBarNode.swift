// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A progress bar below a title and a percentage.
open class ProgressBarNode: UIStackView {
  /// The progress bar.
  public final let bar: UIProgressView
  /// The label of the title.
  public final let titleLabel: UILabel
  private let percentLabel: UILabel
  private let style: ComponentStyle

  /// Creates a bar with no progress.
  ///
  /// - Parameters:
  ///   - title: A description of the task, which is the accessibility label of the bar.
  ///   - style: The style of the bar.
  public init(title: String = "", style: ComponentStyle = ComponentStyle()) {
    bar = UIProgressView()
    bar.progressTintColor = style.color.accent
    bar.trackTintColor = style.color.track
    bar.keepSize(height: 8)
    titleLabel = style.label(\.subtitle, style.color.labelBody, text: title)
    percentLabel = style.label(\.subtitle, style.color.labelHint)
    self.style = style
    super.init(frame: .zero)
    axis = .vertical
    spacing = style.spacing.small.value
    translatesAutoresizingMaskIntoConstraints = false
    let words = AdaptiveStackNode(arrangedSubviews: [titleLabel, percentLabel])
    words.spacing = style.spacing.small.value
    titleLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    percentLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    percentLabel.setContentCompressionResistancePriority(.componentSize, for: .horizontal)
    addArrangedSubview(words)
    addArrangedSubview(bar)
    bar.accessibilityLabel = title
    // The bar is the accessibility element for both.
    titleLabel.isAccessibilityElement = false
    percentLabel.isAccessibilityElement = false
    progress = 0
  }

  /// Creates an empty component, because components do not support decoding.
  public required convenience init(coder: NSCoder) { self.init() }

  /// The progress, from 0 to 1.
  open var progress: Float {
    get { bar.progress }
    set {
      bar.progress = newValue
      let text = style.words.percentage(of: bar.progress)
      percentLabel.text = text
      bar.accessibilityValue = text
    }
  }
}
