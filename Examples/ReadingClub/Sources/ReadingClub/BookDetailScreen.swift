// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// The details of a book.
public final class BookDetailScreen {
  /// The screen's view.
  public let view: ViewNode
  /// A closure that is called when the reader goes back.
  public var onBack: (() -> Void)?

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - viewFactory: The factory for the views.
  ///   - book: The book.
  ///   - pagesPerDay: The number of pages read per day.
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
