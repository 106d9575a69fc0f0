// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewFactory

extension Catalogue {
  static var controls: PictureGroup {
    PictureGroup(
      title: "Controls",
      introduction: "Switches and sliders as in the screens above.",
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
        onBackground("control-text-area", "Text area: a selection over several lines") { _ in
          let area = EditedTextArea(frame: .zero)
          area.isScrollEnabled = false
          area.font = .systemFont(ofSize: 17)
          area.text = "The quick brown fox\njumps over the lazy dog.\n\nAnd back again."
          area.accessibilityLabel = "Notes"
          area.selectedRange = NSRange(location: 10, length: 41)
          return area
        },
        onBackground("control-search-bar", "Search bar: Cancel button and scopes") { _ in
          let bar = SearchBarNode()
          bar.text = "Lisbon"
          bar.showsCancelButton = true
          bar.scopeButtonTitles = ["All", "Cities", "Countries"]
          bar.showsScopeBar = true
          return bar
        },
        alert("control-alert", "Alert: a question with two answers", height: 240) {
          let alert = AlertController(
            title: "Delete the trip?", message: "Its tickets are kept.", preferredStyle: .alert)
          alert.addTextField { field in
            field.placeholder = "Reason"
            field.accessibilityLabel = "Reason"
          }
          alert.addAction(AlertAction(title: "Delete", style: .destructive))
          alert.addAction(AlertAction(title: "Keep", style: .cancel))
          return alert
        },
        alert("control-action-sheet", "Action sheet", height: 320) {
          let sheet = AlertController(
            title: "Lisbon in May", message: nil, preferredStyle: .actionSheet)
          sheet.addAction(AlertAction(title: "Share", style: .default))
          sheet.addAction(AlertAction(title: "Delete", style: .destructive))
          sheet.addAction(AlertAction(title: "Cancel", style: .cancel))
          return sheet
        },
      ])
  }

  /// Returns a picture of an alert over a page with a height in points.
  private static func alert(
    _ name: String, _ title: String, height: CGFloat, make: @escaping () -> AlertController
  ) -> Picture {
    Picture(name, title) { theme in
      let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 375, height: height))
      page.backgroundColor = theme.palette.card
      let view: ViewNode = make().view
      view.frame = page.bounds
      page.addSubview(view)
      return page
    }
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

/// A text area that begins editing when it appears.
private final class EditedTextArea: TextAreaNode {
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    becomeFirstResponder()
  }
}
