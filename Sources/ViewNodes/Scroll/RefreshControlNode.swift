// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The control above the content of a scroll node by which a person asks for new content.
/// UIKit: `UIRefreshControl`.
///
/// Pulling the content down far enough begins a refresh and sends `valueChanged` once; code that
/// begins one sends nothing. While it runs, the content's top inset is 60 points larger.
open class RefreshControlNode: Control {
  /// How high the control is, in points.
  package static let height: CGFloat = 60

  /// A Boolean value that indicates whether a refresh runs.
  public final private(set) var isRefreshing = false

  /// A text below the spinner; none by default. A long one is cut off.
  open var attributedTitle: AttributedText? {
    didSet { if attributedTitle != oldValue { titleDidChange() } }
  }

  private final var titleLabel: LabelNode?

  /// Creates a control that is not refreshing. It is 60 points high in a scroll node, whatever the
  /// frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Begins a refresh by code. Nothing is sent and nothing scrolls.
  open func beginRefreshing() {
    changeRefreshing(to: true)
  }

  /// Ends the refresh: the inset goes, and the content with it.
  open func endRefreshing() {
    changeRefreshing(to: false)
  }

  /// Called while a finger pulls the content down.
  ///
  /// - Parameter distance: How far the content is below its resting place, in points.
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
    // A title takes the room below.
    let middle = CGPoint(x: rect.midX, y: titleLabel.map { $0.frame.minY / 2 + 1 } ?? rect.midY)
    for spoke in 0..<Self.spokes {
      let path = Self.spokePath.applying(
        Transform(rotationAngle: 2 * .pi * CGFloat(spoke) / CGFloat(Self.spokes))
          .concatenating(Transform(translationX: middle.x, y: middle.y)))
      let strength = CGFloat(spoke + 1) / CGFloat(Self.spokes)
      context.fill(path, with: tintColor.withAlphaComponent(tintColor.alpha * strength))
    }
  }

  private static let spokes = 8
  private static let spokePath = BezierPath(
    roundedRect: CGRect(x: -1.5, y: -14, width: 3, height: 8), cornerRadius: 1.5)
}
