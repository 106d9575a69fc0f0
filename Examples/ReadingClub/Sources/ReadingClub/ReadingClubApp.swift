// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory

/// The app: one screen after another in a root view.
public final class ReadingClubApp {
  /// The root view, which shows the current screen.
  public let rootNode = ViewNode()
  /// The account of a reader.
  public private(set) var account: Account?
  /// The current settings.
  public private(set) var settings = Settings()

  private let viewFactory: any ViewFactoryProtocol
  private let books: [Book]
  /// The current screen, which is retained while it is shown.
  private var screen: AnyObject?

  /// Creates the app, which starts with the sign-up screen.
  ///
  /// - Parameters:
  ///   - viewFactory: The factory for the views of all screens.
  ///   - books: The club's books.
  public init(
    viewFactory: any ViewFactoryProtocol = ViewFactory(theme: .readingClub),
    books: [Book] = Book.samples
  ) {
    self.viewFactory = viewFactory
    self.books = books
    showSignUp()
  }

  private func showSignUp() {
    let screen = SignUpScreen(viewFactory: viewFactory)
    screen.onSignUp = { [unowned self] account in
      self.account = account
      showBooks()
    }
    open(screen, screen.view)
  }

  private func showBooks() {
    let screen = BookListScreen(
      viewFactory: viewFactory, reader: account?.name ?? "", books: books)
    screen.onSelect = { [unowned self] in showBook($0) }
    screen.onSettings = { [unowned self] in showSettings() }
    open(screen, screen.view)
  }

  private func showBook(_ book: Book) {
    let screen = BookDetailScreen(
      viewFactory: viewFactory, book: book, pagesPerDay: settings.pagesPerDay)
    screen.onBack = { [unowned self] in showBooks() }
    open(screen, screen.view)
  }

  private func showSettings() {
    let screen = SettingsScreen(viewFactory: viewFactory, settings: settings)
    screen.onChange = { [unowned self] in apply($0) }
    screen.onBack = { [unowned self] in showBooks() }
    open(screen, screen.view)
  }

  private func apply(_ settings: Settings) {
    self.settings = settings
    rootNode.traitOverrides.userInterfaceStyle =
      switch settings.appearance {
      case .automatic: .unspecified
      case .light: .light
      case .dark: .dark
      }
  }

  private func open(_ screen: AnyObject, _ view: ViewNode) {
    self.screen = screen
    for former in rootNode.subviews { former.removeFromSuperview() }
    view.translatesAutoresizingMaskIntoConstraints = false
    rootNode.addSubview(view)
    viewFactory.styleHelper.constraint.setAll(for: view, to: rootNode, at: .zero)
  }
}
