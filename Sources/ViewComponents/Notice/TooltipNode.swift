// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// A short help text with an arrow that points to the element it explains.
open class TooltipNode: UIView {
  /// The edge of a tooltip that has the arrow.
  public nonisolated enum Edge: String, CaseIterable, Hashable, Sendable {
    /// The top edge, with an arrow that points up.
    case top
    /// The bottom edge, with an arrow that points down.
    case bottom
  }

  /// The edge that has the arrow.
  public final let edge: Edge
  private let style: ComponentStyle
  private static let arrow = CGSize(width: 16, height: 8)

  /// Creates a tooltip.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - edge: The edge that has the arrow.
  ///   - style: The style of the tooltip.
  public init(
    text: String = "", edge: Edge = .bottom, style: ComponentStyle = ComponentStyle()
  ) {
    self.edge = edge
    self.style = style
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    isUserInteractionEnabled = false
    drawContent()
    raise(to: style.theme.elevation.menu)
    let label = style.label(\.hint, style.color.labelBody, text: text)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    addSubview(label)
    let (top, bottom) = edge == .top ? (Self.arrow.height, 0) : (0, Self.arrow.height)
    let padding = style.spacing.small.value
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: top + padding),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -bottom - padding),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
    ])
    let width = widthAnchor.constraint(lessThanOrEqualToConstant: 280)
    width.priority = .componentSize
    width.isActive = true
  }

  /// Returns `nil`, because components do not support decoding.
  public required init?(coder: NSCoder) { nil }

  /// Draws the panel, and the arrow in the middle of its edge.
  open override func draw(_ rect: CGRect) {
    var panel = bounds
    panel.size.height -= Self.arrow.height
    if edge == .top { panel.origin.y += Self.arrow.height }
    let (base, tip) =
      edge == .top ? (panel.minY, bounds.minY) : (panel.maxY, bounds.maxY)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.midX - Self.arrow.width / 2, y: base))
    path.addLine(to: CGPoint(x: bounds.midX, y: tip))
    path.addLine(to: CGPoint(x: bounds.midX + Self.arrow.width / 2, y: base))
    path.close()
    let box = UIBezierPath(roundedRect: panel, cornerRadius: style.shape.small)
    // The fill covers half of the line, and the seam between the two shapes.
    for part in [box, path] { part.stroke(with: style.color.outlineInStrongContrast, width: 2) }
    for part in [box, path] { part.fill(with: style.color.card) }
  }
}
