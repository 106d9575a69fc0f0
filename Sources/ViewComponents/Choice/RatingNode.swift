// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A rating with stars, either editable or display only.
///
/// A tap, or an adjustment with VoiceOver, sends ``ViewNodes/Control/Event/valueChanged``.
open class RatingNode: UIControl {
  /// The number of stars.
  public final let count: Int
  private let style: ComponentStyle
  /// The preferred width of a star with its spacing, in points.
  private static let pitch: CGFloat = 36

  /// Creates a rating of zero.
  ///
  /// - Parameters:
  ///   - count: The number of stars, from 1 to 10.
  ///   - style: The style of the rating.
  public init(count: Int = 5, style: ComponentStyle = ComponentStyle()) {
    self.count = min(max(count, 1), 10)
    self.style = style
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    isAccessibilityElement = true
    accessibilityLabel = style.words.rating
    constrainToIntrinsicSize()
    drawContent()
    // The stars shrink before they extend beyond a narrow screen.
    setContentCompressionResistancePriority(.defaultHigh, for: .horizontal)
  }

  /// Returns `nil`, because components do not support decoding.
  public required init?(coder: NSCoder) { nil }

  /// The number of full stars, from 0 to ``count``; fractions of a star are shown.
  ///
  /// Setting it sends no event; NaN is ignored.
  open var value: Double {
    get { shown }
    set {
      guard !newValue.isNaN else { return }
      shown = min(max(newValue, 0), Double(count))
      setNeedsDisplay()
    }
  }

  private var shown = 0.0

  /// A Boolean value that indicates whether the rating responds to touches; it is faded while
  /// disabled.
  open override var isEnabled: Bool {
    didSet { alpha = isEnabled ? 1 : 0.4 }
  }

  /// A Boolean value that indicates whether the rating can be changed; a display-only rating isn't
  /// adjustable with VoiceOver.
  open var isEditable: Bool {
    get { isUserInteractionEnabled }
    set { isUserInteractionEnabled = newValue }
  }

  /// A description of the number of stars.
  open override var accessibilityValue: String? {
    get {
      let tenths = (shown * 10).rounded() / 10
      let words = style.words
      return super.accessibilityValue
        ?? words.text(\.position, words.number(tenths), words.number(count))
    }
    set { super.accessibilityValue = newValue }
  }

  /// The accessibility traits, which include the adjustable trait while the rating can be changed.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let role: UIAccessibilityTraits = isEditable ? .adjustable : .image
      return super.accessibilityTraits.union(role).union(isEnabled ? [] : .notEnabled)
    }
    set { super.accessibilityTraits = newValue }
  }

  /// 36 points for each star, and more at larger text sizes.
  open override var intrinsicContentSize: CGSize {
    grown(CGSize(width: Self.pitch * CGFloat(count), height: 44), atMost: 1.6)
  }

  private var pitch: CGFloat { bounds.width / CGFloat(count) }

  /// Sets the rating to the star where the tap ends.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside, let touch else { return }
    let x = touch.location(in: self).x
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = isRightToLeft ? bounds.maxX - x : x - bounds.minX
    guard pitch > 0 else { return }
    give(Double((distance / pitch).rounded(.up)))
  }

  /// Increases the rating by one star.
  open override func accessibilityIncrement() { give(shown.rounded(.down) + 1) }
  /// Decreases the rating by one star.
  open override func accessibilityDecrement() { give(shown.rounded(.up) - 1) }

  private func give(_ stars: Double) {
    guard isEnabled else { return }
    let former = value
    value = min(max(stars, 1), Double(count))
    if value != former { sendActions(for: .valueChanged) }
  }

  /// Draws the stars, starting at the leading edge.
  open override func draw(_ rect: CGRect) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let configuration = UIImage.SymbolConfiguration(pointSize: 22)
    guard let full = UIImage(systemName: "star.fill", withConfiguration: configuration),
      let empty = UIImage(systemName: "star", withConfiguration: configuration)
    else { return }
    let (pitch, side) = (pitch, min(pitch * 2 / 3, bounds.height * 24 / 44))
    for index in 0..<count {
      let position = isRightToLeft ? count - 1 - index : index
      let box = CGRect(
        x: bounds.minX + CGFloat(position) * pitch + (pitch - side) / 2,
        y: bounds.midY - side / 2, width: side, height: side)
      empty.withTintColor(style.color.border).draw(in: box)
      let fraction = CGFloat(min(max(shown - Double(index), 0), 1))
      guard fraction > 0 else { continue }
      let width = box.width * fraction
      let part = CGRect(
        x: isRightToLeft ? box.maxX - width : box.minX, y: box.minY, width: width,
        height: box.height)
      let context = UIGraphicsGetCurrentContext()
      context?.saveGState()
      context?.clip(to: part)
      full.withTintColor(style.color.warning).draw(in: box)
      context?.restoreGState()
    }
  }
}
