// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ButtonNode {
  final func standardImageRect(in contentRect: CGRect) -> CGRect {
    let area = contentRect.inset(by: imageEdgeInsets)
    let image = fittingImageSize(in: area)
    let title = fittingTitleSize(in: contentRect, image: fittingImageSize(in: contentRect))
    let start = blockStart(of: image.width + title.width, in: area)
    let x = isRightToLeft ? start + title.width : start
    return placed(image, x: x, in: area)
  }

  final func standardTitleRect(in contentRect: CGRect) -> CGRect {
    let area = contentRect.inset(by: titleEdgeInsets)
    let image = fittingImageSize(in: contentRect)
    let title = fittingTitleSize(in: area, image: image)
    let start = blockStart(of: image.width + title.width, in: area)
    let x = isRightToLeft ? start : start + image.width
    return placed(title, x: x, in: area)
  }

  private func fittingImageSize(in area: CGRect) -> CGSize {
    let size = shownImageSize
    if effectiveContentHorizontalAlignment == .fill, !hasTitle, size != .zero {
      return CGSize(width: area.width, height: min(size.height, area.height))
    }
    return CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
  }

  private func fittingTitleSize(in area: CGRect, image: CGSize) -> CGSize {
    guard let size = titleSize else { return .zero }
    let left = max(0, area.width - image.width)
    if size.width > left, let titleNode, titleNode.shownNumberOfLines != 1 {
      let wrapped = titleNode.sizeThatFits(CGSize(width: left, height: .infinity))
      return CGSize(width: min(wrapped.width, left), height: min(wrapped.height, area.height))
    }
    let fills = effectiveContentHorizontalAlignment == .fill
    return CGSize(
      width: fills ? left : min(size.width, left), height: min(size.height, area.height))
  }

  private func blockStart(of width: CGFloat, in area: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .fill, .leading: area.minX
    case .right, .trailing: area.maxX - width
    case .center: roundedToPixel(area.midX - width / 2)
    }
  }

  private func placed(_ size: CGSize, x: CGFloat, in area: CGRect) -> CGRect {
    switch contentVerticalAlignment {
    case .top: return CGRect(origin: CGPoint(x: x, y: area.minY), size: size)
    case .bottom: return CGRect(origin: CGPoint(x: x, y: area.maxY - size.height), size: size)
    case .fill:
      return CGRect(x: x, y: area.minY, width: size.width, height: area.height)
    case .center:
      let y = roundedToPixel(area.midY - size.height / 2)
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}
