// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A progress ring around a percentage.
open class ProgressRingNode: UIView {
  private let style: ComponentStyle
  private let label: UILabel
  private let diameter: CGFloat
  private static let greatestGrowth: CGFloat = 1.75

  /// Creates a ring with no progress.
  ///
  /// - Parameters:
  ///   - title: The accessibility label.
  ///   - diameter: The diameter for the standard text size, in points. A ring of at least 64 points
  ///     shows the percentage inside.
  ///   - style: The style of the ring.
  public init(
    title: String = "", diameter: CGFloat = 72, style: ComponentStyle = ComponentStyle()
  ) {
    self.style = style
    self.diameter = diameter.isFinite ? max(diameter, 16) : 72
    label = UILabel()
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    constrainToIntrinsicSize()
    drawContent()
    label.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: self.diameter / 4, weight: .semibold),
      maximumPointSize: self.diameter / 4 * Self.greatestGrowth)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = style.color.labelBody
    label.textAlignment = .center
    label.isHidden = self.diameter < 64
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    isAccessibilityElement = true
    accessibilityLabel = title.isEmpty ? style.words.progress : title
    accessibilityTraits = .updatesFrequently
    progress = 0
  }

  /// Returns `nil`, because components do not support decoding.
  public required init?(coder: NSCoder) { nil }

  /// The progress, from 0 to 1; NaN is ignored.
  open var progress: Float {
    get { shown }
    set {
      guard !newValue.isNaN else { return }
      shown = min(max(newValue, 0), 1)
      let text = style.words.percentage(of: shown)
      label.text = text
      accessibilityValue = text
      setNeedsDisplay()
    }
  }

  private var shown: Float = 0

  /// The diameter, which grows with the text size.
  open override var intrinsicContentSize: CGSize {
    grown(CGSize(width: diameter, height: diameter), atMost: Self.greatestGrowth)
  }

  /// Draws the ring, which begins at the top and runs clockwise, even in right-to-left layouts.
  open override func draw(_ rect: CGRect) {
    let side = min(bounds.width, bounds.height)
    let lineWidth = max(3, side / 10)
    let radius = (side - lineWidth) / 2
    guard radius > 0 else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let circle = CGRect(
      x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
    UIBezierPath(ovalIn: circle).stroke(with: style.color.track, width: lineWidth)
    guard shown > 0 else { return }
    let done = UIBezierPath(
      arcAround: center, radius: radius, turn: CGFloat(shown), isClockwise: true)
    done.stroke(with: style.color.accent, width: lineWidth, cap: .round)
  }
}
