// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Headers and footers of tables")
struct HeaderFooterTests {
  private func made(
    _ title: String, _ kind: TableRun.Kind, in style: TableNode.Style = .grouped,
    height: CGFloat = 60
  ) -> TableHeaderFooterNode {
    let made = TableHeaderFooterNode(reuseIdentifier: nil)
    made.showTitle(title, kind, in: style)
    made.frame = CGRect(x: 0, y: 0, width: 200, height: height)
    made.layoutIfNeeded()
    return made
  }

  @Test("a title has the font, the background, and the height of its kind and style")
  func styles() throws {
    let styles: [(TableRun.Kind, TableNode.Style, TextStyle, Color?, CGFloat)] = [
      (.header, .plain, .headline, .secondarySystemBackground, 28),
      (.header, .grouped, .footnote, nil, 38), (.header, .insetGrouped, .footnote, nil, 38),
      (.footer, .plain, .footnote, nil, 28), (.footer, .grouped, .footnote, nil, 28),
      (.footer, .insetGrouped, .footnote, nil, 28),
    ]
    for (kind, style, font, color, height) in styles {
      let note = Comment("\(kind) \(style)")
      let view = made("Title", kind, in: style)
      let label = try #require(view.textLabel)
      #expect(label.text == "Title" && label.font == .preferredFont(forTextStyle: font), note)
      #expect(view.backgroundColor == color, note)
      #expect(
        view.sizeThatFits(CGSize(width: 200, height: 9)) == CGSize(width: 200, height: height))
      #expect(label.accessibilityTraits.contains(.header) == (kind == .header), note)
      // Another kind leaves nothing of the former one.
      view.showTitle("End", .footer, in: .grouped)
      #expect(label.text == "End" && label.font == .preferredFont(forTextStyle: .footnote), note)
      #expect(view.backgroundColor == nil && !label.accessibilityTraits.contains(.header), note)
      #expect(view.sizeThatFits(CGSize(width: 200, height: 9)).height == 28, note)
    }
  }

  @Test("a title is secondary, wraps, and follows the text size")
  func label() {
    let view = TableHeaderFooterNode(reuseIdentifier: nil)
    let label = view.textLabel
    #expect(label?.numberOfLines == 0 && label?.textColor == .secondaryLabel)
    #expect(label?.font == .preferredFont(forTextStyle: .footnote))
    #expect(label?.adjustsFontForContentSizeCategory == true)
    #expect(view.textLabel === label && label?.superview === view.contentView)
  }

  @Test("the title of a header is at the bottom, and that of a footer at the top")
  func places() throws {
    for kind in [TableRun.Kind.header, .footer] {
      for height in [60, 21, 10] as [CGFloat] {
        let view = made("Title", kind, height: height)
        let label = try #require(view.textLabel)
        let own = label.sizeThatFits(CGSize(width: 168, height: 0)).height
        let free = kind == .header ? max(0, height - own - 6) : 0
        let y = view.roundedToPixel(3 + free)
        #expect(label.frame == CGRect(x: 16, y: y, width: 168, height: own), "\(kind) \(height)")
        #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: height))
      }
    }
  }

  @Test("the content keeps clear of insets, which are laid out when they change")
  func insets() throws {
    let view = made("A title that needs more than a single line of the header", .header)
    let label = try #require(view.textLabel)
    view.contentInsets = (left: 10, right: 24)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == CGRect(x: 10, y: 0, width: 166, height: 60))
    let own = label.sizeThatFits(CGSize(width: 134, height: 0)).height
    #expect(own > 30 && label.frame.width == 134 && label.frame.height == own)
    #expect(label.frame.minX == 16)
    let fitting = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(abs(fitting - own - 6) < 1e-6)
    view.contentInsets = (left: 150, right: 90)
    view.layoutIfNeeded()
    #expect(view.contentView.frame.width == 0 && label.frame.width == 0)
  }

  @Test("a title that changes is placed in the next layout")
  func changes() throws {
    let view = made("Title", .header, height: 90)
    let label = try #require(view.textLabel)
    let former = label.frame
    view.showTitle("A title that needs more than a single line of the header", .footer, in: .plain)
    view.layoutIfNeeded()
    #expect(label.frame.minY == 3 && label.frame.height > former.height)
  }

  @Test("a header that is made without a frame or from no archive has its content")
  func initializers() throws {
    let headers = [
      TableHeaderFooterNode(reuseIdentifier: "a"),
      try #require(TableHeaderFooterNode(coder: NSCoder())),
    ]
    for header in headers {
      #expect(header.subviews == [header.contentView] && header.frame == .zero)
    }
    #expect(headers.map(\.reuseIdentifier) == ["a", nil])
  }
}
