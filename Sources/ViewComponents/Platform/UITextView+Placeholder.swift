// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

// UIKit's text views have no placeholder, and their fonts are already scaled to the text size.

extension UITextView {
  /// Shows a placeholder in a color while there is no text.
  func show(placeholder: String, in color: UIColor) {
    #if UIKitViews
      let label = placeholderLabel ?? PlaceholderLabel()
      if label.superview == nil { addSubview(label) }
      label.text = placeholder
      label.textColor = color
      layOutPlaceholder()
    #else
      attributedTextWhileEmpty = AttributedText(
        string: placeholder, attributes: [.foregroundColor: color])
    #endif
  }

  /// Places the placeholder at the first line; call this when the text or the size changes.
  func layOutPlaceholder() {
    #if UIKitViews
      guard let label = placeholderLabel else { return }
      label.isHidden = hasText
      label.font = shownFont
      let side = textContainer.lineFragmentPadding
      let (left, right) = (textContainerInset.left + side, textContainerInset.right + side)
      let available = CGSize(
        width: max(0, bounds.width - left - right), height: .greatestFiniteMagnitude)
      let height = label.sizeThatFits(available).height
      label.frame = CGRect(
        x: left, y: textContainerInset.top, width: available.width, height: height)
    #endif
  }

  /// The font with which the text is shown.
  var shownFont: UIFont {
    let font = font ?? .preferredFont(forTextStyle: .body)
    #if UIKitViews
      return font
    #else
      guard adjustsFontForContentSizeCategory else { return font }
      return font.adapted(to: traitCollection.preferredContentSizeCategory)
    #endif
  }
}

#if UIKitViews
  extension UITextView {
    private var placeholderLabel: PlaceholderLabel? {
      subviews.lazy.compactMap { $0 as? PlaceholderLabel }.first
    }
  }

  /// The placeholder of a text view: not an accessibility element itself, but the text view's
  /// accessibility label.
  private final class PlaceholderLabel: UILabel {
    init() {
      super.init(frame: .zero)
      numberOfLines = 0
      isAccessibilityElement = false
      isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }
  }
#endif
