// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension TextAttachment {
  /// Draws the attachment with the left end of its baseline at a point, in a font that is scaled.
  package func draw(
    at point: CGPoint, font: Font, scale: CGFloat, color: Color,
    direction: UserInterfaceLayoutDirection, in context: any GraphicsContext
  ) {
    let frame = frame(in: font)
    let size = CGSize(width: frame.width * scale, height: frame.height * scale)
    guard let image = image(in: font), size.width > 0, size.height > 0 else { return }
    image.draw(
      in: CGRect(
        origin: CGPoint(x: point.x + frame.minX * scale, y: point.y - frame.maxY * scale),
        size: size),
      tint: image.symbolConfiguration?.color ?? color, direction: direction, context: context)
  }
}
