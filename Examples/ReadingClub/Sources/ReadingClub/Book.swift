// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A book that the club reads.
public struct Book: Hashable, Sendable {
  /// The title.
  public let title: String
  /// The author.
  public let author: String
  /// The number of pages.
  public let pages: Int
  /// The club's rating from 0 to 5, or `nil` before it was read.
  public let rating: Double?
  /// The opening lines.
  public let beginning: String

  /// Creates a book.
  public init(title: String, author: String, pages: Int, rating: Double? = nil, beginning: String) {
    self.title = title
    self.author = author
    self.pages = pages
    self.rating = rating
    self.beginning = beginning
  }
}

extension Book {
  /// This year's books.
  public static let samples = [
    Book(
      title: "The Posthumous Memoirs of Brás Cubas", author: "Machado de Assis", pages: 238,
      rating: 4.5, beginning: "For some time I debated whether to open these memoirs at the end."),
    Book(
      title: "Middlemarch", author: "George Eliot", pages: 880, rating: 5,
      beginning: "Miss Brooke had that kind of beauty which seems thrown into relief by poor dress."
    ),
    Book(
      title: "Pride and Prejudice", author: "Jane Austen", pages: 432,
      beginning: "It is a truth universally acknowledged."),
  ]
}
