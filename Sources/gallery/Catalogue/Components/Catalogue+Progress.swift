// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory
import ViewGallery

extension Catalogue {
  nonisolated static var progress: GalleryGroup {
    GalleryGroup(
      title: "Progress",
      introduction: "The progress of a task, or an activity of unknown duration.",
      examples: [
        GalleryExample("progress-bar", "Bar") {
          $0.progress.bar(title: "Uploading photos", progress: 0.64)
        },
        GalleryExample("progress-bar-empty", "Bar, not started") {
          $0.progress.bar(title: "Waiting", progress: 0)
        },
        GalleryExample("progress-ring", "Ring", isWide: false) {
          $0.progress.ring(title: "Daily goal", progress: 0.72)
        },
        GalleryExample("progress-ring-full", "Ring, done", isWide: false) {
          $0.progress.ring(title: "Daily goal", progress: 1)
        },
        GalleryExample("progress-steps", "Steps") {
          $0.progress.steps(titles: ["Cart", "Address", "Payment", "Done"], current: 1)
        },
        GalleryExample("progress-steps-done", "Steps, all done") {
          $0.progress.steps(titles: ["Cart", "Address", "Payment", "Done"], current: 4)
        },
        GalleryExample("progress-spinner", "Spinner") {
          $0.progress.spinner(title: "Looking for players…")
        },
        GalleryExample("progress-skeleton", "Skeleton") {
          $0.progress.skeleton(lines: 3, hasPicture: true)
        },
        GalleryExample("progress-skeleton-text", "Skeleton of text") {
          $0.progress.skeleton(lines: 2, hasPicture: false)
        },
      ])
  }
}
