// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

extension CAGradientLayer {
  /// Makes the layer follow the size of the view to which it is added, and optionally its corner
  /// radius.
  func fill(_ view: UIView, followingCorners followsCorners: Bool) {
    #if UIKitViews
      view.insertSubview(GradientSizer(for: self, followingCorners: followsCorners), at: 0)
    #else
      followsSuperlayerCorners = followsCorners
      fillsSuperlayer = true
    #endif
  }
}

#if UIKitViews
  /// An invisible view that passes its superview's size on to a gradient: UIKit notifies views of a
  /// new size, but not their sublayers.
  private final class GradientSizer: UIView {
    private weak var gradient: CAGradientLayer?
    private let followsCorners: Bool

    init(for gradient: CAGradientLayer, followingCorners followsCorners: Bool) {
      self.gradient = gradient
      self.followsCorners = followsCorners
      super.init(frame: .zero)
      isHidden = true
      isUserInteractionEnabled = false
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      if let superview { frame = superview.bounds }
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      guard let superview, let gradient, gradient.superlayer === superview.layer else { return }
      gradient.frame = superview.bounds
      if followsCorners { gradient.cornerRadius = superview.layer.cornerRadius }
    }
  }
#endif
