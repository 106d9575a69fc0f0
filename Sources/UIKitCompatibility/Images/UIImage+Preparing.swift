// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

extension UIImage {
  /// Returns the image itself, or `nil` if it is empty: images here need no decoding before they are drawn.
  public nonisolated func preparingForDisplay() -> UIImage? { cgImage }

  /// Returns the image itself, or `nil` if it is empty: images here need no decoding before they are drawn.
  public nonisolated func byPreparingForDisplay() async -> UIImage? { cgImage }

  /// Calls a closure with the image, or with `nil` if it is empty.
  ///
  /// - Parameter completionHandler: The closure, which is called immediately, in the caller's context.
  public nonisolated func prepareForDisplay(completionHandler: (UIImage?) -> Void) {
    completionHandler(cgImage)
  }
}
