// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

extension View {
  /// Sets how the images of ``AsyncImage`` views are loaded.
  ///
  /// - Parameter load: A closure that loads the image at a URL, called with the number of its pixels
  ///   per point. It may throw any error.
  /// - Returns: The modified view.
  public func imageLoader(
    _ load: @escaping @Sendable (_ url: URL, _ scale: CGFloat) async throws -> Image
  ) -> some View {
    environment(\.imageLoader, load)
  }
}

/// The reason why an image of an ``AsyncImage`` couldn't be loaded.
public nonisolated enum ImageLoadingError: Error, Hashable, CustomStringConvertible {
  /// The URL isn't that of a file, and there is no ``View/imageLoader(_:)``.
  case noLoader(url: URL)
  /// The data isn't an image in a format that is supported.
  case notAnImage(url: URL)

  /// The reason in words.
  public var description: String {
    switch self {
    case .noLoader(let url): "There is no imageLoader that loads \(url.absoluteString)."
    case .notAnImage(let url): "\(url.absoluteString) is not an image in a supported format."
    }
  }
}

extension EnvironmentValues {
  var imageLoader: @Sendable (URL, CGFloat) async throws -> Image {
    get { self[ImageLoaderKey.self] }
    set { self[ImageLoaderKey.self] = newValue }
  }
}

private struct ImageLoaderKey: EnvironmentKey {
  static let defaultValue: @Sendable (URL, CGFloat) async throws -> Image = { url, scale in
    guard url.isFileURL else { throw ImageLoadingError.noLoader(url: url) }
    guard let image = Image(data: try Data(contentsOf: url), scale: scale) else {
      throw ImageLoadingError.notAnImage(url: url)
    }
    return image
  }
}
