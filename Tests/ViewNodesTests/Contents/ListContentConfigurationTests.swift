// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes

@Suite("List content configurations")
struct ListContentConfigurationTests {
  @Test("each style has its fonts and colors")
  func styles() {
    let styles: [(ListContentConfiguration, TextStyle, Color, TextStyle)] = [
      (.cell(), .body, .label, .caption1),
      (.subtitleCell(), .body, .label, .caption1),
      (.valueCell(), .body, .label, .body),
      (.sidebarCell(), .body, .label, .caption1),
      (.sidebarSubtitleCell(), .body, .label, .caption1),
      (.plainHeader(), .headline, .label, .caption1),
      (.plainFooter(), .subheadline, .secondaryLabel, .caption1),
      (.groupedHeader(), .footnote, .secondaryLabel, .caption1),
      (.groupedFooter(), .footnote, .secondaryLabel, .caption1),
      (.header(), .footnote, .secondaryLabel, .caption1),
      (.footer(), .footnote, .secondaryLabel, .caption1),
      (.prominentInsetGroupedHeader(), .title3, .label, .caption1),
      (.sidebarHeader(), .headline, .label, .caption1),
    ]
    for (index, (style, font, color, secondary)) in styles.enumerated() {
      #expect(style.textProperties.font == .preferredFont(forTextStyle: font), "style \(index)")
      #expect(style.textProperties.color == color, "style \(index)")
      #expect(
        style.secondaryTextProperties.font == .preferredFont(forTextStyle: secondary),
        "style \(index)")
      #expect(style.prefersSideBySideTextAndSecondaryText == (index == 2), "style \(index)")
    }
  }

  @Test("headers have narrow margins, which cells don't have")
  func margins() {
    let narrow = DirectionalEdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 16)
    #expect(ListContentConfiguration.plainFooter().directionalLayoutMargins == narrow)
    #expect(ListContentConfiguration.cell().directionalLayoutMargins != narrow)
  }

  @Test("texts of a disabled cell are faded unless they have a color of their own")
  func disabled() {
    var state = CellConfigurationState(traitCollection: TraitCollection())
    let content = ListContentConfiguration.valueCell()
    #expect(content.updated(for: state) == content)
    state.isDisabled = true
    let faded = content.updated(for: state)
    #expect(faded.textProperties.color == .tertiaryLabel)
    #expect(faded.secondaryTextProperties.color == .tertiaryLabel)
    var own = content
    own.textProperties.color = .green
    #expect(own.updated(for: state) == own)
    var ofView = ViewConfigurationState(traitCollection: TraitCollection())
    ofView.isDisabled = true
    #expect(content.updated(for: ofView) == content)
  }

  @Test("texts are shown in the case of their transform")
  func cases() throws {
    let shown: [(ListContentConfiguration.TextProperties.TextTransform, String)] = [
      (.none, "two  Words oF text"), (.uppercase, "TWO  WORDS OF TEXT"),
      (.lowercase, "two  words of text"), (.capitalized, "Two  Words Of Text"),
    ]
    for (transform, text) in shown {
      var content = ListContentConfiguration.cell()
      content.text = "two  Words oF text"
      content.textProperties.transform = transform
      let node = content.makeContentView()
      node.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
      node.layoutIfNeeded()
      let labels = node.subviews.compactMap { ($0 as? LabelNode)?.text }
      #expect(labels.contains(text), "\(transform)")
    }
  }

  @Test("an image is reduced to its maximum size and keeps its proportions")
  func maximumSize() {
    let sizes: [(CGSize, maximum: CGSize, shown: CGSize)] = [
      (CGSize(width: 60, height: 20), .zero, CGSize(width: 60, height: 20)),
      (CGSize(width: 60, height: 20), CGSize(width: 30, height: 0), CGSize(width: 30, height: 10)),
      (CGSize(width: 60, height: 20), CGSize(width: 0, height: 5), CGSize(width: 15, height: 5)),
      (CGSize(width: 60, height: 20), CGSize(width: 30, height: 5), CGSize(width: 15, height: 5)),
      (CGSize(width: 60, height: 20), CGSize(width: 30, height: 15), CGSize(width: 30, height: 10)),
      (CGSize(width: 60, height: 20), CGSize(width: 90, height: 40), CGSize(width: 60, height: 20)),
    ]
    for (size, maximum, shown) in sizes {
      var properties = ListContentConfiguration.cell().imageProperties
      properties.maximumSize = maximum
      #expect(
        properties.size(of: Image(content: .figures([]), size: size)) == shown, "\(maximum)")
    }
  }

  @Test("an image is centered in its reserved area, whose standard is at least 24 points")
  func reservedSize() {
    let standard = ListContentConfiguration.ImageProperties.standardDimension
    var properties = ListContentConfiguration.cell().imageProperties
    let size = CGSize(width: 30, height: 12)
    #expect(properties.area(of: size) == size)
    properties.reservedLayoutSize = CGSize(width: 50, height: 0)
    #expect(properties.area(of: size) == CGSize(width: 50, height: 12))
    properties.reservedLayoutSize = CGSize(width: 0, height: 40)
    #expect(properties.area(of: size) == CGSize(width: 30, height: 40))
    properties.reservedLayoutSize = CGSize(width: standard, height: standard)
    #expect(properties.area(of: size) == CGSize(width: 30, height: 24))
  }

  @Test("an image has its color or the tint color, transformed")
  func imageColor() {
    var properties = ListContentConfiguration.cell().imageProperties
    #expect(properties.resolvedTintColor(for: .red) == .red)
    properties.tintColor = .green
    #expect(properties.resolvedTintColor(for: .red) == .green)
    properties.tintColorTransformer = ConfigurationColorTransformer { $0 == .green ? .blue : $0 }
    #expect(properties.resolvedTintColor(for: .red) == .blue)
    properties.tintColor = nil
    #expect(properties.resolvedTintColor(for: .red) == .red)
  }

  @Test("the view of a content takes the whole width, and the height of its texts and margins")
  func fitting() {
    var content = ListContentConfiguration.plainHeader()
    content.text = "A text that is longer than a line of this width"
    content.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 3, leading: 20, bottom: 8, trailing: 10)
    let node = content.makeContentView()
    let label = LabelNode()
    label.text = content.text
    label.font = content.textProperties.font
    label.numberOfLines = 0
    let texts = label.sizeThatFits(CGSize(width: 170, height: 0))
    #expect(texts.height > 40)
    let size = node.sizeThatFits(CGSize(width: 200, height: 7))
    #expect(size.width == 200)
    #expect(abs(size.height - texts.height - 11) < 0.5)
  }
}
