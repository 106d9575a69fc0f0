// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// The list of the club's books, each of which leads to its details.
public final class BookListScreen {
  /// The screen's view.
  public let view: ViewNode
  /// A closure that is called with the book whose row is tapped.
  public var onSelect: ((Book) -> Void)?
  /// A closure that is called when the settings are requested.
  public var onSettings: (() -> Void)?

  /// Creates the screen.
  ///
  /// - Parameters:
  ///   - viewFactory: The factory for the views.
  ///   - reader: The reader.
  ///   - books: The books, in reading order.
  public init(viewFactory: any ViewFactoryProtocol, reader: String, books: [Book]) {
    let settings = viewFactory.button.icon(image: Image(systemName: "gear"), label: "Settings")
    let header = viewFactory.bar.header(
      title: "Books", subtitle: "Good to see you, \(reader)", back: nil, actions: [settings])
    let rows = books.map { book in
      let row = viewFactory.row.disclosure(
        title: book.title, subtitle: book.author, image: nil, value: nil)
      row.leadingNode = viewFactory.avatar.initials(name: book.author)
      return row
    }
    let content =
      books.isEmpty
      ? viewFactory.notice.empty(
        image: Image(systemName: "book"), title: "No books yet",
        message: "Bring one to the next evening.", action: nil)
      : viewFactory.section.group(rows: rows)
    view = viewFactory.page([header, content])
    for (book, row) in zip(books, rows) {
      row.addTarget(self, for: .primaryActionTriggered) { $0.onSelect?(book) }
    }
    settings.addTarget(self, for: .primaryActionTriggered) { $0.onSettings?() }
  }
}
