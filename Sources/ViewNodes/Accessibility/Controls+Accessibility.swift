// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

// The default accessibility properties of controls.

extension Control {
  /// Returns the traits combined with those of the control's state.
  fileprivate final func traits(_ own: AccessibilityTraits) -> AccessibilityTraits {
    var traits = own
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}

extension ButtonNode: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    var label = currentTitle ?? currentAttributedTitle?.spoken
    if let bar = self as? BarButtonNode { label = bar.item.spokenTitle }
    return AccessibilityDescription(isElement: true, label: label, traits: traits(.button))
  }
}

extension BarButtonItem {
  /// The title, or the name of the system item shown instead of one.
  fileprivate final var spokenTitle: String? {
    if let title { return title }
    guard let systemItem, !systemItem.isSpace else { return nil }
    switch systemItem {
    case .fastForward: return "Fast forward"
    case .trash: return "Delete"
    case .action: return "Share"
    default:
      let name = String(describing: systemItem)
      return name.prefix(1).uppercased() + name.dropFirst()
    }
  }
}

extension BackButtonNode: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    let title = label.text ?? ""
    return AccessibilityDescription(
      isElement: true, label: title.isEmpty ? "Back" : title, traits: traits(.button))
  }
}

extension TabBarButtonNode: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(
      isElement: true, label: item.title, value: item.badgeValue, traits: traits(.button))
  }
}

extension TableCellAccessory: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(
      isElement: isUserInteractionEnabled, label: "More info", traits: traits(.button))
  }
}

extension RowEditingControl: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    let word =
      switch kind {
      case .delete: "Delete"
      case .insert: "Insert"
      case .selection: "Select"
      }
    return AccessibilityDescription(
      isElement: true, label: named(word), traits: traits(.button))
  }
}

extension RowReorderControl: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(isElement: true, label: named("Reorder"), traits: traits(.button))
  }
}

extension Control {
  /// Returns a word followed by the name of the cell that contains the control.
  fileprivate final func named(_ word: String) -> String {
    guard let title = (superview as? TableCellNode)?.spokenTitle else { return word }
    return "\(word) \(title)"
  }
}

extension SwitchNode: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(
      isElement: true, value: isOn ? "1" : "0", traits: traits([.button, .toggleButton]))
  }
}

extension SliderNode: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    let span = maximumValue - minimumValue
    let share = span > 0 ? (value - minimumValue) / span : 0
    return AccessibilityDescription(
      isElement: true, value: .perCent(share), traits: traits(.adjustable))
  }
}

extension StepperNode: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    let isWhole = value == value.rounded() && abs(value) < 1e15
    return AccessibilityDescription(
      isElement: true, value: isWhole ? "\(Int64(value))" : "\(value)",
      traits: traits(.adjustable))
  }
}

extension PageControlNode: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(
      isElement: true,
      value: numberOfPages > 0 ? "page \(currentPage + 1) of \(numberOfPages)" : nil,
      traits: traits([.adjustable, .updatesFrequently]))
  }
}

extension InputNode: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    var shown = text ?? ""
    if isSecureTextEntry { shown = String(repeating: "•", count: shown.count) }
    return AccessibilityDescription(
      isElement: true, value: shown.isEmpty ? placeholder : shown, traits: traits(.none),
      role: "input")
  }
}

extension TextAreaNode: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    // Read-only text is static text, but a disabled text area remains an input.
    let takesText = isEditable || spoken(\.traits)?.contains(.notEnabled) == true
    return AccessibilityDescription(
      isElement: true, value: hasText ? wholeText : textWhileEmpty,
      traits: takesText ? .none : .staticText, role: takesText ? "text area" : nil)
  }
}

extension RefreshControlNode: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(
      isElement: isRefreshing, label: attributedTitle?.string ?? "In progress",
      traits: .updatesFrequently)
  }
}

nonisolated extension String {
  fileprivate static func perCent(_ share: Float) -> String {
    share.isFinite ? "\(Int((Swift.min(Swift.max(share, 0), 1) * 100).rounded()))%" : "0%"
  }
}

extension ProgressNode: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(
      isElement: true, label: "Progress", value: .perCent(progress), traits: .updatesFrequently)
  }
}

extension ActivityIndicatorNode: AccessibilityDescribing {
  package var accessibilityDescription: AccessibilityDescription {
    AccessibilityDescription(
      isElement: isAnimating, label: "In progress", value: isAnimating ? "1" : "0",
      traits: .updatesFrequently)
  }
}
