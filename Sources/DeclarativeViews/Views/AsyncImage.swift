// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A view that loads an image and shows it.
///
/// SwiftUI: `AsyncImage`.
///
/// ```swift
/// AsyncImage(url: url) { image in
///   image.resizable().scaledToFill()
/// } placeholder: {
///   ProgressView()
/// }
/// .frame(width: 80, height: 80)
/// ```
///
/// Images are loaded by the closure that ``View/imageLoader(_:)`` sets; without one, only files are.
public struct AsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> any View
  @State private var phase = AsyncImagePhase.empty
  @Environment(\.imageLoader) private var load

  private init(
    _ url: URL?, _ scale: CGFloat, makeContent: @escaping (AsyncImagePhase) -> any View
  ) {
    self.url = url
    self.scale = scale
    content = makeContent
  }

  /// Creates a view for each phase of loading the image.
  ///
  /// - Parameters:
  ///   - url: The URL of the image; nil for none.
  ///   - scale: The number of the image's pixels per point.
  ///   - transaction: The transaction of changes, which has no effect.
  ///   - content: A closure that creates the view of a phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url, scale) { content($0) }
  }

  /// The view of the current phase.
  public var body: some View {
    let (url, scale, load) = (url, scale, load)
    AnyView(content(phase))
      .task(id: url) {
        phase = .empty
        guard let url else { return }
        do {
          let image = try await load(url, scale)
          if !Task.isCancelled { phase = .success(image) }
        } catch {
          if !Task.isCancelled { phase = .failure(error) }
        }
      }
  }
}

extension AsyncImage where Content == Image {
  /// Creates a view that shows the image in its own size, and gray until then.
  ///
  /// - Parameters:
  ///   - url: The URL of the image; nil for none.
  ///   - scale: The number of the image's pixels per point.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url, scale) { $0.image ?? Color(white: 0.5, alpha: 0.2) as any View }
  }
}

extension AsyncImage {
  /// Creates a view that shows the image as another view, and a placeholder until then.
  ///
  /// - Parameters:
  ///   - url: The URL of the image; nil for none.
  ///   - scale: The number of the image's pixels per point.
  ///   - content: A closure that creates the view of the image.
  ///   - placeholder: A closure that creates the placeholder, which is also shown after a failure.
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalView<Loaded, Placeholder> {
    self.init(url, scale) { phase in
      phase.image.map { ConditionalView<Loaded, Placeholder>(.first(content($0))) }
        ?? ConditionalView(.second(placeholder()))
    }
  }
}
