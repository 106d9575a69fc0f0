// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import UIKitCompatibility
import ViewNodes

extension UIView {
  /// A line for each view of the tree, with those of its properties that are neither in its frame
  /// nor visible, where they aren't the default.
  var propertyText: String {
    var lines: [String] = []
    var pending: [(view: UIView, depth: Int)] = [(self, 0)]
    while let (view, depth) = pending.popLast() {
      let words = [String(describing: type(of: view))] + view.generalWords + view.specialWords
      lines.append(String(repeating: "  ", count: depth) + words.joined(separator: ", "))
      pending.append(contentsOf: view.subviews.reversed().map { ($0, depth + 1) })
    }
    return lines.joined(separator: "\n")
  }

  private var generalWords: [String] {
    var words: [String] = []
    func add(_ word: String, _ isTrue: Bool) { if isTrue { words.append(word) } }
    add("hidden", isHidden)
    add("transparent", !isOpaque)
    add("ignores touches", !isUserInteractionEnabled)
    add("takes several touches", isMultipleTouchEnabled)
    add("clips", clipsToBounds)
    add("\(contentMode)", contentMode != .scaleToFill)
    add("mask \(autoresizingMask.rawValue)", autoresizingMask != [])
    add("no mask", !translatesAutoresizingMaskIntoConstraints)
    add("tag \(tag)", tag != 0)
    add("gestures \(gestureRecognizers?.count ?? 0)", gestureRecognizers?.isEmpty == false)
    add("\(semanticContentAttribute)", semanticContentAttribute != .unspecified)
    add("traits \(accessibilityTraits.rawValue)", accessibilityTraits != [])
    add("modal", accessibilityViewIsModal)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let hugging = contentHuggingPriority(for: axis).rawValue
      let resistance = contentCompressionResistancePriority(for: axis).rawValue
      add("\(axis) \(hugging) \(resistance)", hugging != 250 || resistance != 750)
    }
    return words
  }

  private var specialWords: [String] {
    var words: [String] = []
    func add(_ word: String, _ isTrue: Bool) { if isTrue { words.append(word) } }
    if let label = self as? UILabel {
      add("\(label.numberOfLines) lines", label.numberOfLines != 1)
      add("shrinks to \(label.minimumScaleFactor)", label.adjustsFontSizeToFitWidth)
      add("scales", label.adjustsFontForContentSizeCategory)
      add("\(label.lineBreakMode)", label.lineBreakMode != .byTruncatingTail)
      add("\(label.textAlignment)", label.textAlignment != .natural)
    }
    if let scroll = self as? UIScrollView {
      add("no vertical indicator", !scroll.showsVerticalScrollIndicator)
      add("no horizontal indicator", !scroll.showsHorizontalScrollIndicator)
      add("pages", scroll.isPagingEnabled)
      add("fixed", !scroll.isScrollEnabled)
      add("doesn't bounce", !scroll.bounces)
      add("bounces down", scroll.alwaysBounceVertical)
      add("doesn't scroll to its top", !scroll.scrollsToTop)
      add("\(scroll.contentInsetAdjustmentBehavior)", true)
    }
    if let control = self as? UIControl {
      add("disabled", !control.isEnabled)
      add("selected", control.isSelected)
      add("events \(control.allControlEvents.rawValue)", control.allControlEvents != [])
    }
    if let field = self as? UITextField {
      add("\(field.keyboardType) \(field.returnKeyType) \(field.autocorrectionType)", true)
      add("\(field.clearButtonMode) \(field.borderStyle)", true)
      add("secure", field.isSecureTextEntry)
    }
    if let stack = self as? UIStackView {
      add("\(stack.axis) \(stack.spacing) \(stack.alignment) \(stack.distribution)", true)
      add("with margins", stack.isLayoutMarginsRelativeArrangement)
    }
    return words
  }
}
