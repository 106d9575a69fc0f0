// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

nonisolated extension DisplayList {
  /// One step of a drawing.
  public nonisolated enum Operation: Hashable, Sendable {
    /// Fills a path.
    case fill(BezierPath, Paint)
    /// Strokes a path.
    case stroke(BezierPath, StrokeStyle, Color)
    /// Draws a line of text.
    case text(TextLine)
    /// Draws an encoded image.
    case image(PlacedImage)
    /// Draws the shadow of a filled path without the path itself.
    case shadow(BezierPath, Shadow)
    /// Opens a group.
    case begin(Group)
    /// Closes the most recently opened group.
    case end
  }

  /// The paint that fills a shape.
  public nonisolated enum Paint: Hashable, Sendable {
    /// A single color.
    case color(Color)
    /// A gradient in the unit coordinates of the path's bounds.
    case gradient(Gradient)
  }

  /// A group whose state applies to everything between `begin` and `end`.
  public nonisolated enum Group: Hashable, Sendable {
    /// Clips to a path.
    case clip(BezierPath)
    /// Composites the group with an opacity from 0 to 1.
    case opacity(CGFloat)
    /// Draws a shadow of the whole group; the rectangle encloses the group without the shadow.
    case shadow(Shadow, around: CGRect)
    /// Applies a transform to the group's coordinates.
    case transform(Transform)
    /// Gives the group the opacity of other operations, whose colors are white; the rectangle
    /// encloses them.
    case mask([Operation], around: CGRect)
    /// Applies a filter to the whole group; the rectangle encloses the result.
    case filter(DrawingFilter, around: CGRect)
    /// Composites the group, whose colors are combined with those behind it.
    case blend(BlendMode)
  }

  /// An encoded image with its frame.
  public nonisolated struct PlacedImage: Hashable, Sendable {
    /// The bytes of the file.
    public var bytes: [UInt8]
    /// The media type of the image, such as `image/png`.
    public var mediaType: String
    /// The rectangle that the image fills, in points.
    public var rect: CGRect
    /// The color that replaces the image's own colors, or `nil` to keep them.
    public var tint: Color?

    /// Creates an image with a frame.
    ///
    /// - Parameters:
    ///   - bytes: The bytes of the file.
    ///   - mediaType: The media type of the image, such as `image/png`.
    ///   - rect: The rectangle that the image fills, in points.
    ///   - tint: The color that replaces the image's own colors, or `nil` to keep them.
    public init(bytes: [UInt8], mediaType: String, rect: CGRect, tint: Color? = nil) {
      self.bytes = bytes
      self.mediaType = mediaType
      self.rect = rect
      self.tint = tint
    }
  }
}
