// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

extension UIView {
  /// Adds a subview that fills this view except for insets.
  ///
  /// - Returns: The constraint of its leading edge.
  @discardableResult
  func fill(
    with view: UIView, horizontal: Padding = .zero, vertical: Padding = .zero
  ) -> NSLayoutConstraint {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let leading = view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: horizontal.value)
    NSLayoutConstraint.activate([
      leading,
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -horizontal.value),
      view.topAnchor.constraint(equalTo: topAnchor, constant: vertical.value),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -vertical.value),
    ])
    return leading
  }

  /// Adds size constraints that yield to required constraints.
  func keepSize(width: CGFloat? = nil, height: CGFloat? = nil) {
    for (anchor, length) in [(widthAnchor, width), (heightAnchor, height)] {
      guard let length else { continue }
      let constraint = anchor.constraint(equalToConstant: length)
      constraint.priority = .componentSize
      constraint.isActive = true
    }
  }

  /// Returns an empty view that fills the remaining space.
  static func spacer() -> UIView {
    let spacer = UIView()
    let height = spacer.heightAnchor.constraint(equalToConstant: 0)
    height.priority = .fittingSizeLevel
    height.isActive = true
    return spacer
  }

  /// Adds a constraint for a minimum height that is large enough for touches.
  func constrainMinimumHeight(_ height: CGFloat) {
    let constraint = heightAnchor.constraint(greaterThanOrEqualToConstant: height)
    constraint.priority = .leastComponentSize
    constraint.isActive = true
  }

  /// Sets an elevation above the screen, with a corresponding shadow.
  func raise(to elevation: Elevation) {
    layer.zPosition = elevation.value
    layer.shadowOffset = CGSize(width: 0, height: elevation.value / 4)
    layer.shadowRadius = elevation.value / 2
    layer.shadowOpacity = 0.2
  }
}

nonisolated extension Optional where Wrapped == String {
  /// Whether the text is `nil` or empty.
  var isBlank: Bool { self?.isEmpty ?? true }
}

extension UILabel {
  /// Shows a text, or hides the label if there is none.
  func show(_ text: String?) {
    self.text = text
    isHidden = text.isBlank
  }
}

extension Padding {
  /// The padding between the edge of a small panel and its content, 12 points.
  static let twelve = Padding.custom(12)
}
