// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import CairoPictures
import Foundation
import ViewFactory

/// The card that is shown for a shared link.
enum ShareImageCard {
  /// Part of the cache key; increment it when the card's look changes.
  static let version = "1"
  /// The size that large networks display, in points.
  static let size = CGSize(width: 600, height: 315)

  static func node(for request: ShareImageRequest, measurer: any TextMeasurer) -> ViewNode {
    let palette: any ViewFactoryColorProtocol =
      request.theme == .light ? LightViewFactoryColor() : DefaultViewFactoryColor()
    let viewFactory: any ViewFactoryProtocol = ViewFactory(viewFactoryColor: palette)

    let page = ViewNode(frame: CGRect(origin: .zero, size: size))
    page.textMeasurer = measurer
    page.backgroundColor = palette.input

    let title = viewFactory.label.header()
    title.text = request.title
    title.font = .boldSystemFont(ofSize: 34)
    title.numberOfLines = 3
    title.adjustsFontSizeToFitWidth = true
    title.minimumScaleFactor = 0.6
    let text = viewFactory.label.body()
    text.text = request.text
    text.font = .systemFont(ofSize: 19)
    text.numberOfLines = 3
    let author = viewFactory.label.hint()
    author.text = request.author
    author.font = .systemFont(ofSize: 17)
    author.numberOfLines = 1
    // The author is always visible; the text is truncated first, then the title.
    title.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
    text.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    author.setContentCompressionResistancePriority(.required, for: .vertical)

    let stack = viewFactory.stack.vertical(views: [title, text, author])
    stack.spacing = 12
    let card = viewFactory.card.main(stack: stack)
    page.addSubview(card)
    card.translatesAutoresizingMaskIntoConstraints = false
    card
      .leadingAnchor(equalTo: page.leadingAnchor, constant: 32)
      .trailingAnchor(equalTo: page.trailingAnchor, constant: -32)
      .centerYAnchor(equalTo: page.centerYAnchor)
    card.topAnchor.constraint(greaterThanOrEqualTo: page.topAnchor, constant: 24).isActive = true
    return page
  }
}
