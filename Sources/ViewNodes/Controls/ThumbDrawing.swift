// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The round or capsule-shaped white thumb of switches, sliders, and segmented controls, with two
/// soft shadows.
enum ThumbDrawing {
  static func draw(
    in rect: CGRect, color: Color, cornerRadius: CGFloat? = nil, context: any GraphicsContext
  ) {
    let path = BezierPath(
      roundedRect: rect, cornerRadius: cornerRadius ?? min(rect.width, rect.height) / 2)
    let near = Shadow(
      color: .black, opacity: 0.06, offset: CGSize(width: 0, height: 3), radius: 0.5)
    let far = Shadow(
      color: .black, opacity: 0.15, offset: CGSize(width: 0, height: 3), radius: 4)
    context.withShadow(far) {
      context.withShadow(near) { context.fill(path, with: color) }
    }
    // A thin dark edge separates a white thumb from a white background.
    let edge = rect.insetBy(dx: -0.25, dy: -0.25)
    context.stroke(
      BezierPath(
        roundedRect: edge, cornerRadius: (cornerRadius ?? min(rect.width, rect.height) / 2) + 0.25),
      with: Color(white: 0, alpha: 0.04), style: StrokeStyle(width: 0.5))
  }
}
