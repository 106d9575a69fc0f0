// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Views of list contents")
struct ListContentNodeTests {
  private func content(
    _ change: (inout ListContentConfiguration) -> Void = { _ in }
  ) -> ListContentConfiguration {
    var content = ListContentConfiguration.cell()
    content.text = "Title"
    content.secondaryText = "Some detail"
    content.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 3, leading: 20, bottom: 8, trailing: 10)
    content.textToSecondaryTextVerticalPadding = 5
    change(&content)
    return content
  }

  private func addPicture(_ content: inout ListContentConfiguration) {
    content.image = Image(content: .figures([]), size: CGSize(width: 30, height: 12))
    content.imageProperties.reservedLayoutSize = CGSize(width: 50, height: 0)
    content.imageToTextPadding = 7
  }

  private struct Shown {
    let node: ListContentNode
    let image: ImageNode
    let text: LabelNode
    let secondary: LabelNode

    init(_ content: ListContentConfiguration) throws {
      node = ListContentNode(configuration: content)
      image = try #require(node.subviews.first as? ImageNode)
      let labels = node.subviews.compactMap { $0 as? LabelNode }
      try #require(labels.count == 2)
      (text, secondary) = (labels[0], labels[1])
    }

    /// The frames in a size of 300 × 100 points, which are mirrored right to left.
    func frames() -> (image: CGRect, text: CGRect, secondary: CGRect) {
      node.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      node.semanticContentAttribute = .forceRightToLeft
      node.layoutIfNeeded()
      let flipped = [image, text, secondary].map(\.frame)
      node.semanticContentAttribute = .forceLeftToRight
      node.layoutIfNeeded()
      for (part, mirrored) in zip([image, text, secondary] as [ViewNode], flipped) {
        #expect(abs(mirrored.minX - (300 - part.frame.maxX)) < 1e-9)
        #expect(mirrored.minY == part.frame.minY && mirrored.size == part.frame.size)
      }
      return (image.frame, text.frame, secondary.frame)
    }

    func size(_ label: LabelNode, _ width: CGFloat) -> CGSize {
      let size = label.sizeThatFits(CGSize(width: width, height: .infinity))
      return CGSize(width: min(size.width, width), height: size.height)
    }

    /// The top of something centered between the margins.
    func centered(_ height: CGFloat) -> CGFloat { 3 + node.roundedToPixel((89 - height) / 2) }
  }

  @Test("an image, a text, and another one below it are centered between the margins")
  func below() throws {
    let shown = try Shown(content(addPicture))
    let frames = shown.frames()
    #expect(frames.image == CGRect(x: 30, y: shown.centered(12), width: 30, height: 12))
    let (text, detail) = (
      shown.size(shown.text, 213).height, shown.size(shown.secondary, 213).height
    )
    let top = shown.centered(text + 5 + detail)
    #expect(frames.text == CGRect(x: 77, y: top, width: 213, height: text))
    #expect(frames.secondary == CGRect(x: 77, y: top + text + 5, width: 213, height: detail))
  }

  @Test("a text alone has neither a gap nor an image beside it")
  func alone() throws {
    for hidesFirst in [false, true] {
      let shown = try Shown(
        content {
          if hidesFirst { $0.text = "" } else { $0.secondaryText = nil }
        })
      let frames = shown.frames()
      let label = hidesFirst ? shown.secondary : shown.text
      let other = hidesFirst ? shown.text : shown.secondary
      let height = shown.size(label, 270).height
      let expected = CGRect(x: 20, y: shown.centered(height), width: 270, height: height)
      #expect((hidesFirst ? frames.secondary : frames.text) == expected)
      #expect(other.isHidden && !label.isHidden && shown.image.isHidden)
    }
  }

  @Test("a value is beside its text if both fit with their gap and the text is one line")
  func beside() throws {
    let probe = try Shown(content())
    let (text, value) = (probe.size(probe.text, 270), probe.size(probe.secondary, 270))
    let widest = 270 - text.width - value.width
    for (gap, isBeside) in [(0, true), (widest - 0.5, true), (widest + 0.5, false)]
      as [(CGFloat, Bool)]
    {
      for prefers in [true, false] {
        let shown = try Shown(
          content {
            $0.prefersSideBySideTextAndSecondaryText = prefers
            $0.textToSecondaryTextHorizontalPadding = gap
          })
        let frames = shown.frames()
        guard prefers, isBeside else {
          #expect(frames.secondary.minY == frames.text.maxY + 5 && frames.text.width == 270)
          continue
        }
        #expect(
          frames.text
            == CGRect(
              x: 20, y: shown.centered(text.height), width: text.width, height: text.height))
        #expect(
          frames.secondary
            == CGRect(
              x: 290 - value.width, y: shown.centered(value.height), width: value.width,
              height: value.height))
      }
    }
    let wrapped = try Shown(
      content {
        $0.prefersSideBySideTextAndSecondaryText = true
        $0.text = "A\nB"
      })
    #expect(wrapped.frames().secondary.minY == wrapped.text.frame.maxY + 5)
    let single = try Shown(
      content {
        $0.prefersSideBySideTextAndSecondaryText = true
        $0.secondaryText = nil
      })
    #expect(single.frames().text.width == 270)
  }

  @Test("a content is as high as its parts and margins, but not lower than its style")
  func heights() throws {
    func height(_ content: ListContentConfiguration, _ width: CGFloat = 300) -> CGFloat {
      let node = ListContentNode(configuration: content)
      let fitting = node.sizeThatFits(CGSize(width: width, height: 7))
      #expect(fitting.width == width && node.contentHeight(forWidth: width) == fitting.height)
      return fitting.height
    }
    let shown = try Shown(content())
    let (text, detail) = (
      shown.size(shown.text, 270).height, shown.size(shown.secondary, 270).height
    )
    let node = shown.node
    let texts: CGFloat = text + detail + 11
    #expect(height(content()) == max(44, node.ceiledToPixel(texts + 5)))
    let spaced = content { $0.textToSecondaryTextVerticalPadding = 30 }
    #expect(height(spaced) == node.ceiledToPixel(texts + 30))
    #expect(height(content { $0.secondaryText = nil }) == 44)
    #expect(
      height(
        content {
          $0.secondaryText = nil
          $0.minimumHeight = 28
        }) == node.ceiledToPixel(text + 11))
    #expect(
      height(
        content {
          $0.text = nil
          $0.image = Image(content: .figures([]), size: CGSize(width: 9, height: 120))
        }) == 131)
    #expect(
      height(
        content {
          $0.image = Image(content: .figures([]), size: CGSize(width: 9, height: 12))
          $0.imageProperties.reservedLayoutSize = CGSize(width: 0, height: 70)
        }) == 81)
    #expect(
      height(
        content {
          $0.prefersSideBySideTextAndSecondaryText = true
          $0.minimumHeight = 0
        }) == node.ceiledToPixel(max(text, detail) + 11))
    // Without any room, the texts need some height all the same.
    #expect(height(content(addPicture), 40) >= 44)
    let intrinsic = node.intrinsicContentSize
    #expect(intrinsic == CGSize(width: ViewNode.noIntrinsicMetric, height: height(content())))
  }

  @Test("labels show the properties of their texts")
  func properties() throws {
    let shown = try Shown(
      content {
        $0.textProperties.alignment = .center
        $0.textProperties.numberOfLines = 3
        $0.textProperties.lineBreakMode = .byTruncatingHead
        $0.textProperties.adjustsFontSizeToFitWidth = true
        $0.textProperties.minimumScaleFactor = 0.25
        $0.textProperties.adjustsFontForContentSizeCategory = false
        $0.textProperties.colorTransformer = ConfigurationColorTransformer { _ in .red }
        $0.secondaryTextProperties.alignment = .justified
        $0.secondaryTextProperties.transform = .uppercase
        $0.secondaryTextProperties.font = .systemFont(ofSize: 31)
      })
    let (text, detail) = (shown.text, shown.secondary)
    #expect(text.textAlignment == .center && detail.textAlignment == .natural)
    #expect(text.numberOfLines == 3 && detail.numberOfLines == 0)
    #expect(text.lineBreakMode == .byTruncatingHead && detail.lineBreakMode == .byTruncatingTail)
    #expect(text.adjustsFontSizeToFitWidth && !detail.adjustsFontSizeToFitWidth)
    #expect(text.minimumScaleFactor == 0.25 && detail.minimumScaleFactor == 0)
    #expect(!text.adjustsFontForContentSizeCategory && detail.adjustsFontForContentSizeCategory)
    #expect(text.textColor == .red && detail.textColor == .secondaryLabel)
    #expect(text.text == "Title" && detail.text == "SOME DETAIL")
    #expect(detail.font == .systemFont(ofSize: 31))
  }

  @Test("another content is shown in the next layout, and one of another kind isn't")
  func changes() throws {
    let shown = try Shown(content())
    let former = shown.frames()
    shown.node.configuration = content {
      $0.text = "A\nB"
      $0.directionalLayoutMargins.leading = 50
    }
    shown.node.layoutIfNeeded()
    #expect(shown.text.frame.minX == 50 && shown.text.frame.height > former.text.height)
    struct Other: ContentConfiguration {
      func makeContentView() -> any ViewNode & ContentNode {
        ListContentNode(configuration: .cell())
      }

      func updated(for state: any ConfigurationState) -> Other { self }
    }
    let node = shown.node
    #expect(node.supports(ListContentConfiguration.cell()) && !node.supports(Other()))
    node.configuration = Other()
    #expect((node.configuration as? ListContentConfiguration)?.text == "A\nB")
  }

  @Test("an image without a tint has that of its superview, and its font is that of the text")
  func tint() throws {
    let shown = try Shown(
      content {
        $0.image = Image(systemName: "star")
        $0.imageProperties.tintColor = .red
      })
    shown.node.tintColor = .green
    #expect(shown.image.tintColor == .red && !shown.image.isHidden)
    let symbol = Image.SymbolConfiguration(
      font: ListContentConfiguration.cell().textProperties.font)
    #expect(shown.image.preferredSymbolConfiguration == symbol)
    shown.node.configuration = content {
      $0.image = Image(systemName: "star")
      $0.imageProperties.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 40)
    }
    #expect(shown.image.tintColor == .green)
    #expect(
      shown.image.preferredSymbolConfiguration == Image.SymbolConfiguration(pointSize: 40))
  }
}
