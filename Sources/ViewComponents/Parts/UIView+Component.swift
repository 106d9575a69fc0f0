// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

extension UIView {
  /// Adds a view that fills this one but for a distance on each side.
  ///
  /// - Returns: What holds its leading edge.
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

  /// Keeps a size, which gives way to what a screen requires.
  func keepSize(width: CGFloat? = nil, height: CGFloat? = nil) {
    for (anchor, length) in [(widthAnchor, width), (heightAnchor, height)] {
      guard let length else { continue }
      let constraint = anchor.constraint(equalToConstant: length)
      constraint.priority = .componentSize
      constraint.isActive = true
    }
  }

  /// Nothing, which takes the room that is left.
  static func spacer() -> UIView {
    let spacer = UIView()
    let height = spacer.heightAnchor.constraint(equalToConstant: 0)
    height.priority = .fittingSizeLevel
    height.isActive = true
    return spacer
  }

  /// Keeps at least a height, for a finger to touch.
  func keepLeastHeight(_ height: CGFloat) {
    let constraint = heightAnchor.constraint(greaterThanOrEqualToConstant: height)
    constraint.priority = .leastComponentSize
    constraint.isActive = true
  }

  /// Lies above the screen, with a shadow as wide as it is high.
  func raise(to elevation: Elevation) {
    layer.zPosition = elevation.value
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: elevation.value / 4)
    layer.shadowRadius = elevation.value / 2
    layer.shadowOpacity = 0.2
  }
}

nonisolated extension Optional where Wrapped == String {
  /// Whether there is nothing to read.
  var isBlank: Bool { self?.isEmpty ?? true }
}

extension UILabel {
  /// Shows a text, and takes no room without one.
  func show(_ text: String?) {
    self.text = text
    isHidden = text.isBlank
  }
}

extension Padding {
  /// 12 points, between the edge of a small panel and what stands in it.
  static let twelve = Padding.custom(12)
}
