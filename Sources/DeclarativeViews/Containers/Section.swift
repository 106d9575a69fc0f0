// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A section of views, with an optional header and footer.
///
/// SwiftUI: `Section`.
///
/// In a ``List`` or ``Form`` it is a section of the table; elsewhere it shows its header, content,
/// and footer in sequence.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: AnyView?
  let content: any View
  let footer: AnyView?

  private init(header: AnyView?, footer: AnyView?, content: any View) {
    self.header = header
    self.footer = footer
    self.content = content
  }

  /// Creates a section with a header and a footer.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - header: The header above the views.
  ///   - footer: The footer below the views.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: AnyView(header()), footer: AnyView(footer()), content: content())
  }

  /// Creates a section with a header and a footer.
  ///
  /// - Parameters:
  ///   - header: The header above the views.
  ///   - footer: The footer below the views.
  ///   - content: The views.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: AnyView(header), footer: AnyView(footer), content: content())
  }

  /// The header, content, and footer in sequence.
  public var body: some View {
    if let header { header }
    AnyView(content)
    if let footer { footer }
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - header: The header above the views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: AnyView(header()), footer: nil, content: content())
  }

  /// Creates a section with a header.
  ///
  /// - Parameters:
  ///   - header: The header above the views.
  ///   - content: The views.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: AnyView(header), footer: nil, content: content())
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - footer: The footer below the views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: nil, footer: AnyView(footer()), content: content())
  }

  /// Creates a section with a footer.
  ///
  /// - Parameters:
  ///   - footer: The footer below the views.
  ///   - content: The views.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: nil, footer: AnyView(footer), content: content())
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without header and footer.
  ///
  /// - Parameter content: The views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: nil, footer: nil, content: content())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - content: The views.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: AnyView(Text(titleKey)), footer: nil, content: content())
  }

  /// Creates a section with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The views.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(header: AnyView(Text(title)), footer: nil, content: content())
  }
}
