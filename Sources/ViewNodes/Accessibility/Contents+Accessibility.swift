// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

// The default accessibility properties of labels and images.

extension LabelNode: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    var traits = AccessibilityTraits.staticText
    var value: String?
    switch superview {
    case is NavigationBarNode, is TableHeaderFooterNode: traits.insert(.header)
    case let segments as SegmentedControlNode:
      traits = .button
      if let index = segments.index(ofSegmentShownBy: self) {
        value = "\(index + 1) of \(segments.numberOfSegments)"
        if index == segments.selectedSegmentIndex { traits.insert(.selected) }
        if !segments.isEnabled || !segments.isEnabledForSegment(at: index) {
          traits.insert(.notEnabled)
        }
      }
    default: break
    }
    let words = spokenText ?? ""
    return AccessibilityDescription(
      isElement: !words.isEmpty, label: words.isEmpty ? nil : words, value: value, traits: traits)
  }
}

extension ImageNode: AccessibilityDescribing {
  /// As in UIKit, an image isn't an accessibility element unless the app describes it.
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(isElement: spoken(\.label) != nil, traits: .image)
  }
}
