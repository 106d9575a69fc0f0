// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPicturesTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Labels, fields, and text areas whose properties change after a layout")
struct ChangedTextTests {
  private static let words = "Some words that need more than a single line on a page"

  private static var spaced: AttributedText {
    var attributes = TextAttributes()
    attributes.foregroundColor = .red
    attributes.font = .boldSystemFont(ofSize: 21)
    return AttributedText(string: "Attributed", attributes: attributes)
  }

  @Test("a label")
  func label() {
    let changes = changing { () -> LabelNode in
      let label = LabelNode()
      label.text = Self.words
      label.numberOfLines = 2
      return label
    }
    changes.text("text", \.text)
    changes.values("attributedText", \.attributedText, Self.spaced, nil)
    changes.values("font", \.font, .systemFont(ofSize: 30), .preferredFont(forTextStyle: .body))
    changes.values("textColor", \.textColor, .red, .secondaryLabel)
    changes.every("textAlignment", \.textAlignment)
    changes.values("numberOfLines", \.numberOfLines, 1, 0, 3)
    changes.every("lineBreakMode", \.lineBreakMode)
    changes.flag("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
    changes.values("minimumScaleFactor", \.minimumScaleFactor, 0.5)
    changes.values("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, 100, 30)
    changes.flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    changes.color("highlightedTextColor", \.highlightedTextColor)
    changes.flag("isHighlighted", \.isHighlighted)
    changes.flag("isEnabled", \.isEnabled)
    changes.color("shadowColor", \.shadowColor)
    changes.values("shadowOffset", \.shadowOffset, CGSize(width: 3, height: 4))
    changes.addNodeProperties()
    #expect(changes.differences() == [])
  }

  @Test("a highlighted label with a shadow in one line that is too long")
  func longLabel() {
    let changes = changing { () -> LabelNode in
      let label = LabelNode()
      label.text = Self.words + Self.words
      label.highlightedTextColor = .red
      label.isHighlighted = true
      label.shadowColor = .green
      label.adjustsFontSizeToFitWidth = true
      label.adjustsFontForContentSizeCategory = true
      label.font = .preferredFont(forTextStyle: .title2)
      return label
    }
    changes.flag("isHighlighted", \.isHighlighted)
    changes.color("highlightedTextColor", \.highlightedTextColor)
    changes.values("shadowOffset", \.shadowOffset, CGSize(width: 3, height: 4))
    changes.values("minimumScaleFactor", \.minimumScaleFactor, 0.5, 0.9)
    changes.every("lineBreakMode", \.lineBreakMode)
    changes.values("numberOfLines", \.numberOfLines, 0, 2)
    changes.flag("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
    #expect(changes.differences() == [])
  }

  @Test("a text field")
  func field() {
    let changes = changing { () -> InputNode in
      let field = InputNode()
      field.text = "Written"
      field.leftView = ViewNode(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
      field.leftView?.backgroundColor = .red
      field.rightView = ViewNode(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      field.rightView?.backgroundColor = .green
      return field
    }
    changes.text("text", \.text)
    changes.text("placeholder", \.placeholder)
    changes.values("attributedText", \.attributedText, Self.spaced, nil)
    changes.values("attributedPlaceholder", \.attributedPlaceholder, Self.spaced)
    changes.values("font", \.font, .systemFont(ofSize: 30), nil)
    changes.values("textColor", \.textColor, .red, nil)
    changes.every("textAlignment", \.textAlignment)
    changes.every("borderStyle", \.borderStyle)
    changes.flag("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
    changes.values("minimumFontSize", \.minimumFontSize, 9)
    changes.flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    changes.every("clearButtonMode", \.clearButtonMode)
    changes.every("leftViewMode", \.leftViewMode)
    changes.every("rightViewMode", \.rightViewMode)
    changes.flag("isSecureTextEntry", \.isSecureTextEntry)
    changes.changes(
      "leftView",
      {
        $0.leftViewMode = .never
        $0.leftView = ViewNode(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
        $0.leftView?.backgroundColor = .red
      },
      {
        $0.leftViewMode = .always
        $0.leftView = ViewNode(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        $0.leftView?.backgroundColor = .blue
      })
    changes.addNodeProperties()
    changes.addControlProperties()
    #expect(changes.differences() == [])
  }

  @Test("an empty text field")
  func emptyField() {
    let changes = changing { () -> InputNode in
      let field = InputNode()
      field.placeholder = "Name"
      field.borderStyle = .roundedRect
      return field
    }
    changes.text("text", \.text)
    changes.text("placeholder", \.placeholder)
    changes.values("attributedPlaceholder", \.attributedPlaceholder, Self.spaced)
    changes.values("font", \.font, .systemFont(ofSize: 30), .preferredFont(forTextStyle: .title1))
    changes.every("textAlignment", \.textAlignment)
    changes.every("borderStyle", \.borderStyle)
    changes.flag("isEnabled", \.isEnabled)
    changes.flag("isSecureTextEntry", \.isSecureTextEntry)
    changes.flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    changes.flag("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
    #expect(changes.differences() == [])
  }

  @Test("a text area")
  func area() {
    let changes = changing(stretches: true) { () -> TextAreaNode in
      let area = TextAreaNode()
      area.text = Self.words
      return area
    }
    changes.values("text", \.text, "", Self.words + Self.words + "\n" + Self.words)
    changes.values("attributedText", \.attributedText, Self.spaced)
    changes.values("font", \.font, .systemFont(ofSize: 30), .preferredFont(forTextStyle: .body))
    changes.values("textColor", \.textColor, .red)
    changes.every("textAlignment", \.textAlignment)
    changes.insets("textContainerInset", \.textContainerInset)
    changes.number("lineFragmentPadding", \.textContainer.lineFragmentPadding)
    changes.values("maximumNumberOfLines", \.textContainer.maximumNumberOfLines, 1, 2)
    changes.every("lineBreakMode", \.textContainer.lineBreakMode)
    changes.flag("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
    changes.flag("isEditable", \.isEditable)
    changes.flag("isScrollEnabled", \.isScrollEnabled)
    changes.insets("contentInset", \.contentInset)
    changes.flag("isSelectable", \.isSelectable)
    changes.text("placeholder", \.textWhileEmpty)
    changes.addNodeProperties()
    #expect(changes.differences() == [])
  }

  @Test("a text area as high as its text")
  func highArea() {
    let changes = changing { () -> TextAreaNode in
      let area = TextAreaNode()
      area.isScrollEnabled = false
      area.text = Self.words + " " + Self.words
      area.widthAnchor.constraint(equalToConstant: 150).isActive = true
      return area
    }
    changes.values("font", \.font, .systemFont(ofSize: 30), .preferredFont(forTextStyle: .body))
    changes.insets("textContainerInset", \.textContainerInset)
    changes.number("lineFragmentPadding", \.textContainer.lineFragmentPadding)
    changes.values("maximumNumberOfLines", \.textContainer.maximumNumberOfLines, 1, 2)
    changes.every("lineBreakMode", \.textContainer.lineBreakMode)
    changes.flag("usesFontLeading", \.textContainer.usesFontLeading)
    #expect(changes.differences() == [])
  }

  @Test("an empty text area as high as its text")
  func emptyArea() {
    let changes = changing(stretches: true) { () -> TextAreaNode in
      let area = TextAreaNode()
      area.isScrollEnabled = false
      area.textWhileEmpty = "Note"
      return area
    }
    changes.values("text", \.text, Self.words, "One\ntwo")
    changes.text("placeholder", \.textWhileEmpty)
    changes.values("attributedPlaceholder", \.attributedTextWhileEmpty, Self.spaced)
    changes.values("font", \.font, .systemFont(ofSize: 30))
    changes.insets("textContainerInset", \.textContainerInset)
    changes.number("lineFragmentPadding", \.textContainer.lineFragmentPadding)
    #expect(changes.differences() == [])
  }

  @Test("a search bar")
  func searchBar() {
    let changes = changing(stretches: true) { SearchBarNode() }
    changes.text("text", \.text)
    changes.text("placeholder", \.placeholder)
    changes.every("searchBarStyle", \.searchBarStyle)
    changes.color("barTintColor", \.barTintColor)
    changes.flag("showsCancelButton", \.showsCancelButton)
    changes.flag("showsScopeBar", \.showsScopeBar)
    changes.values("scopeButtonTitles", \.scopeButtonTitles, ["One", "Two"], [])
    changes.values("selectedScopeButtonIndex", \.selectedScopeButtonIndex, 1)
    changes.changes(
      "field's color", { $0.searchTextField.textColor = SearchBarNode().searchTextField.textColor },
      { $0.searchTextField.textColor = .red })
    changes.changes(
      "field's font", { $0.searchTextField.font = SearchBarNode().searchTextField.font },
      { $0.searchTextField.font = .systemFont(ofSize: 25) })
    changes.addNodeProperties()
    #expect(changes.differences() == [])
  }

  @Test("a search bar with scopes")
  func scopes() {
    let changes = changing(stretches: true) { () -> SearchBarNode in
      let bar = SearchBarNode()
      bar.scopeButtonTitles = ["One", "Two", "Three"]
      bar.showsScopeBar = true
      return bar
    }
    changes.flag("showsScopeBar", \.showsScopeBar)
    changes.values("scopeButtonTitles", \.scopeButtonTitles, ["Four", "Five"], nil)
    changes.values("selectedScopeButtonIndex", \.selectedScopeButtonIndex, 1, 2)
    #expect(changes.differences() == [])
  }
}
