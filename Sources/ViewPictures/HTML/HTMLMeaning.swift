// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// The HTML element and the attributes of a node.
struct HTMLMeaning {
  /// The name of the element.
  var tag = "div"
  /// The attributes other than class and style.
  var attributes = MarkupBuffer(.html)
  /// The text that screen readers read instead of the drawing.
  var text: String?
  /// The text alternative of an image, or `nil` if it is decorative.
  var alternative: String?
  /// Whether the element contains a form control.
  var isInput = false
  /// Whether screen readers read truncated text in full.
  var readsText = false
  /// Whether the descendants have no semantics.
  var hasPresentationalChildren = false
  /// The attributes of the button that fills the element: a list may only contain items, so a row
  /// that is a button contains the button element.
  var innerButton: MarkupBuffer?

  /// Sets the role and the name of the element.
  fileprivate mutating func be(_ role: String, named name: String?) {
    attributes.attribute("role", role)
    if let name { attributes.attribute("aria-label", escaping: name) }
  }
}

extension HTMLWriter {
  /// Returns the HTML semantics of a node, by its class and accessibility properties.
  mutating func meaning(of node: ViewNode, _ surroundings: Surroundings) -> HTMLMeaning {
    var meaning = HTMLMeaning()
    if surroundings.isInsideElement {
      // Elements that are read as one may contain only phrasing content.
      meaning.tag = "span"
      return meaning
    }
    if surroundings.isListItem { meaning.tag = "li" }
    if node.accessibilityElementsHidden || surroundings.isBehindModal {
      meaning.attributes.add(" inert")
    }
    guard node.isAccessibilityElement else {
      container(node, &meaning)
      return meaning
    }
    meaning.hasPresentationalChildren = true
    if let hint = node.accessibilityHint { meaning.attributes.attribute("title", escaping: hint) }
    if node is InputNode || node is TextAreaNode {
      meaning.isInput = true
    } else if node.accessibilityTraits.contains(.button) {
      button(node, &meaning)
    } else if !isAdjustable(node, &meaning) {
      words(node, &meaning)
    }
    return meaning
  }

  // MARK: Containers

  private func container(_ node: ViewNode, _ meaning: inout HTMLMeaning) {
    let name = node.accessibilityLabel
    if node.accessibilityViewIsModal, let name {
      meaning.be("dialog", named: name)
      meaning.attributes.add(" aria-modal=\"true\"")
      return
    }
    switch node {
    case is TabBarNode where node.subviews.contains { $0.isAccessibilityElement && !$0.isHidden }:
      meaning.be("tablist", named: name)
    case is ToolbarNode: meaning.be("toolbar", named: name)
    case is SegmentedControlNode: meaning.be("radiogroup", named: name)
    case is LabelNode, is ImageNode: break
    default:
      if let name, meaning.tag == "div" { meaning.be("group", named: name) }
    }
  }

  // MARK: Elements

  private func button(_ node: ViewNode, _ meaning: inout HTMLMeaning) {
    let traits = node.accessibilityTraits
    let isSelected = traits.contains(.selected)
    let isItem = meaning.tag == "li"
    var attributes = isItem ? MarkupBuffer(.html) : meaning.attributes
    attributes.add(" type=\"button\"")
    func state(_ name: String, _ value: Bool) {
      attributes.attribute(name, value ? "true" : "false")
    }
    if traits.contains(.toggleButton) {
      attributes.attribute("role", "switch")
      state("aria-checked", node.accessibilityValue == "1")
    } else if node.superview is TabBarNode {
      attributes.attribute("role", "tab")
      state("aria-selected", isSelected)
    } else if node.superview is SegmentedControlNode {
      attributes.attribute("role", "radio")
      state("aria-checked", isSelected)
    } else if isSelected {
      state("aria-pressed", true)
    }
    if traits.contains(.notEnabled) { attributes.add(" disabled") }
    let shown = (node as? ButtonNode)?.currentTitle ?? (node as? LabelNode)?.text
    if let name = node.accessibilityLabel, name != shown {
      attributes.attribute("aria-label", escaping: name)
    }
    if isItem {
      meaning.innerButton = attributes
    } else {
      meaning.tag = "button"
      meaning.attributes = attributes
    }
  }

  /// Sets the semantics of a node with a value in a range; returns `false` for other nodes.
  private func isAdjustable(_ node: ViewNode, _ meaning: inout HTMLMeaning) -> Bool {
    let name = node.accessibilityLabel
    func range(_ low: Double, _ value: Double, _ high: Double) {
      for (name, number) in [("min", low), ("now", value), ("max", high)] {
        meaning.attributes.attribute("aria-value\(name)", CGFloat(number))
      }
    }
    switch node {
    case let slider as SliderNode:
      meaning.be("slider", named: name)
      range(Double(slider.minimumValue), Double(slider.value), Double(slider.maximumValue))
    case let stepper as StepperNode:
      meaning.be("spinbutton", named: name)
      range(stepper.minimumValue, stepper.value, stepper.maximumValue)
    case let pages as PageControlNode:
      meaning.be("slider", named: name)
      range(1, Double(pages.currentPage + 1), Double(max(pages.numberOfPages, 1)))
    case let progress as ProgressNode:
      meaning.be("progressbar", named: name)
      range(0, Double(progress.progress * 100).rounded(), 100)
      return true
    case is ActivityIndicatorNode:
      meaning.be("progressbar", named: name)
      return true
    default: return false
    }
    if let value = node.accessibilityValue {
      meaning.attributes.attribute("aria-valuetext", escaping: value)
    }
    if node.accessibilityTraits.contains(.notEnabled) {
      meaning.attributes.add(" aria-disabled=\"true\"")
    } else {
      meaning.attributes.add(" tabindex=\"0\"")
    }
    return true
  }

  /// Sets the semantics of text and images.
  private mutating func words(_ node: ViewNode, _ meaning: inout HTMLMeaning) {
    let spoken = [node.accessibilityLabel, node.accessibilityValue].compactMap { $0 }
      .joined(separator: ", ")
    let traits = node.accessibilityTraits
    let shown = (node as? LabelNode)?.text
    meaning.readsText = shown != nil
    if traits.contains(.link) {
      meaning.attributes.add(" role=\"link\" tabindex=\"0\"")
      if spoken != shown { meaning.attributes.attribute("aria-label", escaping: spoken) }
      return
    }
    if shown != nil || traits.contains(.header) {
      if spoken != shown { meaning.text = spoken }
      if meaning.tag == "li" { return }
      if traits.contains(.header) {
        meaning.tag = hasHeading ? "h2" : "h1"
        hasHeading = true
      } else if let input = order.titles[ObjectIdentifier(node)] {
        meaning.tag = "label"
        meaning.attributes.attribute("for", name(of: input))
      } else {
        meaning.tag = "p"
      }
    } else if let image = (node as? ImageNode)?.shownImage, case .encoded = image.content,
      image.renderingMode != .alwaysTemplate
    {
      meaning.alternative = spoken
    } else if !spoken.isEmpty {
      meaning.be("img", named: spoken)
    }
  }
}
