// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Layout of configured buttons")
struct ConfiguredLayoutTests {
  private static let picture = Image(content: .figures([]), size: CGSize(width: 20, height: 10))

  private func configuration(
    _ placement: DirectionalRectEdge = .leading,
    _ alignment: ButtonNode.Configuration.TitleAlignment = .automatic, hasImage: Bool = true
  ) -> ButtonNode.Configuration {
    var configuration = ButtonNode.Configuration.plain()
    configuration.image = hasImage ? Self.picture : nil
    configuration.imagePlacement = placement
    configuration.imagePadding = 6
    configuration.titlePadding = 3
    configuration.titleAlignment = alignment
    configuration.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    return configuration
  }

  private func layout(
    _ configuration: ButtonNode.Configuration, width: CGFloat? = nil,
    image: CGSize = CGSize(width: 20, height: 10), title: CGSize = CGSize(width: 60, height: 15),
    subtitle: CGSize = CGSize(width: 40, height: 12)
  ) -> ConfiguredButtonLayout {
    ConfiguredButtonLayout(
      configuration, image: image, width: width, title: { _ in title }, subtitle: { _ in subtitle })
  }

  private func expect(
    _ layout: ConfiguredButtonLayout, _ image: CGRect, _ title: CGRect, _ subtitle: CGRect,
    _ size: CGSize, _ name: String = ""
  ) {
    #expect(layout.image == image, "\(name)")
    #expect(layout.title == title, "\(name)")
    #expect(layout.subtitle == subtitle, "\(name)")
    #expect(layout.size == size, "\(name)")
  }

  @Test("the image is beside, above, or below the texts, and shorter parts are centered")
  func placements() {
    expect(
      layout(configuration(.leading)), CGRect(x: 0, y: 10, width: 20, height: 10),
      CGRect(x: 26, y: 0, width: 60, height: 15), CGRect(x: 26, y: 18, width: 40, height: 12),
      CGSize(width: 92, height: 34), "leading")
    expect(
      layout(configuration(.trailing)), CGRect(x: 66, y: 10, width: 20, height: 10),
      CGRect(x: 0, y: 0, width: 60, height: 15), CGRect(x: 20, y: 18, width: 40, height: 12),
      CGSize(width: 92, height: 34), "trailing")
    expect(
      layout(configuration(.top)), CGRect(x: 20, y: 0, width: 20, height: 10),
      CGRect(x: 0, y: 16, width: 60, height: 15), CGRect(x: 10, y: 34, width: 40, height: 12),
      CGSize(width: 66, height: 50), "top")
    expect(
      layout(configuration(.bottom)), CGRect(x: 20, y: 36, width: 20, height: 10),
      CGRect(x: 0, y: 0, width: 60, height: 15), CGRect(x: 10, y: 18, width: 40, height: 12),
      CGSize(width: 66, height: 50), "bottom")
    expect(
      layout(configuration(.leading), image: CGSize(width: 20, height: 50)),
      CGRect(x: 0, y: 0, width: 20, height: 50), CGRect(x: 26, y: 10, width: 60, height: 15),
      CGRect(x: 26, y: 28, width: 40, height: 12), CGSize(width: 92, height: 54), "high image")
    expect(
      layout(configuration(.top), image: CGSize(width: 80, height: 10)),
      CGRect(x: 0, y: 0, width: 80, height: 10), CGRect(x: 10, y: 16, width: 60, height: 15),
      CGRect(x: 20, y: 34, width: 40, height: 12), CGSize(width: 86, height: 50), "wide image")
  }

  @Test("texts are aligned with each other, whichever is wider")
  func alignments() {
    let expected: [(ButtonNode.Configuration.TitleAlignment, CGFloat)] = [
      (.leading, 0), (.center, 10), (.trailing, 20),
    ]
    for (alignment, distance) in expected {
      let wide = layout(configuration(.top, alignment))
      #expect(wide.title.minX == 0 && wide.subtitle.minX == distance)
      let narrow = layout(
        configuration(.top, alignment), title: CGSize(width: 40, height: 15),
        subtitle: CGSize(width: 60, height: 12))
      #expect(narrow.title.minX == distance && narrow.subtitle.minX == 0)
    }
    #expect(layout(configuration(hasImage: false), image: .zero).subtitle.minX == 10)
    let cases: [(DirectionalRectEdge, ButtonNode.Configuration.TitleAlignment)] = [
      (.leading, .leading), (.trailing, .trailing), (.top, .center), (.bottom, .center),
      ([.leading, .trailing], .leading),
    ]
    for (placement, alignment) in cases {
      #expect(configuration(placement).columnAlignment == alignment)
      #expect(configuration(placement, hasImage: false).columnAlignment == .center)
      var busy = configuration(placement, hasImage: false)
      busy.showsActivityIndicator = true
      #expect(busy.columnAlignment == alignment)
      #expect(configuration(placement, .trailing).columnAlignment == .trailing)
    }
  }

  @Test("paddings are only between parts that exist")
  func missing() {
    let plain = configuration(hasImage: false)
    expect(
      layout(plain, image: .zero), CGRect(x: 0, y: 15, width: 0, height: 0),
      CGRect(x: 0, y: 0, width: 60, height: 15),
      CGRect(x: 10, y: 18, width: 40, height: 12), CGSize(width: 66, height: 34), "no image")
    expect(
      layout(plain, image: .zero, subtitle: .zero), CGRect(x: 0, y: 7.5, width: 0, height: 0),
      CGRect(x: 0, y: 0, width: 60, height: 15), CGRect(x: 30, y: 15, width: 0, height: 0),
      CGSize(width: 66, height: 19), "title")
    expect(
      layout(plain, image: .zero, title: .zero), CGRect(x: 0, y: 6, width: 0, height: 0),
      CGRect(x: 20, y: 0, width: 0, height: 0),
      CGRect(x: 0, y: 0, width: 40, height: 12), CGSize(width: 46, height: 16), "subtitle")
    for placement in [DirectionalRectEdge.leading, .trailing, .top, .bottom] {
      let layout = layout(configuration(placement), title: .zero, subtitle: .zero)
      #expect(layout.image == CGRect(x: 0, y: 0, width: 20, height: 10))
      #expect(layout.size == CGSize(width: 26, height: 14))
    }
  }

  @Test("texts get the width that the insets, the image, and its padding leave")
  func widths() {
    for (placement, width, offered) in [
      (.leading, 50, 18), (.trailing, 50, 18), (.top, 50, 44), (.bottom, 50, 44), (.leading, 10, 0),
      (.top, 10, 4), (.leading, 3, 0), (.top, 3, 0),
    ] as [(DirectionalRectEdge, CGFloat, CGFloat)] {
      var offers: [CGFloat] = []
      let layout = ConfiguredButtonLayout(
        configuration(placement), image: CGSize(width: 20, height: 10), width: width,
        title: {
          offers.append($0)
          return CGSize(width: 60, height: 15)
        },
        subtitle: {
          offers.append($0)
          return CGSize(width: 10, height: 12)
        })
      #expect(offers == [offered, offered])
      #expect(layout.title.width == offered && layout.subtitle.width == min(10, offered))
      #expect(layout.size.width == max(width, 6))
    }
    var offers: [CGFloat] = []
    _ = ConfiguredButtonLayout(
      configuration(hasImage: false), image: .zero, width: 50,
      title: {
        offers.append($0)
        return .zero
      }, subtitle: { _ in .zero })
    #expect(offers == [44])
  }

  @Test("moved parts are rounded, and keep their sizes")
  func moved() {
    var layout = layout(configuration(.leading))
    layout.move(by: CGPoint(x: 5.3, y: 7.6)) { $0.rounded() }
    #expect(layout.image == CGRect(x: 5, y: 18, width: 20, height: 10))
    #expect(layout.title == CGRect(x: 31, y: 8, width: 60, height: 15))
    #expect(layout.subtitle == CGRect(x: 31, y: 26, width: 40, height: 12))
  }

  @Test(
    "from right to left, all parts are mirrored, and aligned texts follow",
    arguments: [false, true])
  func mirrored(isRightToLeft: Bool) throws {
    let button = ButtonNode(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    var configuration = configuration(.trailing)
    configuration.title = "A longer title"
    configuration.subtitle = "sub"
    button.configuration = configuration
    button.contentHorizontalAlignment = .leading
    func frames() throws -> [CGRect] {
      button.layoutIfNeeded()
      return [
        try #require(button.titleLabel).frame, try #require(button.configured?.subtitle).frame,
        try #require(button.imageView).frame,
      ]
    }
    let straight = try frames()
    let texts = [button.titleLabel, button.configured?.subtitle]
    #expect(texts.map { $0?.textAlignment } == [.right, .right])
    #expect(straight[0].minX == 2 && straight[1].maxX == straight[0].maxX)
    button.semanticContentAttribute = .forceRightToLeft
    let mirrored = try frames()
    for (frame, other) in zip(straight, mirrored) {
      #expect(abs(frame.minX + other.maxX - 300) < 0.34 && frame.minY == other.minY)
    }
    #expect(texts.map { $0?.textAlignment } == [.left, .left])
    button.configuration?.showsActivityIndicator = true
    button.setNeedsLayout()
    button.layoutIfNeeded()
    #expect(button.configured?.indicator?.frame == button.imageView?.frame)
    button.configuration?.titleAlignment = .leading
    #expect(texts.map { $0?.textAlignment } == [.natural, .natural])
    button.configuration?.titleAlignment = .center
    #expect(texts.map { $0?.textAlignment } == [.center, .center])
  }

  @Test(
    "a button that is offered less than its natural width wraps its title, and otherwise doesn't")
  func fitting() {
    let button = ButtonNode()
    var configuration = ButtonNode.Configuration.plain()
    configuration.title = "A title of several words"
    button.configuration = configuration
    let natural = button.intrinsicContentSize
    for width in [-1, 0, natural.width, natural.width + 1, .infinity, .nan] as [CGFloat] {
      #expect(button.sizeThatFits(CGSize(width: width, height: 10)) == natural, "\(width)")
    }
    let narrow = button.sizeThatFits(CGSize(width: 100, height: 10))
    #expect(narrow.width <= 100 && narrow.height > natural.height * 2)
    #expect(button.contentHeight(forWidth: 100) == narrow.height)
    #expect(button.contentHeight(forWidth: natural.width) == natural.height)
  }
}
