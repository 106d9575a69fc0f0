// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory

extension Catalogue {
  static var controls: PictureGroup {
    PictureGroup(
      title: "Controls",
      introduction: "Switches and sliders as the screens above use them.",
      pictures: [
        onBackground("control-switch", "Switch: on, off, disabled") { theme in
          let off = SwitchNode()
          let on = SwitchNode()
          on.isOn = true
          let disabled = SwitchNode()
          disabled.isOn = true
          disabled.isEnabled = false
          on.accessibilityLabel = "Sounds"
          off.accessibilityLabel = "Vibration"
          disabled.accessibilityLabel = "Alarms"
          return row([on, off, disabled], theme)
        },
        onBackground("control-slider", "Slider: at the start, in the middle, at the end") { theme in
          let sliders = [Float(0), 0.4, 1].map { value in
            let slider = SliderNode()
            slider.value = value
            slider.accessibilityLabel = "Volume"
            return slider
          }
          return theme.viewFactory.stack.vertical(views: sliders)
        },
      ])
  }

  private static func row(_ views: [ViewNode], _ theme: GalleryTheme) -> ViewNode {
    let stack = theme.viewFactory.stack.horizontal(views: views)
    stack.distribution = .equalSpacing
    return stack
  }

  private static func onBackground(
    _ name: String, _ title: String, make: @escaping (GalleryTheme) -> ViewNode
  ) -> Picture {
    Picture(name, title) { theme in
      let background = ViewNode()
      background.translatesAutoresizingMaskIntoConstraints = false
      background.backgroundColor = theme.palette.card
      background.widthAnchor(equalTo: 375)
      let content = make(theme)
      background.addSubview(content)
      theme.viewFactory.styleHelper.constraint.setAll(for: content, to: background, at: .sixteen)
      return background
    }
  }
}
