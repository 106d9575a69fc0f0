// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A control above the content of a scroll node that lets the user refresh the content.
///
/// UIKit: `UIRefreshControl`.
///
/// Pulling the content down far enough begins refreshing and sends `valueChanged` once; beginning
/// programmatically sends nothing. While refreshing, the top inset of the content is 60 points
/// larger. Before, the control appears as far as the content is pulled, spoke by spoke.
open class RefreshControlNode: Control {
  /// The height of the control, in points.
  package static let height: CGFloat = 60

  /// A Boolean value that indicates whether the control is refreshing.
  public final private(set) var isRefreshing = false

  /// The text below the spinner, `nil` by default.
  ///
  /// Long text is truncated.
  @_disfavoredOverload
  open var attributedTitle: AttributedText? {
    didSet { if attributedTitle != oldValue { titleDidChange() } }
  }

  /// ``attributedTitle``, for modules with another property of that name.
  package final var styledTitle: AttributedText? {
    get { attributedTitle }
    set { attributedTitle = newValue }
  }

  private final var titleLabel: LabelNode?
  /// The distance of the content below its resting position when it was last laid out, in points.
  private final var pulledDistance: CGFloat = 0

  /// Creates a control that isn't refreshing.
  ///
  /// In a scroll node, its height is 60 points regardless of the frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Creates a view with an empty frame, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isOpaque = false
  }

  /// Begins refreshing programmatically, without sending an event or scrolling.
  open func beginRefreshing() {
    changeRefreshing(to: true)
  }

  /// Ends refreshing: the inset is removed and the content moves back.
  open func endRefreshing() {
    changeRefreshing(to: false)
  }

  /// Called while a touch pulls the content down.
  ///
  /// - Parameter distance: The distance of the content below its resting position, in points.
  package final func contentWasPulled(by distance: CGFloat) {
    guard !isRefreshing, distance >= Self.height else { return }
    changeRefreshing(to: true)
    sendActions(for: .valueChanged)
  }

  private func changeRefreshing(to isRefreshing: Bool) {
    guard isRefreshing != self.isRefreshing else { return }
    self.isRefreshing = isRefreshing
    (superview as? ScrollNode)?.refreshDidChange()
  }

  /// Shows the control as far as the content is pulled.
  ///
  /// - Parameter distance: The distance of the content below its resting position, in points.
  final func show(pulledBy distance: CGFloat) {
    pulledDistance = distance.isFinite ? distance : 0
    titleLabel?.alpha = shownFraction
  }

  /// How much of the control is visible: everything while refreshing, and outside scroll nodes.
  private var shownFraction: CGFloat {
    if isRefreshing || !(superview is ScrollNode) { return 1 }
    return min(max(pulledDistance / Self.height, 0), 1)
  }

  private func titleDidChange() {
    guard let attributedTitle else {
      titleLabel?.removeFromSuperview()
      titleLabel = nil
      return
    }
    let label = titleLabel ?? LabelNode()
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.attributedText = attributedTitle
    if titleLabel == nil { addSubview(label) }
    titleLabel = label
    label.alpha = shownFraction
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let titleLabel else { return }
    let height = titleLabel.sizeThatFits(bounds.size).height
    titleLabel.frame = CGRect(
      x: bounds.minX + 16, y: roundedToPixel(bounds.maxY - 6 - height),
      width: max(0, bounds.width - 32), height: height)
  }

  open override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    // A title takes the space below.
    let middle = CGPoint(x: rect.midX, y: titleLabel.map { $0.frame.minY / 2 + 1 } ?? rect.midY)
    for spoke in 0..<Int(CGFloat(Self.spokes) * shownFraction) {
      let path = Self.spokePath.applying(
        Transform(rotationAngle: 2 * .pi * CGFloat(spoke) / CGFloat(Self.spokes))
          .concatenating(Transform(translationX: middle.x, y: middle.y)))
      let strength = CGFloat(spoke + 1) / CGFloat(Self.spokes)
      context.fill(path, with: shownTint.withAlphaComponent(shownTint.alpha * strength))
    }
  }

  private static let spokes = 8
  private static let spokePath = BezierPath(
    roundedRect: CGRect(x: -1.5, y: -14, width: 3, height: 8), cornerRadius: 1.5)
}
