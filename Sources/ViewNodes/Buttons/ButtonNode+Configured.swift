// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ButtonNode {
  final var madeConfigured: ConfiguredButton {
    if let configured { return configured }
    let made = ConfiguredButton()
    configured = made
    return made
  }

  final func changeConfiguration(to new: Configuration?) {
    guard new != configured?.configuration else { return }
    let configured = madeConfigured
    let isFirst = configured.configuration == nil
    configured.configuration = new
    if var new {
      if isFirst, let content = contents[State.normal.rawValue] {
        // Previous values remain unless the configuration has its own.
        if new.title == nil { new.title = content.title }
        if new.styledTitle == nil { new.styledTitle = content.attributedTitle }
        if new.image == nil { new.image = content.image }
        configured.configuration = new
      }
      let content = content(for: .normal)
      content.title = new.title
      content.attributedTitle = new.styledTitle
      content.image = new.image
    } else {
      configured.background?.removeFromSuperview()
      configured.subtitle?.removeFromSuperview()
      configured.indicator?.removeFromSuperview()
      configured.background = nil
      configured.subtitle = nil
      configured.indicator = nil
      imageNode?.isHidden = false
      imageNode?.removeOwnTint()
    }
    showCurrentContent()
    sizeDidChange()
    if isFirst { setNeedsUpdateConfiguration() }
  }

  /// Copies the content for the normal state to the configuration.
  final func contentDidChange(for state: State) {
    guard state == .normal, var configuration = configured?.configuration,
      let content = contents[state.rawValue]
    else { return }
    configuration.title = content.title
    configuration.styledTitle = content.attributedTitle
    configuration.image = content.image
    configured?.configuration = configuration
  }

  final func updateConfigurationIfNeeded() {
    guard let configured, configured.needsUpdate else { return }
    configured.needsUpdate = false
    updateConfiguration()
    showCurrentContent()
  }

  /// The state whose appearance is shown.
  private var shownState: State {
    configured?.updatesAutomatically ?? true ? state : .normal
  }

  /// Updates the subviews with a configuration.
  final func show(_ configuration: Configuration) {
    let colors = ButtonColors(configuration, shownState, tint: shownTint)
    showBackground(configuration, colors)
    let title = currentAttributedTitle ?? currentTitle.map { AttributedText(string: $0) }
    if titleNode != nil || title != nil, let label = titleLabel {
      show(
        title, configuration.titleTransformer, configuration.buttonSize.titleStyle,
        configuration.titleLineBreakMode,
        shown(in: shownState) { $0.titleColor } ?? colors.foreground, in: label, configuration)
    }
    let subtitle =
      configuration.styledSubtitle ?? configuration.subtitle.map { AttributedText(string: $0) }
    if configured?.subtitle != nil || subtitle != nil {
      show(
        subtitle, configuration.subtitleTransformer, configuration.buttonSize.subtitleStyle,
        configuration.subtitleLineBreakMode, colors.foreground, in: subtitleNode, configuration)
    }
    showImage(configuration, colors)
  }

  private var trailingAlignment: TextAlignment { isRightToLeft ? .left : .right }

  /// Shows the texts again if they are aligned for the other direction.
  final func alignTexts(_ configuration: Configuration) {
    guard configuration.columnAlignment == .trailing else { return }
    let other: TextAlignment = isRightToLeft ? .right : .left
    let labels = [titleNode, configured?.subtitle]
    if labels.contains(where: { $0?.textAlignment == other }) { show(configuration) }
  }

  private func showBackground(_ configuration: Configuration, _ colors: ButtonColors) {
    var background = configuration.background
    if let own = background.backgroundColor, shownState.contains(.disabled),
      own.isDynamic || own.alpha > 0
    {
      background.backgroundColor = .tertiarySystemFill
    }
    background.backgroundColor = background.backgroundColor ?? colors.background ?? .clear
    if let known = configured?.background {
      known.configuration = background
      return
    }
    let made = BackgroundNode(background)
    configured?.background = made
    insertSubview(made, at: 0)
  }

  private func show(
    _ text: AttributedText?, _ transformer: Configuration.TextTransformer?, _ style: TextStyle,
    _ mode: LineBreakMode, _ color: Color, in label: LabelNode, _ configuration: Configuration
  ) {
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.lineBreakMode = mode
    label.numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
    label.drawsInTint = false
    label.textColor = color
    label.alpha = 1
    label.textAlignment =
      switch configuration.columnAlignment {
      case .leading: .natural
      case .trailing: trailingAlignment
      case .center, .automatic: .center
      }
    if let text, let transformer {
      let base = TextAttributes(font: label.font, foregroundColor: color)
      let characters = Array(text.string)
      let filled = AttributedText(
        joining: text.runs.map {
          AttributedText(
            string: String(characters[$0.range]), attributes: base.merging($0.attributes))
        })
      label.styledContent = transformer(filled)
    } else if let text, text.runs.contains(where: { $0.attributes != TextAttributes() }) {
      label.styledContent = text
    } else {
      label.text = text?.string
    }
    label.isHidden = text == nil
  }

  private func showImage(_ configuration: Configuration, _ colors: ButtonColors) {
    let spins = configuration.showsActivityIndicator
    if spins, configured?.indicator == nil {
      let made = ActivityIndicatorNode(style: .medium)
      configured?.indicator = made
      addSubview(made)
    }
    if let indicator = configured?.indicator {
      let color = configuration.activityIndicatorColorTransformer?(colors.foreground)
      indicator.color = color ?? colors.foreground
      spins ? indicator.startAnimating() : indicator.stopAnimating()
    }
    let image = currentImage
    guard imageNode != nil || image != nil, let node = imageView else { return }
    node.preferredSymbolConfiguration =
      shown(in: state) { $0.symbolConfiguration }
      ?? configuration.preferredSymbolConfigurationForImage
      ?? Image.SymbolConfiguration(textStyle: configuration.buttonSize.titleStyle)
    node.image = image
    node.isHidden = spins
    node.contentOpacity = 1
    node.shade = 0
    node.tintColor =
      configuration.imageColorTransformer?(colors.foreground) ?? colors.foreground
  }

  private var subtitleNode: LabelNode {
    if let known = configured?.subtitle { return known }
    let made = LabelNode()
    configured?.subtitle = made
    addSubview(made)
    return made
  }
}

nonisolated extension ButtonNode.Configuration {
  /// The resolved alignment of the title and subtitle, never automatic.
  var columnAlignment: TitleAlignment {
    guard titleAlignment == .automatic else { return titleAlignment }
    let hasImage = image != nil || showsActivityIndicator
    guard hasImage else { return .center }
    if imagePlacement.contains(.leading) { return .leading }
    return imagePlacement.contains(.trailing) ? .trailing : .center
  }
}
