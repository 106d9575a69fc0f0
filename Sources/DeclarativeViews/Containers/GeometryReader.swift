// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Takes all the room that it is offered and makes its content for it. SwiftUI: `GeometryReader`.
///
/// The content lies at the top leading corner. Offered nothing in particular it takes 10 points.
public struct GeometryReader<Content: View>: View {
  private let content: (GeometryProxy) -> Content

  /// Makes a reader.
  ///
  /// - Parameter content: Makes the content; it is asked again for each size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The reader itself.
  public var body: some View {
    ElementView(element: GeometryElement { content($0) })
  }
}

/// What a ``GeometryReader`` knows when it makes its content. SwiftUI: `GeometryProxy`.
public struct GeometryProxy: Hashable, Sendable {
  /// The size of the reader, in points.
  public let size: CGSize
}
