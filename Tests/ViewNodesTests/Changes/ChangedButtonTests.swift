// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewPicturesTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Buttons whose properties change after a layout")
struct ChangedButtonTests {
  private static func button() -> ButtonNode {
    let button = ButtonNode(type: .system)
    button.setTitle("Title", for: .normal)
    button.setImage(Image(systemName: "book"), for: .normal)
    return button
  }

  @Test("a button")
  func button() {
    let changes = changing { Self.button() }
    changes.insets("contentEdgeInsets", \.contentEdgeInsets)
    changes.insets("titleEdgeInsets", \.titleEdgeInsets)
    changes.insets("imageEdgeInsets", \.imageEdgeInsets)
    changes.flag("adjustsImageWhenDisabled", \.adjustsImageWhenDisabled)
    changes.flag("adjustsImageWhenHighlighted", \.adjustsImageWhenHighlighted)
    changes.flag(
      "adjustsImageSizeForAccessibilityContentSizeCategory",
      \.adjustsImageSizeForAccessibilityContentSizeCategory)
    changes.changes(
      "font",
      {
        $0.titleLabel?.font = ButtonNode(type: .system).titleLabel?.font ?? .systemFont(ofSize: 15)
      },
      // A configuration replaces the font whenever it is applied.
      { if $0.configuration == nil { $0.titleLabel?.font = .systemFont(ofSize: 30) } },
      {
        guard $0.configuration == nil else { return }
        $0.titleLabel?.font = .preferredFont(forTextStyle: .title1)
      })
    changes.changes(
      "lines",
      {
        $0.titleLabel?.numberOfLines = 1
        $0.setTitle("Title", for: .normal)
      },
      {
        $0.titleLabel?.numberOfLines = 0
        $0.setTitle("Some words that need more than a single line on a page", for: .normal)
      })
    changes.changes(
      "configuration", { $0.configuration = nil }, { $0.configuration = .filled() },
      { $0.configuration = .plain() })
    changes.addNodeProperties()
    changes.addControlProperties()
    // The title of the first configuration is the button's.
    #expect(changes.differences(lasting: ["configuration"]) == [])
  }

  @Test("the contents of a button in a state", arguments: [0, 1, 2, 4] as [UInt])
  func contents(number: UInt) {
    let state = Control.State(rawValue: number)
    let changes = changing { () -> ButtonNode in
      let button = Self.button()
      button.isEnabled = state != .disabled
      button.isHighlighted = state == .highlighted
      button.isSelected = state == .selected
      return button
    }
    let title = state == .normal ? "Title" : nil
    let image = state == .normal ? Image(systemName: "book") : nil
    changes.changes(
      "title", { $0.setTitle(title, for: state) }, { $0.setTitle("A longer title", for: state) },
      { $0.setTitle("", for: state) })
    changes.changes(
      "color", { $0.setTitleColor(nil, for: state) }, { $0.setTitleColor(.red, for: state) })
    changes.changes(
      "image", { $0.setImage(image, for: state) },
      { $0.setImage(Image(systemName: "chevron.right"), for: state) })
    changes.changes(
      "background", { $0.setBackgroundImage(nil, for: state) },
      { $0.setBackgroundImage(Image(systemName: "star"), for: state) })
    changes.changes(
      "attributed title", { $0.setAttributedTitle(nil, for: state) },
      {
        var attributes = TextAttributes()
        attributes.font = .systemFont(ofSize: 25)
        $0.setAttributedTitle(
          AttributedText(string: "Attributed", attributes: attributes), for: state)
      })
    changes.changes(
      "shadow", { $0.setTitleShadowColor(nil, for: state) },
      {
        $0.setTitleShadowColor(.red, for: state)
        $0.titleLabel?.shadowOffset = CGSize(width: 1, height: 2)
      })
    changes.changes(
      "symbol", { $0.setPreferredSymbolConfiguration(nil, forImageIn: state) },
      {
        $0.setPreferredSymbolConfiguration(
          Image.SymbolConfiguration(pointSize: 40), forImageIn: state)
      })
    #expect(changes.differences() == [])
  }

  @Test("a configured button")
  func configured() {
    let changes = changing { () -> ButtonNode in
      let button = ButtonNode(type: .system)
      var configuration = ButtonNode.Configuration.filled()
      configuration.title = "Title"
      configuration.subtitle = "Below"
      configuration.image = Image(systemName: "book")
      button.configuration = configuration
      return button
    }
    func add(_ name: String, _ values: (inout ButtonNode.Configuration) -> Void...) {
      changes.change(
        name,
        values.map { value in
          { button in
            var configuration = ButtonNode.Configuration.filled()
            configuration.title = "Title"
            configuration.subtitle = "Below"
            configuration.image = Image(systemName: "book")
            value(&configuration)
            button.configuration = configuration
          }
        })
    }
    add("title", { _ in }, { $0.title = nil }, { $0.title = "A title that is long" })
    add("subtitle", { _ in }, { $0.subtitle = nil }, { $0.subtitle = "Some longer words" })
    add("image", { _ in }, { $0.image = nil }, { $0.image = Image(systemName: "star") })
    add("background", { _ in }, { $0.baseBackgroundColor = .red })
    add("foreground", { _ in }, { $0.baseForegroundColor = .red })
    add("size", { _ in }, { $0.buttonSize = .large }, { $0.buttonSize = .mini })
    add("corners", { _ in }, { $0.cornerStyle = .capsule }, { $0.cornerStyle = .small })
    add("image padding", { _ in }, { $0.imagePadding = 20 })
    add("title padding", { _ in }, { $0.titlePadding = 20 })
    add("title alignment", { _ in }, { $0.titleAlignment = .trailing })
    add("activity", { _ in }, { $0.showsActivityIndicator = true })
    add(
      "insets", { _ in },
      { $0.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 40) })
    add(
      "placement", { _ in }, { $0.imagePlacement = .top }, { $0.imagePlacement = .trailing },
      { $0.imagePlacement = .bottom })
    add("indicator", { $0.showsActivityIndicator = true }, { $0.showsActivityIndicator = false })
    add(
      "image color", { _ in },
      { $0.imageColorTransformer = ConfigurationColorTransformer { _ in .red } })
    add(
      "symbol", { _ in },
      { $0.preferredSymbolConfigurationForImage = Image.SymbolConfiguration(pointSize: 40) })
    add("selection", { _ in }, { $0.automaticallyUpdateForSelection = false })
    add("background", { _ in }, { $0.background.backgroundColor = .red })
    add("background image", { _ in }, { $0.background.image = Image(systemName: "star") })
    add("background insets", { _ in }, { $0.background.backgroundInsets.leading = 9 })
    add(
      "outset", { _ in },
      {
        $0.background.strokeColor = .red
        $0.background.strokeWidth = 2
        $0.background.strokeOutset = 5
      })
    add("breaks", { _ in }, { $0.titleLineBreakMode = .byTruncatingTail })
    add(
      "corner radius", { _ in },
      {
        $0.background.cornerRadius = 3
        $0.cornerStyle = .fixed
      })
    add(
      "stroke", { _ in },
      {
        $0.background.strokeColor = .red
        $0.background.strokeWidth = 2
      })
    changes.values("configuration", \.configuration, .plain(), .tinted(), nil)
    changes.addNodeProperties()
    changes.addControlProperties()
    #expect(changes.differences(lasting: ["configuration"]) == [])
  }
}
