// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

nonisolated extension DisplayList {
  /// One step of a drawing.
  public nonisolated enum Operation: Hashable, Sendable {
    /// Fills a figure.
    case fill(BezierPath, Paint)
    /// Draws along a figure.
    case stroke(BezierPath, StrokeStyle, Color)
    /// Draws one finished line of text.
    case text(TextLine)
    /// Draws an encoded image.
    case image(PlacedImage)
    /// Draws the shadow of a filled figure, and not the figure itself.
    case shadow(BezierPath, Shadow)
    /// Opens a group.
    case begin(Group)
    /// Closes the group that was opened last.
    case end
  }

  /// The paint that fills a shape.
  public nonisolated enum Paint: Hashable, Sendable {
    /// One color.
    case color(Color)
    /// A gradient in the unit coordinates of the figure's bounds.
    case gradient(Gradient)
  }

  /// A group whose state applies to everything between `begin` and `end`.
  public nonisolated enum Group: Hashable, Sendable {
    /// Painted inside the figure only.
    case clip(BezierPath)
    /// Painted as one picture of an opacity from 0 to 1.
    case opacity(CGFloat)
    /// Painted with a shadow of whatever is painted; the rectangle encloses it without the shadow.
    case shadow(Shadow, around: CGRect)
    /// Painted in coordinates of its own, which the map takes to those outside.
    case transform(Transform)
  }

  /// An encoded image at its place.
  public nonisolated struct PlacedImage: Hashable, Sendable {
    /// The file.
    public var bytes: [UInt8]
    /// The media type of the image, such as `image/png`.
    public var mediaType: String
    /// The rectangle that the image fills, in points.
    public var rect: CGRect
    /// The color that replaces the image's own, `nil` to keep those.
    public var tint: Color?

    /// Creates an image at a place.
    public init(bytes: [UInt8], mediaType: String, rect: CGRect, tint: Color? = nil) {
      self.bytes = bytes
      self.mediaType = mediaType
      self.rect = rect
      self.tint = tint
    }
  }
}
