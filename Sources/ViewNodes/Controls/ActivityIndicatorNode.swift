// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A view that indicates an activity in progress.
///
/// UIKit: `UIActivityIndicatorView`.
///
/// Because pictures are static, the spokes are drawn at one moment of their rotation.
open class ActivityIndicatorNode: ViewNode {
  /// The size of an activity indicator.
  ///
  /// UIKit: `UIActivityIndicatorView.Style`.
  public nonisolated enum Style: Int, Hashable, Sendable, CaseIterable {
    /// An indicator of 20 points.
    case medium = 100
    /// An indicator of 37 points.
    case large = 101
    /// A white indicator of 37 points; the name before ``large``.
    case whiteLarge = 0
    /// A white indicator of 20 points; the name before ``medium``.
    case white = 1
    /// A gray indicator of 20 points; the name before ``medium``.
    case gray = 2

    var side: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
    var isWhite: Bool { self == .white || self == .whiteLarge }
  }

  /// The size of the indicator, medium by default.
  open var style: Style {
    didSet {
      guard style != oldValue else { return }
      if style.isWhite != oldValue.isWhite { color = nil }
      invalidateIntrinsicContentSize()
    }
  }

  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the spokes, by default and if set to `nil` that of the style: system gray or white.
  open var color: Color! {
    get { ownColor ?? styleColor }
    set { ownColor = newValue }
  }
  private final var ownColor: Color?
  private final var styleColor: Color { style.isWhite ? .white : .systemGray }

  /// A Boolean value that indicates whether the indicator is hidden while it isn't animating;
  /// `true` by default.
  open var hidesWhenStopped = true {
    didSet { showState() }
  }

  /// A Boolean value that indicates whether the indicator is animating; `false` by default.
  public private(set) final var isAnimating = false

  /// Creates an indicator of the specified size.
  ///
  /// - Parameter style: The size of the indicator, medium by default.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    sizePriorities.hugging = (750, 750)
    showState()
  }

  /// Creates a medium indicator.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    sizePriorities.hugging = (750, 750)
    showState()
  }

  /// Creates a medium indicator, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    sizePriorities.hugging = (750, 750)
    showState()
  }

  /// Starts animating, which shows the indicator.
  open func startAnimating() {
    isAnimating = true
    showState()
  }

  /// Stops animating.
  open func stopAnimating() {
    isAnimating = false
    showState()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: style.side, height: style.side)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    let side = style.side
    let count = 8
    let shown = color ?? styleColor
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
      // The top spoke is the most opaque; those counterclockwise from it fade.
      let age = CGFloat((count - spoke) % count) / CGFloat(count)
      context.stroke(
        path, with: shown.withAlphaComponent(shown.alpha * (1 - age * 0.8)), style: line)
    }
  }

  private func showState() {
    isHidden = hidesWhenStopped && !isAnimating
  }
}
