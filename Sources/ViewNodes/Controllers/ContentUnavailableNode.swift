// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The view of a screen without content.
///
/// UIKit: `UIContentUnavailableView`.
open class ContentUnavailableNode: ViewNode, ContentNode {
  private let column = StackNode()
  private var shown: ContentUnavailableConfiguration
  private var placing: [LayoutConstraint] = []

  /// Creates a view that shows a configuration.
  ///
  /// - Parameter configuration: The configuration that the view shows; setting one of another type
  ///   has no effect.
  public init(configuration: ContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view with an empty frame, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    shown = ContentUnavailableConfiguration.empty()
    super.init(coder: coder)
    setUp()
  }

  private final func setUp() {
    column.axis = .vertical
    column.alignment = .center
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    showConfiguration()
  }

  /// The configuration that the view shows; setting one of another type has no effect.
  public final var configuration: any ContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? ContentUnavailableConfiguration else { return }
      shown = newValue
      showConfiguration()
    }
  }

  private func showConfiguration() {
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    backgroundColor = shown.background.backgroundColor
    let picture = pictureView()
    let texts = [
      label(shown.text, shown.textProperties),
      label(shown.secondaryText, shown.secondaryTextProperties),
    ]
    let buttons = [
      button(shown.button, shown.buttonProperties),
      button(shown.secondaryButton, shown.secondaryButtonProperties),
    ]
    for view in [picture] + texts + buttons {
      if let view { column.addArrangedSubview(view) }
    }
    if let picture { column.setCustomSpacing(shown.imageToTextPadding, after: picture) }
    if let text = texts[0] {
      let padding = texts[1] == nil ? shown.textToButtonPadding : shown.textToSecondaryTextPadding
      column.setCustomSpacing(padding, after: text)
    }
    if let text = texts[1] { column.setCustomSpacing(shown.textToButtonPadding, after: text) }
    if let button = buttons[0] {
      column.setCustomSpacing(shown.buttonToSecondaryButtonPadding, after: button)
    }
    place()
  }

  private func place() {
    LayoutConstraint.deactivate(placing)
    let (safeArea, margins) = (safeAreaLayoutGuide, shown.directionalLayoutMargins)
    placing = [
      column.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: safeArea.centerYAnchor),
      column.leadingAnchor.constraint(
        greaterThanOrEqualTo: safeArea.leadingAnchor, constant: margins.leading),
      column.topAnchor.constraint(greaterThanOrEqualTo: safeArea.topAnchor, constant: margins.top),
    ]
    LayoutConstraint.activate(placing)
  }

  private func pictureView() -> ViewNode? {
    if shown.isLoading {
      let indicator = ActivityIndicatorNode(style: .medium)
      indicator.startAnimating()
      return indicator
    }
    guard let image = shown.image else { return nil }
    let properties = shown.imageProperties
    let view = ImageNode(image: image)
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    if let color = properties.tintColor { view.tintColor = color }
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    view.contentMode = .scaleAspectFit
    if properties.maximumSize.width > 0 {
      view.widthAnchor.constraint(lessThanOrEqualToConstant: properties.maximumSize.width)
        .isActive = true
    }
    if properties.maximumSize.height > 0 {
      view.heightAnchor.constraint(lessThanOrEqualToConstant: properties.maximumSize.height)
        .isActive = true
    }
    return view
  }

  private func label(
    _ text: String?, _ properties: ContentUnavailableConfiguration.TextProperties
  ) -> ViewNode? {
    guard let text, !text.isEmpty else { return nil }
    let label = LabelNode()
    label.text = text
    label.font = properties.font
    label.adjustsFontForContentSizeCategory = true
    label.textColor = properties.color
    label.textAlignment = .center
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    return label
  }

  private func button(
    _ configuration: ButtonNode.Configuration,
    _ properties: ContentUnavailableConfiguration.ButtonProperties
  ) -> ViewNode? {
    guard configuration.title != nil || configuration.image != nil else { return nil }
    let button = ButtonNode(frame: .zero)
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    if let action = properties.primaryAction {
      button.addAction(action, for: .primaryActionTriggered)
    }
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    return button
  }
}
