// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A section of views, with an optional header and footer.
///
/// SwiftUI: `Section`.
///
/// In a ``List`` or ``Form`` it is a section of the table; elsewhere it shows its header, content,
/// and footer in sequence.
public struct Section: View {
  let header: AnyView?
  let content: any View
  let footer: AnyView?

  private init(header: AnyView?, footer: AnyView?, content: any View) {
    self.header = header
    self.footer = footer
    self.content = content
  }

  /// Creates a section without header and footer.
  ///
  /// - Parameter content: The views.
  public init(@ViewBuilder content: () -> some View) {
    self.init(header: nil, footer: nil, content: content())
  }

  /// Creates a section with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The views.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {
    self.init(header: AnyView(Text(title)), footer: nil, content: content())
  }

  /// Creates a section with a header.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - header: The header above the views.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View) {
    self.init(header: AnyView(header()), footer: nil, content: content())
  }

  /// Creates a section with a footer.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - footer: The footer below the views.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder footer: () -> some View) {
    self.init(header: nil, footer: AnyView(footer()), content: content())
  }

  /// Creates a section with a header and a footer.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - header: The header above the views.
  ///   - footer: The footer below the views.
  public init(
    @ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View,
    @ViewBuilder footer: () -> some View
  ) {
    self.init(header: AnyView(header()), footer: AnyView(footer()), content: content())
  }

  /// Creates a section with a header.
  ///
  /// - Parameters:
  ///   - header: The header above the views.
  ///   - content: The views.
  public init(header: some View, @ViewBuilder content: () -> some View) {
    self.init(header: AnyView(header), footer: nil, content: content())
  }

  /// Creates a section with a header and a footer.
  ///
  /// - Parameters:
  ///   - header: The header above the views.
  ///   - footer: The footer below the views.
  ///   - content: The views.
  public init(header: some View, footer: some View, @ViewBuilder content: () -> some View) {
    self.init(header: AnyView(header), footer: AnyView(footer), content: content())
  }

  /// The header, content, and footer in sequence.
  public var body: some View {
    if let header { header }
    AnyView(content)
    if let footer { footer }
  }
}
