// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// What there is to know of a book.
public final class BookDetailScreen {
  /// The screen's view.
  public let view: ViewNode
  /// Called when the way back is taken.
  public var onBack: (() -> Void)?

  /// Makes the screen.
  ///
  /// - Parameters:
  ///   - viewFactory: Makes the views.
  ///   - book: The book.
  ///   - pagesPerDay: How many pages are read a day.
  public init(viewFactory: any ViewFactoryProtocol, book: Book, pagesPerDay: Int) {
    let header = viewFactory.bar.header(
      title: book.title, subtitle: book.author, back: "Books", actions: [])
    let quote = viewFactory.label.quote()
    quote.text = "“\(book.beginning)”"
    let days = (book.pages + pagesPerDay - 1) / max(pagesPerDay, 1)
    let figures = viewFactory.collection.grid(
      columns: 2,
      views: [
        viewFactory.figure.statistic(value: "\(book.pages)", label: "Pages"),
        viewFactory.figure.statistic(value: "\(days)", label: "Days to read"),
      ])
    var views: [ViewNode] = [header, quote, figures]
    if let rating = book.rating {
      views.append(viewFactory.choice.rating(value: rating, isEditable: false))
    } else {
      views.append(viewFactory.tag.tag(text: "Next on the list", tone: .info))
    }
    view = viewFactory.page(views, alignment: .leading)
    header.backControl?.addTarget(self, for: .primaryActionTriggered) { $0.onBack?() }
  }
}
