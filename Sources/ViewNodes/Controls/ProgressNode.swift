// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A bar that shows the progress of a task.
///
/// UIKit: `UIProgressView`.
open class ProgressNode: ViewNode {
  /// The appearance of a progress view.
  ///
  /// UIKit: `UIProgressView.Style`.
  public nonisolated enum Style: Int, Hashable, Sendable, CaseIterable {
    /// A bar on a track.
    case `default`
    /// A bar without a track, for toolbars.
    case bar
  }

  /// The appearance, ``Style/default`` unless set.
  open var progressViewStyle = Style.default

  /// The progress, from 0 to 1; 0 by default.
  ///
  /// NaN is ignored.
  open var progress: Float {
    get { storedProgress }
    set { if !newValue.isNaN { storedProgress = min(max(newValue, 0), 1) } }
  }

  /// The color of the completed part, or `nil` for the tint color.
  open var progressTintColor: Color?

  /// The color of the remaining part, or `nil` for a light gray, or none in the style
  /// ``Style/bar``.
  open var trackTintColor: Color?

  private final var storedProgress: Float = 0
  private static let height: CGFloat = 4

  /// Creates a bar with a progress of 0.
  ///
  /// - Parameter frame: The frame in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    sizePriorities.hugging = (250, 750)
  }

  /// Creates a view with an empty frame, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    sizePriorities.hugging = (250, 750)
  }

  /// Creates a bar of the specified style, with a progress of 0 and an empty frame.
  ///
  /// - Parameter style: The appearance.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets the progress.
  ///
  /// `animated` has no effect, because pictures are static.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: ViewNode.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width > 0 ? bounds.width : size.width, height: Self.height)
  }

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    let radius = bounds.height / 2
    let track = BezierPath(roundedRect: bounds, cornerRadius: radius)
    if let color = trackTintColor ?? (progressViewStyle == .bar ? nil : .systemFill) {
      context.fill(track, with: color)
    }
    guard progress > 0 else { return }
    let width = bounds.width * CGFloat(progress)
    let x = isRightToLeft ? bounds.maxX - width : bounds.minX
    let done = CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    context.withClip(to: track) {
      context.fill(
        BezierPath(roundedRect: done, cornerRadius: radius), with: progressTintColor ?? shownTint)
    }
  }
}
