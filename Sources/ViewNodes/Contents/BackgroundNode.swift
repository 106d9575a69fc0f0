// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation

/// A view that shows a background configuration behind the content of its superview.
package final class BackgroundNode: ViewNode {
  package var configuration: BackgroundConfiguration {
    didSet { if configuration != oldValue { setNeedsLayout() } }
  }
  /// The corner radius that overrides the configuration's, if any.
  package var cornerRadius: CGFloat?

  package init(_ configuration: BackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  package required init?(coder: NSCoder) { nil }

  /// Fills a superview of the specified size, except for the insets.
  package func fill(_ size: CGSize, isRightToLeft: Bool) {
    let insets = configuration.backgroundInsets
    let (left, right) =
      isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    let area = CGRect(origin: .zero, size: size).inset(
      by: EdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right))
    if frame != area { frame = area }
  }

  package override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    let radius = cornerRadius ?? configuration.cornerRadius
    let outline = BezierPath(roundedRect: bounds, cornerRadius: max(0, radius))
    let color = configuration.resolvedBackgroundColor(for: shownTint)
    if color.isDynamic || color.alpha > 0 { context.fill(outline, with: color) }
    if let image = configuration.image {
      let rect = configuration.imageContentMode.placement(of: image.size, in: bounds)
      context.withClip(to: outline) { context.draw(image, in: rect, tint: shownTint) }
    }
    let width = configuration.strokeWidth
    guard width > 0, width.isFinite else { return }
    let reach = configuration.strokeOutset.isFinite ? configuration.strokeOutset : 0
    let line = bounds.insetBy(dx: width / 2 - reach, dy: width / 2 - reach)
    guard line.width > 0, line.height > 0 else { return }
    context.stroke(
      BezierPath(roundedRect: line, cornerRadius: max(0, radius + reach - width / 2)),
      with: configuration.resolvedStrokeColor(for: shownTint), style: StrokeStyle(width: width))
  }
}
