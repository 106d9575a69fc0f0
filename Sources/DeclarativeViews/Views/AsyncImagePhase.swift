// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// A phase of loading an image.
///
/// SwiftUI: `AsyncImagePhase`.
public nonisolated enum AsyncImagePhase: Sendable {
  /// No image is loaded yet.
  case empty
  /// The image is loaded.
  case success(Image)
  /// The image couldn't be loaded.
  case failure(any Error)

  /// The image, if it is loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error, if the image couldn't be loaded.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
