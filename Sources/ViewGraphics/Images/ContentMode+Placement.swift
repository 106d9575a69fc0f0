// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

extension ContentMode {
  /// Returns the rectangle that content of the specified size occupies in bounds; it may extend
  /// beyond them.
  package func placement(of size: CGSize, in bounds: CGRect) -> CGRect {
    func centered(_ size: CGSize) -> CGRect {
      CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    let middle = centered(size)
    func moved(x: CGFloat? = nil, y: CGFloat? = nil) -> CGRect {
      CGRect(origin: CGPoint(x: x ?? middle.minX, y: y ?? middle.minY), size: size)
    }
    let right = bounds.maxX - size.width
    let bottom = bounds.maxY - size.height
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      guard size.width > 0, size.height > 0 else { return centered(.zero) }
      let across = bounds.width / size.width
      let down = bounds.height / size.height
      let scale = self == .scaleAspectFit ? min(across, down) : max(across, down)
      return centered(CGSize(width: size.width * scale, height: size.height * scale))
    case .center: return middle
    case .top: return moved(y: bounds.minY)
    case .bottom: return moved(y: bottom)
    case .left: return moved(x: bounds.minX)
    case .right: return moved(x: right)
    case .topLeft: return moved(x: bounds.minX, y: bounds.minY)
    case .topRight: return moved(x: right, y: bounds.minY)
    case .bottomLeft: return moved(x: bounds.minX, y: bottom)
    case .bottomRight: return moved(x: right, y: bottom)
    }
  }
}
