// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// Shows that something is going on. UIKit: `UIActivityIndicatorView`.
///
/// Pictures stand still: the spokes are drawn at one moment of their turn.
open class ActivityIndicatorNode: ViewNode {
  /// How large an indicator is. UIKit: `UIActivityIndicatorView.Style`.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    var side: CGFloat { self == .large ? 37 : 20 }
  }

  /// How large it is, medium by default.
  open var style: Style {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The color of the spokes, a gray by default.
  open var color = Color.systemGray

  /// A Boolean value that indicates whether it is hidden while nothing goes on; `true` by default.
  open var hidesWhenStopped = true {
    didSet { showState() }
  }

  /// A Boolean value that indicates whether something goes on; `false` by default.
  public private(set) final var isAnimating = false

  /// Creates an indicator of a size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    showState()
  }

  /// Creates an indicator of medium size with a frame in points.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    showState()
  }

  /// Says that something goes on.
  open func startAnimating() {
    isAnimating = true
    showState()
  }

  /// Says that nothing goes on any more.
  open func stopAnimating() {
    isAnimating = false
    showState()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.side, height: style.side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override class var defaultHugging: (horizontal: Float, vertical: Float) { (750, 750) }

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    let side = style.side
    let count = 8
    let line = StrokeStyle(width: side * 0.11, cap: .round)
    for spoke in 0..<count {
      let angle = Double(spoke) / Double(count) * 2 * .pi - .pi / 2
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      func point(_ share: CGFloat) -> CGPoint {
        CGPoint(
          x: bounds.midX + direction.x * side * share, y: bounds.midY + direction.y * side * share)
      }
      var path = BezierPath()
      path.move(to: point(0.24))
      path.addLine(to: point(0.43))
      // The spoke at the top is the newest, those before it fade.
      let age = CGFloat((count - spoke) % count) / CGFloat(count)
      context.stroke(
        path, with: color.withAlphaComponent(color.alpha * (1 - age * 0.8)), style: line)
    }
  }

  private func showState() {
    isHidden = hidesWhenStopped && !isAnimating
  }
}
