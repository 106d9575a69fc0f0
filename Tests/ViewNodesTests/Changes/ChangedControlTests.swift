// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPicturesTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Controls, images, and stacks whose properties change after a layout")
struct ChangedControlTests {
  @Test("a slider")
  func slider() {
    let changes = changing(stretches: true) { () -> SliderNode in
      let slider = SliderNode()
      slider.maximumValue = 10
      slider.value = 4
      return slider
    }
    changes.values("value", \.value, 0, 10)
    changes.values("minimumValue", \.minimumValue, 2, -5)
    changes.values("maximumValue", \.maximumValue, 8, 40)
    changes.color("minimumTrackTintColor", \.minimumTrackTintColor)
    changes.color("maximumTrackTintColor", \.maximumTrackTintColor)
    changes.color("thumbTintColor", \.thumbTintColor)
    changes.flag("isContinuous", \.isContinuous)
    changes.image("minimumValueImage", \.minimumValueImage)
    changes.image("maximumValueImage", \.maximumValueImage)
    changes.addNodeProperties()
    changes.addControlProperties()
    #expect(changes.differences() == [])
  }

  @Test("a switch")
  func toggle() {
    let changes = changing { () -> SwitchNode in
      let toggle = SwitchNode()
      toggle.isOn = true
      return toggle
    }
    changes.flag("isOn", \.isOn)
    changes.color("onTintColor", \.onTintColor)
    changes.color("thumbTintColor", \.thumbTintColor)
    changes.addNodeProperties()
    changes.addControlProperties()
    #expect(changes.differences() == [])
  }

  @Test("a stepper")
  func stepper() {
    let changes = changing { StepperNode() }
    changes.values("value", \.value, 3, 100)
    changes.values("minimumValue", \.minimumValue, 5, -5)
    changes.values("maximumValue", \.maximumValue, 0, 40)
    changes.values("stepValue", \.stepValue, 2)
    changes.flag("wraps", \.wraps)
    changes.flag("autorepeat", \.autorepeat)
    changes.addNodeProperties()
    changes.addControlProperties()
    // Limits change the value.
    #expect(changes.differences(lasting: ["minimumValue", "maximumValue"]) == [])
  }

  @Test("segments")
  func segments() {
    let changes = changing { SegmentedControlNode(items: ["One", "Second", "Three"]) }
    changes.values("selectedSegmentIndex", \.selectedSegmentIndex, 1, 2)
    changes.color("selectedSegmentTintColor", \.selectedSegmentTintColor)
    changes.flag(
      "apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent)
    changes.flag("isMomentary", \.isMomentary)
    changes.changes(
      "insertion",
      {
        $0.removeAllSegments()
        for (index, title) in ["One", "Second", "Three"].enumerated() {
          $0.insertSegment(withTitle: title, at: index, animated: false)
        }
      },
      { $0.insertSegment(withTitle: "Between", at: 1, animated: false) },
      {
        $0.removeAllSegments()
        $0.insertSegment(with: Image(systemName: "book"), at: 0, animated: false)
      })
    changes.changes(
      "title", { $0.setTitle("One", forSegmentAt: 0) },
      { $0.setTitle("A long title", forSegmentAt: 0) }, { $0.setTitle(nil, forSegmentAt: 0) })
    changes.changes(
      "image", { $0.setTitle("One", forSegmentAt: 0) },
      { $0.setImage(Image(systemName: "book"), forSegmentAt: 0) })
    changes.changes(
      "width", { $0.setWidth(0, forSegmentAt: 1) }, { $0.setWidth(90, forSegmentAt: 1) },
      { $0.setWidth(10, forSegmentAt: 1) })
    changes.changes(
      "enabled", { $0.setEnabled(true, forSegmentAt: 2) },
      { $0.setEnabled(false, forSegmentAt: 2) })
    changes.changes(
      "attributes", { $0.setTitleTextAttributes(nil, for: .normal) },
      {
        $0.setTitleTextAttributes(
          TextAttributes(font: .systemFont(ofSize: 25), foregroundColor: .red), for: .normal)
      })
    changes.addNodeProperties()
    changes.addControlProperties()
    #expect(changes.differences() == [])
  }

  @Test("a chosen segment")
  func chosen() {
    let changes = changing { () -> SegmentedControlNode in
      let segments = SegmentedControlNode(items: ["One", "Second", "Three"])
      segments.selectedSegmentIndex = 1
      return segments
    }
    changes.values("selectedSegmentIndex", \.selectedSegmentIndex, 0, -1)
    changes.color("selectedSegmentTintColor", \.selectedSegmentTintColor)
    changes.flag(
      "apportionsSegmentWidthsByContent", \.apportionsSegmentWidthsByContent)
    changes.changes(
      "attributes", { $0.setTitleTextAttributes(nil, for: .selected) },
      {
        $0.setTitleTextAttributes(
          TextAttributes(font: .systemFont(ofSize: 25), foregroundColor: .red), for: .selected)
      })
    changes.flag("isEnabled", \.isEnabled)
    changes.changes(
      "segments",
      {
        $0.removeAllSegments()
        for (index, title) in ["One", "Second", "Three"].enumerated() {
          $0.insertSegment(withTitle: title, at: index, animated: false)
        }
        $0.selectedSegmentIndex = 1
      },
      { $0.removeSegment(at: 0, animated: false) }, { $0.removeSegment(at: 1, animated: false) },
      { $0.insertSegment(withTitle: "Between", at: 0, animated: false) },
      { $0.removeAllSegments() })
    // The selection follows its segment.
    #expect(changes.differences(lasting: ["segments"]) == [])
  }

  @Test("dots of pages")
  func pages() {
    let changes = changing { () -> PageControlNode in
      let pages = PageControlNode()
      pages.numberOfPages = 5
      pages.currentPage = 1
      return pages
    }
    changes.values("currentPage", \.currentPage, 0, 4)
    changes.values("direction", \.direction, .rightToLeft, .topToBottom)
    changes.values("numberOfPages", \.numberOfPages, 1, 12)
    changes.color("pageIndicatorTintColor", \.pageIndicatorTintColor)
    changes.color("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor)
    changes.flag("hidesForSinglePage", \.hidesForSinglePage)
    changes.addNodeProperties()
    changes.addControlProperties()
    // A smaller number changes the current page.
    #expect(changes.differences(lasting: ["numberOfPages"]) == [])
  }

  @Test("a single dot")
  func page() {
    let changes = changing { () -> PageControlNode in
      let pages = PageControlNode()
      pages.numberOfPages = 1
      return pages
    }
    changes.flag("hidesForSinglePage", \.hidesForSinglePage)
    changes.values("numberOfPages", \.numberOfPages, 0, 2)
    #expect(changes.differences() == [])
  }

  @Test("progress")
  func progress() {
    let changes = changing(stretches: true) { () -> ProgressNode in
      let progress = ProgressNode(progressViewStyle: .default)
      progress.progress = 0.25
      return progress
    }
    changes.values("progress", \.progress, 0, 1)
    changes.color("progressTintColor", \.progressTintColor)
    changes.color("trackTintColor", \.trackTintColor)
    changes.every("progressViewStyle", \.progressViewStyle)
    changes.addNodeProperties()
    #expect(changes.differences() == [])
  }

  @Test("an activity indicator")
  func activity() {
    let changes = changing { ActivityIndicatorNode(style: .medium) }
    changes.changes(
      "animation", { $0.stopAnimating() }, { $0.startAnimating() })
    changes.flag("hidesWhenStopped", \.hidesWhenStopped)
    changes.every("style", \.style)
    changes.values("color", \.color, .red)
    changes.addNodeProperties()
    #expect(changes.differences() == [])
  }

  @Test("an image")
  func image() {
    let changes = changing { () -> ImageNode in
      let node = ImageNode()
      node.image = Image(systemName: "book")
      node.highlightedImage = Image(systemName: "star")
      return node
    }
    changes.image("image", \.image)
    changes.image("highlightedImage", \.highlightedImage)
    changes.flag("isHighlighted", \.isHighlighted)
    changes.flag(
      "adjustsImageSizeForAccessibilityContentSizeCategory",
      \.adjustsImageSizeForAccessibilityContentSizeCategory)
    changes.values(
      "preferredSymbolConfiguration", \.preferredSymbolConfiguration,
      Image.SymbolConfiguration(pointSize: 40))
    changes.addNodeProperties()
    #expect(changes.differences() == [])
  }

  @Test("a stack")
  func stack() {
    let changes = changing { () -> StackNode in
      let stack = StackNode()
      for size in [10, 30, 20] {
        let label = LabelNode()
        label.text = "Word \(size)"
        label.font = .systemFont(ofSize: CGFloat(size))
        stack.addArrangedSubview(label)
      }
      return stack
    }
    changes.every("axis", \.axis)
    changes.every("distribution", \.distribution)
    changes.every("alignment", \.alignment)
    changes.values("spacing", \.spacing, 7, -3)
    changes.flag("isBaselineRelativeArrangement", \.isBaselineRelativeArrangement)
    changes.flag("isLayoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement)
    changes.changes(
      "custom spacing",
      { $0.setCustomSpacing(StackNode.spacingUseDefault, after: $0.arrangedSubviews[0]) },
      { $0.setCustomSpacing(13, after: $0.arrangedSubviews[0]) })
    changes.changes(
      "hidden label", { $0.arrangedSubviews[1].isHidden = false },
      { $0.arrangedSubviews[1].isHidden = true })
    changes.addNodeProperties()
    #expect(changes.differences() == [])
  }

  @Test("a vertical stack")
  func verticalStack() {
    let changes = changing { () -> StackNode in
      let stack = StackNode()
      stack.axis = .vertical
      stack.isLayoutMarginsRelativeArrangement = true
      stack.spacing = 4
      for text in ["One", "Some longer words", "Two"] {
        let label = LabelNode()
        label.text = text
        stack.addArrangedSubview(label)
      }
      return stack
    }
    changes.every("axis", \.axis)
    changes.every("distribution", \.distribution)
    changes.every("alignment", \.alignment)
    changes.flag("isBaselineRelativeArrangement", \.isBaselineRelativeArrangement)
    changes.insets("layoutMargins", \.layoutMargins)
    changes.values(
      "directionalLayoutMargins", \.directionalLayoutMargins,
      DirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 4))
    changes.flag("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
    changes.flag("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
    #expect(changes.differences() == [])
  }
}
