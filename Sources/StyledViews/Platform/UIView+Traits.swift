// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation
package import PlatformViews

// In UIKit, layers keep the colors of one appearance, and labels keep their number of lines, so
// these are updated when the traits change. Nodes follow the traits automatically.

extension UIView {
  /// Adds a border in a color that follows the traits.
  package func drawBorder(_ color: UIColor, width: CGFloat) {
    layer.borderWidth = width
    #if UIKitViews
      let known = subviews.lazy.compactMap { $0 as? BorderColorView }.first
      let follower = known ?? BorderColorView()
      if known == nil { insertSubview(follower, at: 0) }
      follower.color = color
    #else
      layer.borderColor = color.cgColor
    #endif
  }

  /// Makes the colors of a gradient in the view's layer follow the traits.
  func paint(_ gradient: CAGradientLayer, with colors: [UIColor]) {
    #if UIKitViews
      followTraits { [weak gradient] view in
        gradient?.colors = colors.map { $0.resolvedColor(with: view.traitCollection).cgColor }
      }
    #endif
  }
}

extension UILabel {
  /// Makes a single-line label wrap at accessibility text sizes.
  func wrapInAccessibilitySizes() {
    #if UIKitViews
      followTraits { view in
        let category = view.traitCollection.preferredContentSizeCategory
        (view as? UILabel)?.numberOfLines = category.isAccessibilityCategory ? 0 : 1
      }
    #else
      wrapsInAccessibilitySizes = true
    #endif
  }
}

#if UIKitViews
  extension UIView {
    /// Calls a closure now, and whenever the appearance, the contrast, or the text size changes.
    package func followTraits(_ update: @escaping (UIView) -> Void) {
      update(self)
      let traits: [UITrait] = [
        UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
        UITraitPreferredContentSizeCategory.self,
      ]
      registerForTraitChanges(traits) { (view: UIView, _: UITraitCollection) in update(view) }
    }
  }

  /// An invisible view that updates its superview's border color for the traits.
  private final class BorderColorView: UIView {
    var color = UIColor.clear {
      didSet { show() }
    }

    init() {
      super.init(frame: .zero)
      isHidden = true
      isUserInteractionEnabled = false
      followTraits { view in (view as? BorderColorView)?.show() }
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      show()
    }

    private func show() {
      superview?.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    }
  }
#endif
