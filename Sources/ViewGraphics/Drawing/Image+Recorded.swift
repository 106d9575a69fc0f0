// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension Image {
  /// Creates an image by recording what a closure draws; it stays sharp at any scale.
  ///
  /// - Parameters:
  ///   - size: The size, in points; a side that is negative or not finite is treated as 0.
  ///   - displayScale: The number of pixels per point that is passed to the closure.
  ///   - body: The closure, which draws into the specified context.
  package init(
    size: CGSize, displayScale: CGFloat, drawing body: (any GraphicsContext) -> Void
  ) {
    self.init(content: .figures([]), size: size)
    backing = ImageBackingReference(
      RecordedDrawing(size: self.size, displayScale: displayScale, body))
  }

  /// Creates an image of the recorded drawing, which stays sharp at any scale.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - recorder: The recorder.
  package init(size: CGSize, recordedBy recorder: DrawingRecorder) {
    self.init(content: .figures([]), size: size)
    backing = ImageBackingReference(RecordedDrawing(size: self.size, recordedBy: recorder))
  }

  /// The drawing commands of the image, or `nil` for other images.
  package var recordedDrawing: RecordedDrawing? { backing?.object as? RecordedDrawing }
}
