// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation
package import PlatformViews

// UIKit's layers keep the colors of one appearance, and its labels their number of lines, so they
// are set anew when the traits change. Nodes follow the traits by themselves.

extension UIView {
  /// Gives the view a border in a color that follows the traits.
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

  /// Lets the colors of a gradient of the view's layer follow the traits.
  func paint(_ gradient: CAGradientLayer, with colors: [UIColor]) {
    #if UIKitViews
      followTraits { [weak gradient] view in
        gradient?.colors = colors.map { $0.resolvedColor(with: view.traitCollection).cgColor }
      }
    #endif
  }
}

extension UILabel {
  /// Lets a label of one line take as many as it needs in the text sizes for accessibility.
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
    /// Does something now, and again whenever appearance, contrast or text size are others.
    package func followTraits(_ update: @escaping (UIView) -> Void) {
      update(self)
      let traits: [UITrait] = [
        UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
        UITraitPreferredContentSizeCategory.self,
      ]
      registerForTraitChanges(traits) { (view: UIView, _: UITraitCollection) in update(view) }
    }
  }

  /// Gives its superview's border the color for the traits, however often the color is another.
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
