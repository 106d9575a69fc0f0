// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory
import ViewGallery

extension Catalogue {
  nonisolated static var notices: GalleryGroup {
    var examples = Tone.allCases.map { tone in
      GalleryExample("notice-banner-\(tone.rawValue)", "Banner, \(tone.rawValue)") {
        $0.notice.banner(
          title: "Your plan ends on Friday",
          message: "Renew it to keep your chapters on all devices.", tone: tone,
          actions: tone == .warning ? [$0.button.link(title: "Renew")] : [])
      }
    }
    examples += [
      GalleryExample("notice-toast", "Toast") { $0.notice.toast(text: "Copied") },
      GalleryExample("notice-toast-action", "Toast with an undo action") {
        $0.notice.toast(text: "Chapter deleted", tone: .success, action: "Undo")
      },
      GalleryExample("notice-toast-error", "Toast about an error") {
        $0.notice.toast(text: "Could not be sent", tone: .error, action: "Again")
      },
      GalleryExample("notice-tooltip", "Tooltip", isWide: false) {
        $0.notice.tooltip(text: "Swipe a row to delete it.", edge: .bottom)
      },
      GalleryExample("notice-tooltip-top", "Tooltip for the element above", isWide: false) {
        $0.notice.tooltip(
          text: "Here is what you saved, also on your other devices and without a network.",
          edge: .top)
      },
      GalleryExample("notice-empty", "Empty state") {
        let button = $0.button.positive()
        button.setTitle("Write a chapter", for: .normal)
        button.contentEdgeInsets = EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        return $0.notice.empty(
          image: Image(systemName: "book"), title: "No chapters yet",
          message: "What you write appears here.", action: button)
      },
    ]
    return GalleryGroup(
      title: "Notices", introduction: "Messages about events and states.", examples: examples)
  }
}
