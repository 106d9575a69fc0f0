// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Shows how much of something is done. UIKit: `UIProgressView`.
open class ProgressNode: ViewNode {
  /// The share that is done, from 0 to 1; 0 by default. Not a number has no effect.
  open var progress: Float {
    get { storedProgress }
    set { if !newValue.isNaN { storedProgress = min(max(newValue, 0), 1) } }
  }

  /// The color of the part that is done; the tint when `nil`.
  open var progressTintColor: Color?

  /// The color of the part that is not done; a light gray when `nil`.
  open var trackTintColor: Color?

  private final var storedProgress: Float = 0
  private static let height: CGFloat = 4

  /// Creates a bar at 0 with a frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Sets the share. `animated` has no effect, because pictures are static.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: ViewNode.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width > 0 ? bounds.width : size.width, height: Self.height)
  }

  package override class var defaultHugging: (horizontal: Float, vertical: Float) { (250, 750) }

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    let radius = bounds.height / 2
    let track = BezierPath(roundedRect: bounds, cornerRadius: radius)
    context.fill(track, with: trackTintColor ?? .systemFill)
    guard progress > 0 else { return }
    let width = bounds.width * CGFloat(progress)
    let x = isRightToLeft ? bounds.maxX - width : bounds.minX
    let done = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    context.withClip(to: track) {
      context.fill(
        BezierPath(roundedRect: done, cornerRadius: radius), with: progressTintColor ?? tintColor)
    }
  }
}
