// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A container that fills the proposed space and creates its content from its own size.
///
/// SwiftUI: `GeometryReader`.
///
/// The content is at the top leading corner. In a dimension without a proposal, the container is 10
/// points long.
public struct GeometryReader<Content: View>: View {
  private let content: (GeometryProxy) -> Content

  /// Creates a reader.
  ///
  /// - Parameter content: A closure that creates the content; it is called again for each size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// The reader itself.
  public var body: some View {
    OnDemandView { memory in GeometryElement(memory: memory) { content($0) } }
  }

  /// Expands the body of the view.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }
}

/// The size and coordinate spaces of a ``GeometryReader``, passed to its content closure.
///
/// SwiftUI: `GeometryProxy`.
public struct GeometryProxy {
  /// The size of the reader, in points.
  public let size: CGSize
  /// The safe area insets of the reader, in points.
  public let safeAreaInsets: EdgeInsets
  private let origin: (CoordinateSpace) -> CGPoint

  init(
    size: CGSize, safeAreaInsets: EdgeInsets = .zero,
    origin: @escaping (CoordinateSpace) -> CGPoint = { _ in .zero }
  ) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
    self.origin = origin
  }

  /// The corner of the reader in the coordinates of the host.
  var originInHost: CGPoint { origin(.named(HostSpace())) }

  /// Returns the frame of the reader.
  ///
  /// - Parameter space: The coordinate space. For the global space, the frame is that of the last
  ///   layout: scrolling does not recreate the content.
  /// - Returns: The frame in points.
  public func frame(in space: CoordinateSpace) -> CGRect {
    CGRect(origin: origin(space), size: size)
  }
}

/// The name of no view's coordinate space, which therefore refers to that of the host.
nonisolated private struct HostSpace: Hashable {}

/// A coordinate space for frames.
///
/// SwiftUI: `CoordinateSpace`.
public nonisolated enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The coordinate space of the screen, or of the outermost node if there is no screen.
  case global
  /// The coordinate space of the view itself.
  case local
  /// A named coordinate space of an ancestor, or the host's if no ancestor has that name.
  case named(AnyHashable)
}

extension View {
  /// Assigns a name to the coordinate space of the view.
  ///
  /// - Parameter name: The name.
  /// - Returns: The modified view.
  public func coordinateSpace(name: some Hashable) -> some View {
    WrappedView(content: self, element: CoordinateSpaceElement(spaceName: AnyHashable(name)))
  }
}

/// An element that assigns a name to the coordinate space of a view.
struct CoordinateSpaceElement: UnaryElement {
  let spaceName: AnyHashable

  var name: String { "coordinateSpace" }
}
