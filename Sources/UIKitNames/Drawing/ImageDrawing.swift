// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// An image that is being drawn on this thread.
final class ImageDrawing {
  let context: CGContext
  private let recorder: DrawingRecorder
  private let size: CGSize
  /// The drawing of a view during which the image was begun.
  private weak var surroundings: DrawingScope?
  private let isSurrounded: Bool
  /// Whether the context was pushed rather than begun for an image.
  let isPushed: Bool

  init(size: CGSize, isOpaque: Bool, scale: CGFloat) {
    let isUsable = size.width.isFinite && size.height.isFinite
    self.size = isUsable ? CGSize(width: max(size.width, 0), height: max(size.height, 0)) : .zero
    recorder = DrawingRecorder(displayScale: scale > 0 ? scale : 3)
    context = CGContext(recorder)
    surroundings = DrawingScope.current
    isSurrounded = surroundings != nil
    isPushed = false
    if isOpaque {
      recorder.fill(CGPath(rect: CGRect(origin: .zero, size: self.size)), with: .black)
    }
  }

  /// A drawing into another context.
  init(into context: CGContext) {
    size = .zero
    recorder = DrawingRecorder(displayScale: 1)
    self.context = context
    surroundings = DrawingScope.current
    isSurrounded = surroundings != nil
    isPushed = true
  }

  var image: UIImage { UIImage(size: size, recordedBy: recorder) }

  /// Whether the image was begun in the current drawing of a view, or outside of one if there is
  /// none.
  private var belongsHere: Bool {
    isSurrounded
      ? surroundings.map { $0 === DrawingScope.current } ?? false
      : DrawingScope.current == nil
  }

  // As on Apple platforms, each thread has its own stack of drawings, the innermost last.
  private static let key = "ViewFactory.ImageDrawing"

  static var all: [ImageDrawing] {
    get { Thread.current.threadDictionary[key] as? [ImageDrawing] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
  }

  /// The innermost drawing, or `nil` while a view is drawn inside it.
  static var current: ImageDrawing? {
    guard let last = all.last, last.belongsHere else { return nil }
    return last
  }
}

// UIKit's names.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins drawing an image on this thread, with a size in points and one pixel per point.
///
/// Subsequent drawing goes to the image, until ``UIGraphicsEndImageContext()``.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins drawing an image on this thread.
///
/// Subsequent drawing goes to the image, until ``UIGraphicsEndImageContext()``.
///
/// - Parameters:
///   - size: The size, in points.
///   - opaque: Whether the image is black where nothing is drawn.
///   - scale: The number of pixels per point, or 0 for that of a phone, which is 3. Lines stay
///     sharp at any scale.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  ImageDrawing.all.append(ImageDrawing(size: size, isOpaque: opaque, scale: scale))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the image as drawn so far, or `nil` if no image is being drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let current = ImageDrawing.current, !current.isPushed else { return nil }
  return current.image
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the drawing of the image that was most recently begun on this thread.
public func UIGraphicsEndImageContext() {
  if ImageDrawing.current?.isPushed == false { ImageDrawing.all.removeLast() }
}
