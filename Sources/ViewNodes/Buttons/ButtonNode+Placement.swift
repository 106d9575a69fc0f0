// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension ButtonNode {
  /// Returns the rectangle for the title and the image within the bounds, in points.
  public final func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: contentEdgeInsets)
  }

  /// Returns the rectangle of the background image within the bounds, in points.
  public final func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the image within the content rectangle, in points.
  public final func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let image = fittingImageSize(in: contentRect)
    let title = fittingTitleSize(in: contentRect, image: image)
    let room = contentRect.inset(by: imageEdgeInsets)
    let start = blockStart(of: image.width + title.width, in: room)
    let x = isRightToLeft ? start + title.width : start
    return placed(image, x: x, in: room)
  }

  /// Returns the rectangle of the title within the content rectangle, in points; the image takes
  /// precedence over the title's width.
  public final func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let image = fittingImageSize(in: contentRect)
    let title = fittingTitleSize(in: contentRect, image: image)
    let room = contentRect.inset(by: titleEdgeInsets)
    let start = blockStart(of: image.width + title.width, in: room)
    let x = isRightToLeft ? start : start + image.width
    return placed(title, x: x, in: room)
  }

  private func fittingImageSize(in room: CGRect) -> CGSize {
    let size = shownImageSize
    if effectiveContentHorizontalAlignment == .fill, titleSize == nil, size != .zero {
      return CGSize(width: room.width, height: min(size.height, room.height))
    }
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }

  private func fittingTitleSize(in room: CGRect, image: CGSize) -> CGSize {
    guard let size = titleSize else { return .zero }
    let left = max(0, room.width - image.width)
    if size.width > left, let titleNode, titleNode.shownNumberOfLines != 1 {
      let wrapped = titleNode.sizeThatFits(CGSize(width: left, height: .infinity))
      return CGSize(width: min(wrapped.width, left), height: min(wrapped.height, room.height))
    }
    let fills = effectiveContentHorizontalAlignment == .fill
    return CGSize(
      width: fills ? left : min(size.width, left), height: min(size.height, room.height))
  }

  private func blockStart(of width: CGFloat, in room: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .fill, .leading: room.minX
    case .right, .trailing: room.maxX - width
    case .center: roundedToPixel(room.midX - width / 2)
    }
  }

  private func placed(_ size: CGSize, x: CGFloat, in room: CGRect) -> CGRect {
    switch contentVerticalAlignment {
    case .top: return CGRect(origin: CGPoint(x: x, y: room.minY), size: size)
    case .bottom: return CGRect(origin: CGPoint(x: x, y: room.maxY - size.height), size: size)
    case .fill:
      return CGRect(x: x, y: room.minY, width: size.width, height: room.height)
    case .center:
      let y = roundedToPixel(room.midY - size.height / 2)
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}
