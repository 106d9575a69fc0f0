// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// An image, which is a value here: Core Graphics' name for `UIImage`.
public typealias CGImage = Image

extension UIImage {
  /// The image itself, or `nil` if it is empty.
  public nonisolated var cgImage: CGImage? { size == .zero ? nil : self }

  /// The width in pixels.
  public nonisolated var width: Int { Self.pixels(size.width * scale) }
  /// The height in pixels.
  public nonisolated var height: Int { Self.pixels(size.height * scale) }

  private nonisolated static func pixels(_ length: CGFloat) -> Int {
    Int(exactly: length.rounded()) ?? 0
  }

  /// Creates an image with one point per pixel.
  public init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image with a number of pixels per point.
  ///
  /// - Parameters:
  ///   - cgImage: The image.
  ///   - scale: The number of pixels per point.
  ///   - orientation: The orientation: mirrored ones mirror the image horizontally, and others
  ///     have no effect.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    let factor = scale > 0 && scale.isFinite ? cgImage.scale / scale : 1
    let size = CGSize(width: cgImage.size.width * factor, height: cgImage.size.height * factor)
    guard factor != 1 || orientation == .upMirrored else {
      self = cgImage
      return
    }
    self = UIImage(size: size, displayScale: max(scale, 1)) { destination in
      let mirror = Transform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)
      destination.withTransform(orientation == .upMirrored ? mirror : .identity) {
        cgImage.draw(
          in: CGRect(origin: .zero, size: size), tint: .black, direction: .leftToRight,
          context: destination)
      }
    }
    .withRenderingMode(cgImage.renderingMode)
  }

  /// Returns a part of the image, or `nil` if the rectangle is outside.
  ///
  /// - Parameter rect: The part, in pixels.
  /// - Returns: The part of the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let scale = scale
    let part = CGRect(
      x: rect.minX / scale, y: rect.minY / scale, width: rect.width / scale,
      height: rect.height / scale
    ).overlap(with: CGRect(origin: .zero, size: size))
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    return UIImage(size: part.size, displayScale: scale) { destination in
      destination.withClip(to: CGPath(rect: CGRect(origin: .zero, size: part.size))) {
        draw(
          in: CGRect(origin: CGPoint(x: -part.minX, y: -part.minY), size: size), tint: .black,
          direction: .leftToRight, context: destination)
      }
    }
    .withRenderingMode(renderingMode)
  }

  /// The orientation: images are upright.
  public nonisolated var imageOrientation: Orientation { .up }

  /// The orientation of an image.
  public nonisolated enum Orientation: Int, Hashable, Sendable, CaseIterable {
    /// Upright.
    case up = 0
    /// Rotated by 180°.
    case down = 1
    /// Rotated counterclockwise by 90°.
    case left = 2
    /// Rotated clockwise by 90°.
    case right = 3
    /// Upright and mirrored.
    case upMirrored = 4
    /// Rotated by 180° and mirrored.
    case downMirrored = 5
    /// Rotated counterclockwise by 90° and mirrored.
    case leftMirrored = 6
    /// Rotated clockwise by 90° and mirrored.
    case rightMirrored = 7
  }

  /// Returns the contents of the PNG file that the image was created from, or `nil` for others,
  /// such as vector drawings.
  public nonisolated func pngData() -> Data? { data(ofType: "image/png") }

  /// Returns the contents of the JPEG file that the image was created from, or `nil` for others,
  /// such as vector drawings.
  ///
  /// - Parameter compressionQuality: The quality, which is ignored.
  /// - Returns: The contents of the file.
  public nonisolated func jpegData(compressionQuality: CGFloat) -> Data? {
    data(ofType: "image/jpeg")
  }

  private nonisolated func data(ofType type: String) -> Data? {
    guard case .encoded(let bytes, type) = content else { return nil }
    return Data(bytes)
  }

  package func draw(in rect: CGRect, to context: CGContext) { context.draw(self, inside: rect) }
}
