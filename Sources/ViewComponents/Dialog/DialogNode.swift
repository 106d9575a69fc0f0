// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A modal panel over a screen that receives all touches until it is dismissed: an alert or a
/// sheet.
open class DialogNode: UIView {
  /// The placement of the panel.
  public nonisolated enum Placement: String, Hashable, Sendable {
    /// The middle of the screen, with a width of at most 340 points.
    case center
    /// The bottom of the screen, as wide as the screen up to 640 points.
    case bottom
  }

  /// The panel.
  public final let panel: UIView
  /// The handler that is called after the dialog is dismissed in any way.
  public final var onDismiss: (() -> Void)?

  /// Creates a dialog, which is not shown yet.
  ///
  /// - Parameters:
  ///   - content: The content of the panel, which scrolls if it does not fit.
  ///   - placement: The placement of the panel.
  ///   - style: The style of the dialog.
  public init(
    content: UIView = UIView(), placement: Placement = .center,
    style: ComponentStyle = ComponentStyle()
  ) {
    panel = UIView()
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = style.color.scrim
    accessibilityViewIsModal = true
    panel.backgroundColor = style.color.card
    panel.layer.cornerRadius = max(0, style.shape.card) * (placement == .center ? 1.5 : 2)
    if placement == .bottom {
      panel.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
    panel.drawBorder(style.color.outlineInStrongContrast, width: 1)
    panel.raise(to: style.theme.elevation.sheet)
    panel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(panel)
    let scroll = UIScrollView()
    let page = UIView()
    page.fill(with: content, horizontal: style.spacing.medium, vertical: style.spacing.medium)
    panel.fill(with: scroll)
    scroll.scroll(page)
    let height = scroll.heightAnchor.constraint(equalTo: page.heightAnchor)
    height.priority = .defaultHigh
    NSLayoutConstraint.activate([
      page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor), height,
    ])
    place(placement, distance: style.spacing.large.value)
  }

  /// Returns `nil`, because components do not support decoding.
  public required init?(coder: NSCoder) { nil }

  private func place(_ placement: Placement, distance: CGFloat) {
    let (limit, side): (CGFloat, CGFloat) = placement == .center ? (340, distance) : (640, 0)
    let width = panel.widthAnchor.constraint(equalTo: widthAnchor, constant: -2 * side)
    width.priority = .componentSize
    NSLayoutConstraint.activate([
      panel.centerXAnchor.constraint(equalTo: centerXAnchor),
      panel.widthAnchor.constraint(lessThanOrEqualToConstant: limit), width,
      panel.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: distance),
      placement == .center
        ? panel.centerYAnchor.constraint(equalTo: centerYAnchor)
        : panel.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    // A dialog whose height isn't otherwise determined is as high as its panel.
    let height = heightAnchor.constraint(
      equalTo: panel.heightAnchor, constant: placement == .center ? 2 * distance : distance)
    height.priority = .fittingSizeLevel
    height.isActive = true
  }

  /// Presents the dialog over the entire view.
  ///
  /// - Parameter view: The view, such as a screen's root.
  public final func present(in view: UIView) {
    view.fill(with: self)
  }

  /// Dismisses the dialog.
  ///
  /// Has no effect if the dialog is not shown.
  open func dismiss() {
    guard superview != nil else { return }
    removeFromSuperview()
    onDismiss?()
  }
}
