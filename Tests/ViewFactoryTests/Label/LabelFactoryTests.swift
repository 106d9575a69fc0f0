// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks
import ViewPictures

@Suite("Label factory")
struct LabelFactoryTests {
  /// A kind of label with its distinguishing properties.
  enum Kind: String, CaseIterable {
    case header, body, inputLabel, hint

    func make(_ factory: any LabelFactoryProtocol) -> LabelNode {
      switch self {
      case .header: factory.header()
      case .body: factory.body()
      case .inputLabel: factory.inputLabel()
      case .hint: factory.hint()
      }
    }

    func make(_ factory: any LabelFactoryProtocol, _ alignment: TextAlignment) -> LabelNode {
      switch self {
      case .header: factory.header(alignment: alignment)
      case .body: factory.body(alignment: alignment)
      case .inputLabel: factory.inputLabel(alignment: alignment)
      case .hint: factory.hint(alignment: alignment)
      }
    }

    var role: PaletteRole {
      switch self {
      case .header: .labelHeader
      case .body: .labelBody
      case .inputLabel: .labelInput
      case .hint: .labelHint
      }
    }

    var style: TextStyle {
      switch self {
      case .header: .title1
      case .body: .body
      case .inputLabel, .hint: .caption1
      }
    }

    var isOneLine: Bool { self == .header || self == .inputLabel }
  }

  @Test("each label has its font, color, and number of lines", arguments: Kind.allCases)
  func looks(kind: Kind) {
    for palette in [DefaultViewFactoryColor(), MockViewFactoryColor()]
      as [any ViewFactoryColorProtocol]
    {
      let label = kind.make(LabelFactory(viewFactoryColor: palette))
      #expect(label.font == .preferredFont(forTextStyle: kind.style))
      #expect(label.textColor == kind.role.color(in: palette))
      #expect(label.numberOfLines == (kind.isOneLine ? 1 : 0))
      #expect(label.adjustsFontSizeToFitWidth == kind.isOneLine)
      #expect(label.backgroundColor == nil)
      #expect(label.translatesAutoresizingMaskIntoConstraints == false)
    }
  }

  @Test(
    "text is aligned at the leading edge by default", arguments: Kind.allCases,
    [TextAlignment.left, .center, .right])
  func alignment(kind: Kind, alignment: TextAlignment) {
    #expect(kind.make(LabelFactory()).textAlignment == .natural)
    #expect(kind.make(LabelFactory(), alignment).textAlignment == alignment)
  }

  @Test("a header shrinks to half its size before it is truncated")
  func shrinksToALimit() {
    for label in [LabelFactory().header(), LabelFactory().inputLabel()] {
      label.text = String(repeating: "endless ", count: 600)
      let set = label.textLayout(for: CGSize(width: 375, height: 50))
      #expect(set.isTruncated)
      #expect(set.font.pointSize >= label.font.pointSize / 2)
    }
  }

  @Test("every label follows the text size", arguments: Kind.allCases)
  func dynamicType(kind: Kind) {
    let label = kind.make(LabelFactory())
    label.text = "Words that grow"
    let standard = label.intrinsicContentSize
    label.traitOverrides = TraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let expected = kind.style.pointSize(for: .accessibilityExtraExtraExtraLarge)
    #expect(label.textLayout(for: CGSize(width: 2000, height: 200)).font.pointSize == expected)
    #expect(label.intrinsicContentSize.width > standard.width * 1.5)
  }

  @Test("titles wrap instead of shrinking at accessibility text sizes")
  func wraps() {
    let header = LabelFactory().header()
    header.text = "Confirm your reservation"
    let size = CGSize(width: 343, height: 800)
    #expect(header.textLayout(for: size).lines.count == 1)
    header.traitOverrides = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let set = header.textLayout(for: size)
    #expect(set.lines.count > 1)
    #expect(set.font.pointSize == TextStyle.title1.pointSize(for: .accessibilityLarge))
    #expect(set.isTruncated == false)
  }

  @Test("every call creates a new label", arguments: Kind.allCases)
  func newLabel(kind: Kind) {
    let factory = LabelFactory()
    #expect(kind.make(factory) !== kind.make(factory))
  }

  @Test("a long header shrinks to one line, and a long body doesn't")
  func longText() {
    let header = LabelFactory().header()
    header.text = "This is a long header that cannot stand in one line as it is"
    header.frame = CGRect(x: 0, y: 0, width: 375, height: 50)
    let shrunk = header.textLayout(for: header.bounds.size)
    #expect(shrunk.lines.count == 1)
    #expect(shrunk.isTruncated == false)

    let body = LabelFactory().body()
    body.text = String(repeating: "Words that go on. ", count: 6)
    #expect(body.textLayout(for: CGSize(width: 375, height: 500)).lines.count > 1)
  }

  @Test("a header is a heading for accessibility and in pages, and other labels aren't")
  func heading() {
    let factory = LabelFactory()
    for kind in Kind.allCases {
      let label = kind.make(factory)
      label.text = "Title"
      #expect(label.accessibilityTraits.contains(.header) == (kind == .header))
      #expect(label.html().contains("<h1 class=\"h\">") == (kind != .header))
    }
  }
}
