// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewFactory

/// A component in one of its states, as a screen would use it.
///
/// ```swift
/// GalleryExample("badge-many", "Badge, from 100 on", isWide: false) { $0.tag.badge(count: 128) }
/// ```
///
/// The code in braces is shown next to the picture if its source file is readable.
public nonisolated struct GalleryExample: Sendable {
  #if MainActor
    /// A closure that creates a component with an injected factory on the main actor.
    public typealias Maker = @MainActor @Sendable (any ViewFactoryProtocol) -> ViewNode
  #else
    /// A closure that creates a component with an injected factory on any thread.
    public typealias Maker = @Sendable (any ViewFactoryProtocol) -> ViewNode
  #endif

  /// The name: an anchor of the page, which is unique in a gallery.
  public let name: String
  /// The title of the example.
  public let title: String
  /// A Boolean value that indicates whether the example is as wide as its container instead of its
  /// intrinsic width.
  public let isWide: Bool
  /// The closure that creates the component with an injected factory.
  public let make: Maker
  let source: SourceExcerpt

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - name: The name: an anchor of the page, which is unique in a gallery.
  ///   - title: The title.
  ///   - isWide: Whether it is as wide as its container instead of its intrinsic width.
  ///   - filePath: The file whose code is shown; by default, that of the call.
  ///   - line: The line of the code; by default, that of the call.
  ///   - make: A closure that creates the component with an injected factory, called again for each
  ///     picture.
  public init(
    _ name: String, _ title: String, isWide: Bool = true, filePath: String = #filePath,
    line: Int = #line, make: @escaping Maker
  ) {
    self.name = name
    self.title = title
    self.isWide = isWide
    self.make = make
    source = SourceExcerpt(filePath: filePath, line: line)
  }
}

extension GalleryExample {
  /// Returns a screen's background with the component on it, 16 points from each side.
  ///
  /// - Parameters:
  ///   - viewFactory: The factory for the component.
  ///   - width: The width of the background, in points.
  /// - Returns: The background, which is not laid out yet.
  public func page(_ viewFactory: any ViewFactoryProtocol, width: CGFloat) -> ViewNode {
    let page = ViewNode()
    page.backgroundColor = viewFactory.viewFactoryColor.background
    let component = make(viewFactory)
    component.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(component)
    let end = component.trailingAnchor
    LayoutConstraint.activate([
      page.widthAnchor.constraint(equalToConstant: width),
      component.topAnchor.constraint(equalTo: page.topAnchor, constant: 16),
      component.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -16),
      component.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 16),
      isWide
        ? end.constraint(equalTo: page.trailingAnchor, constant: -16)
        : end.constraint(lessThanOrEqualTo: page.trailingAnchor, constant: -16),
    ])
    return page
  }
}
