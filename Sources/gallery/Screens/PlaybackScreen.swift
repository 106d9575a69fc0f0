// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory

/// Settings of a music player: rows over one component, in one vertical stack with margins.
final class PlaybackScreen: ViewNode {
  private let stack: StackNode

  init(viewFactory: any ViewFactoryProtocol, background: Color) {
    stack = viewFactory.stack.vertical(views: [])
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 560))
    backgroundColor = background

    let bar = NavigationBarNode()
    bar.setItems([NavigationItem(title: "Playback")], animated: false)
    viewFactory.styleHelper.navigationBar.style(bar)

    let description = viewFactory.label.hint()
    description.text =
      "When you go offline, you'll only be able to play the music and podcasts you've downloaded."
    description.font = .systemFont(ofSize: 14)
    for view in [
      RowView("Offline", isOn: false, viewFactory: viewFactory),
      description,
      CrossfadeView(viewFactory: viewFactory),
      RowView("Gapless Playback", isOn: true, viewFactory: viewFactory),
      RowView("Hide Unplayable Songs", isOn: true, viewFactory: viewFactory),
      RowView("Enable Audio Normalization", isOn: true, viewFactory: viewFactory),
    ] {
      stack.addArrangedSubview(view)
    }
    stack.spacing = 20
    stack.alignment = .fill
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)

    addSubview(bar)
    addSubview(stack)
    bar.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: topAnchor, constant: 20),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.topAnchor.constraint(equalTo: bar.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A label at the start and a switch at the end of a row.
final class RowView: ViewNode {
  let label: LabelNode
  let toggle = SwitchNode()

  init(_ text: String, isOn: Bool, viewFactory: any ViewFactoryProtocol) {
    label = viewFactory.label.body()
    super.init(frame: .zero)
    label.text = text
    toggle.isOn = isOn
    toggle.accessibilityLabel = text
    for view in [label, toggle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    LayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: toggle.leadingAnchor, constant: -8),
      toggle.centerYAnchor.constraint(equalTo: centerYAnchor),
      toggle.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// A suggestion that the stack may override.
  override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 31) }
}

/// The overlap of two songs: a title over a slider between two labels.
final class CrossfadeView: ViewNode {
  let slider = SliderNode()

  init(viewFactory: any ViewFactoryProtocol) {
    super.init(frame: .zero)
    let title = viewFactory.label.body(alignment: .center)
    title.text = "Crossfade"
    let shortest = viewFactory.label.hint()
    shortest.text = "0s"
    let longest = viewFactory.label.hint(alignment: .right)
    longest.text = "12s"
    slider.maximumValue = 12
    slider.value = 5
    slider.accessibilityLabel = "Crossfade"
    for view in [title, shortest, slider, longest] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    for label in [shortest, longest] {
      label.setContentHuggingPriority(.required, for: .horizontal)
    }
    LayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor),
      title.leadingAnchor.constraint(equalTo: leadingAnchor),
      title.trailingAnchor.constraint(equalTo: trailingAnchor),
      slider.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      slider.bottomAnchor.constraint(equalTo: bottomAnchor),
      shortest.leadingAnchor.constraint(equalTo: leadingAnchor),
      shortest.centerYAnchor.constraint(equalTo: slider.centerYAnchor),
      slider.leadingAnchor.constraint(equalTo: shortest.trailingAnchor, constant: 8),
      longest.leadingAnchor.constraint(equalTo: slider.trailingAnchor, constant: 8),
      longest.trailingAnchor.constraint(equalTo: trailingAnchor),
      longest.centerYAnchor.constraint(equalTo: slider.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
