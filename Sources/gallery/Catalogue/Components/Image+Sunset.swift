// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewFactory

extension Image {
  /// A sunset over the sea, in place of a photo.
  static var sunset: Image {
    var hill = BezierPath()
    hill.move(to: CGPoint(x: 0, y: 82))
    hill.addCurve(
      to: CGPoint(x: 100, y: 74), controlPoint1: CGPoint(x: 30, y: 58),
      controlPoint2: CGPoint(x: 60, y: 92))
    hill.addLine(to: CGPoint(x: 100, y: 100))
    hill.addLine(to: CGPoint(x: 0, y: 100))
    hill.close()
    let sky = Color(red: 0.98, green: 0.72, blue: 0.45, alpha: 1)
    let sun = Color(red: 1, green: 0.93, blue: 0.7, alpha: 1)
    let sea = Color(red: 0.31, green: 0.33, blue: 0.55, alpha: 1)
    let land = Color(red: 0.16, green: 0.17, blue: 0.32, alpha: 1)
    return Image(
      content: .figures([
        .fill(BezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100)), sky),
        .fill(BezierPath(ovalIn: CGRect(x: 34, y: 28, width: 36, height: 36)), sun),
        .fill(BezierPath(rect: CGRect(x: 0, y: 60, width: 100, height: 40)), sea),
        .fill(hill, land),
      ]), size: CGSize(width: 100, height: 100))
  }
}
