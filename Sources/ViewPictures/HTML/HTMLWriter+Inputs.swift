// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

extension HTMLWriter {
  /// Writes the input inside an input node's element.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - lines: The drawn lines of its text or placeholder, which determine its style.
  mutating func input(_ node: InputNode, lines: [TextLine]) {
    let attributes = InputAttributes(of: node, isSecure: node.isSecureTextEntry)
    page.add("<input class=\"f\"")
    page.attribute("id", name(of: node))
    page.attribute("type", attributes.type)
    if let mode = attributes.mode { page.attribute("inputmode", mode) }
    traits(of: node, meaning: node.textContentType, isSecure: node.isSecureTextEntry)
    if !node.isEnabled { page.add(" disabled") }
    name(node)
    if let placeholder = node.placeholder, !placeholder.isEmpty {
      page.attribute("placeholder", escaping: placeholder)
    }
    // Secure text must not appear in the page.
    if !node.isSecureTextEntry, let text = node.text, !text.isEmpty {
      page.attribute("value", escaping: text)
    }
    style(of: node, shown: lines.first?.runs.first)
    page.add("\">")
  }

  /// Writes the text area inside a text area's element.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - shown: The first run of its drawn text or placeholder, which determines its style.
  mutating func textArea(_ node: TextAreaNode, shown: TextLine.Run?) {
    page.add("<textarea class=\"f\"")
    page.attribute("id", name(of: node))
    if let mode = InputAttributes(of: node, isSecure: false).mode {
      page.attribute("inputmode", mode)
    }
    traits(of: node, meaning: node.textContentType, isSecure: false)
    if node.accessibilityTraits.contains(.notEnabled) {
      page.add(" disabled")
    } else if !node.isEditable {
      page.add(" readonly")
    }
    name(node)
    if let placeholder = node.textWhileEmpty, !placeholder.isEmpty {
      page.attribute("placeholder", escaping: placeholder)
    }
    let scroll = node.contentOffset.y + node.adjustedContentInset.top
    if scroll > 0.5 {
      scrollsAtStart = true
      page.attribute("data-scroll", list: [0, scroll])
    }
    let font = shown?.font ?? node.font ?? .systemFont(ofSize: 17)
    page.add(" style=\"")
    page.length("font-size", font.pointSize)
    if font.drawnWeight != 400 { page.add("font-weight:\(font.drawnWeight);") }
    page.length("line-height", font.lineHeight + font.leading)
    page.add("color:")
    page.cssColor(resolved(node.textColor ?? .label))
    page.add(";--p:")
    page.cssColor(
      node.hasText ? resolved(.placeholderText) : shown?.color ?? resolved(.placeholderText))
    alignment(node.textAlignment, of: node)
    let insets = node.textContainerInset
    let padding = node.textContainer.lineFragmentPadding
    page.add(";padding:")
    let around = node.adjustedContentInset
    let sides = [
      insets.top + around.top, insets.right + padding + around.right,
      insets.bottom + around.bottom, insets.left + padding + around.left,
    ]
    for (index, side) in sides.enumerated() {
      if index > 0 { page.add(" ") }
      page.add(max(side, 0))
      page.add("px")
    }
    // A scroll bar would reduce the width of the lines.
    page.add(";resize:none;scrollbar-width:none;overflow:")
    page.add(node.isScrollEnabled ? "auto\">" : "hidden\">")
    // HTML ignores a line feed at the beginning.
    page.add("\n")
    page.add(escaping: node.text)
    page.add("</textarea>")
  }

  /// Writes the attributes of an input that describe its content and keyboard.
  private mutating func traits(
    of node: any ViewNode & TextInputTraits, meaning: TextContentType?, isSecure: Bool
  ) {
    if let meaning {
      // HTML distinguishes the current password from a new one.
      page.attribute(
        "autocomplete", escaping: meaning == .password ? "current-password" : meaning.rawValue)
    }
    if let capitals = InputAttributes(of: node, isSecure: isSecure).capitals {
      page.attribute("autocapitalize", capitals)
    }
    if node.spellCheckingType == .no { page.add(" spellcheck=\"false\"") }
    if node.autocorrectionType == .no { page.add(" autocorrect=\"off\"") }
  }

  /// Writes the accessible name of an input that has no label on the page.
  private mutating func name(_ node: ViewNode) {
    let isTitled = node.accessibilityTitleNode.map {
      order.titles[ObjectIdentifier($0)] === node
    }
    if isTitled != true, let label = node.accessibilityLabel {
      page.attribute("aria-label", escaping: label)
    }
  }

  private mutating func alignment(_ alignment: TextAlignment, of node: ViewNode) {
    switch alignment {
    case .left: page.add(";text-align:left")
    case .center: page.add(";text-align:center")
    case .right: page.add(";text-align:right")
    case .natural, .justified: break
    }
    if node.effectiveUserInterfaceLayoutDirection == .rightToLeft { page.add(";direction:rtl") }
  }

  private mutating func style(of node: InputNode, shown: TextLine.Run?) {
    let font = shown?.font ?? node.font ?? .systemFont(ofSize: 17)
    page.add(" style=\"")
    page.length("font-size", font.pointSize)
    if font.drawnWeight != 400 { page.add("font-weight:\(font.drawnWeight);") }
    let spacing = shown?.letterSpacing ?? 0
    if !OutputNumber.isZero(spacing) { page.length("letter-spacing", spacing) }
    page.details(of: font, besides: nil)
    func faded(_ color: Color) -> Color {
      let shown = resolved(color)
      return node.isEnabled ? shown : shown.withAlphaComponent(shown.alpha / 2)
    }
    page.add("color:")
    page.cssColor(faded(node.textColor ?? .label))
    page.add(";--p:")
    let isPlaceholder = !node.hasText
    page.cssColor(
      isPlaceholder ? shown?.color ?? resolved(.placeholderText) : faded(.placeholderText))
    alignment(node.textAlignment, of: node)
    let bounds = node.bounds
    let textRect = node.textRect(forBounds: bounds)
    page.add(";padding:0 ")
    page.add(max(bounds.maxX - textRect.maxX, 0))
    page.add("px 0 ")
    page.add(max(textRect.minX - bounds.minX, 0))
    page.add("px")
  }

  /// Opens the scrolling part of a scroll node.
  mutating func openScrolling(_ node: ScrollNode) {
    let insets = node.adjustedContentInset
    let size = node.bounds.size
    let made = node.madeContentSize
    let content = CGSize(
      width: made.width + insets.left + insets.right,
      height: made.height + insets.top + insets.bottom)
    let scrollRange = CGSize(
      width: max(content.width - size.width, 0), height: max(content.height - size.height, 0))
    page.add("<div class=\"c\"")
    let scrolls = node.isScrollEnabled && (scrollRange.width > 0.5 || scrollRange.height > 0.5)
    if scrolls {
      // Keyboard users can scroll once it has the focus.
      page.add(" tabindex=\"0\"")
      let start = CGPoint(
        x: node.contentOffset.x + insets.left, y: node.contentOffset.y + insets.top)
      if max(start.x, start.y) > 0.5 {
        scrollsAtStart = true
        page.attribute("data-scroll", list: [max(start.x, 0), max(start.y, 0)])
      }
      page.add(" style=\"overflow:")
      page.add(scrollRange.width > 0.5 ? "auto " : "hidden ")
      page.add(scrollRange.height > 0.5 ? "auto\"" : "hidden\"")
    }
    page.add(">")
    if scrolls {
      page.add("<i class=\"b\" style=\"")
      page.length("width", content.width)
      page.length("height", content.height)
      page.add("\"></i>")
    }
  }
}

extension ScrollNode {
  /// The size of the existing content: a table creates only visible rows.
  fileprivate var madeContentSize: CGSize {
    guard self is TableNode || self is CollectionNode else { return contentSize }
    var size = CGSize.zero
    for view in subviews where !view.isHidden && view.alpha > 0 {
      size.width = max(size.width, view.frame.maxX)
      size.height = max(size.height, view.frame.maxY)
    }
    return CGSize(
      width: min(size.width, contentSize.width), height: min(size.height, contentSize.height))
  }
}

/// The HTML attributes for the keyboard and type of an input.
private struct InputAttributes {
  var type = "text"
  var mode: String?
  var capitals: String?

  init(of node: any TextInputTraits, isSecure: Bool) {
    switch node.keyboardType {
    case .default, .asciiCapable, .namePhonePad, .twitter, .numbersAndPunctuation: break
    case .URL: (type, mode) = ("url", "url")
    case .numberPad, .asciiCapableNumberPad: mode = "numeric"
    case .phonePad: (type, mode) = ("tel", "tel")
    case .emailAddress: (type, mode) = ("email", "email")
    case .decimalPad: mode = "decimal"
    case .webSearch: (type, mode) = ("search", "search")
    }
    if isSecure { type = "password" }
    switch node.autocapitalizationType {
    case .none: capitals = "none"
    case .words: capitals = "words"
    case .sentences: break
    case .allCharacters: capitals = "characters"
    }
  }
}
