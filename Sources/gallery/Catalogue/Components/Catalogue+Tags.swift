// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory
import ViewGallery

extension Catalogue {
  nonisolated static var tags: GalleryGroup {
    var examples = Tone.allCases.map { tone in
      GalleryExample("tag-\(tone.rawValue)", "Tag, \(tone.rawValue)", isWide: false) {
        $0.tag.tag(text: tone.rawValue.capitalized, tone: tone)
      }
    }
    examples += [
      GalleryExample("tag-badge", "Badge", isWide: false) { $0.tag.badge(count: 3) },
      GalleryExample("tag-badge-many", "Badge, 100 or more", isWide: false) {
        $0.tag.badge(count: 128)
      },
      GalleryExample("tag-dot", "Dot", isWide: false) { $0.tag.dot(tone: .success) },
      GalleryExample("tag-chip", "Chip", isWide: false) {
        $0.tag.chip(title: "Vegetarian", isSelected: false)
      },
      GalleryExample("tag-chip-selected", "Chip, selected", isWide: false) {
        $0.tag.chip(title: "Near me", image: Image(systemName: "mappin"), isSelected: true)
      },
      GalleryExample("tag-chip-pressed", "Chip, pressed", isWide: false) {
        let chip = $0.tag.chip(title: "Vegetarian", isSelected: false)
        chip.isHighlighted = true
        return chip
      },
      GalleryExample("tag-chip-disabled", "Chip, disabled", isWide: false) {
        let chip = $0.tag.chip(title: "Open now", isSelected: false)
        chip.isEnabled = false
        return chip
      },
    ]
    return GalleryGroup(
      title: "Tags, badges and chips",
      introduction: "Short texts in capsules; chips respond to touches.", examples: examples)
  }
}
