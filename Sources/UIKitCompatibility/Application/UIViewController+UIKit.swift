// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// An object with the anchors of a layout guide: the top or bottom layout guide of a controller.
#if MainActor
  @MainActor
#endif
public protocol UILayoutSupport: AnyObject {
  /// The length of the bar that the guide represents, in points.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// The height of the guide, in points.
  public var length: CGFloat { layoutFrame.height }
}

extension ViewController {
  // UIKit's type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, loaded on first access.
  public var view: UIView! {
    get { loadedView() }
    set {
      if let newValue { replaceView(with: newValue) }
    }
  }

  /// The guide over the bars at the top of the view, down to the safe area.
  public var topLayoutGuide: any UILayoutSupport {
    barGuide("topLayoutGuide") { guide, view in
      [
        guide.topAnchor.constraint(equalTo: view.topAnchor),
        guide.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      ]
    }
  }

  /// The guide over the bars at the bottom of the view, up to the safe area.
  public var bottomLayoutGuide: any UILayoutSupport {
    barGuide("bottomLayoutGuide") { guide, view in
      [
        guide.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ]
    }
  }

  private func barGuide(
    _ name: String, _ constraints: (UILayoutGuide, UIView) -> [NSLayoutConstraint]
  ) -> UILayoutGuide {
    let shown = loadedView()
    if let known = shown.layoutGuides.first(where: { $0.identifier == name }) { return known }
    let guide = UILayoutGuide()
    guide.identifier = name
    shown.addLayoutGuide(guide)
    // As in UIKit, nothing determines its horizontal position.
    NSLayoutConstraint.activate(constraints(guide, shown))
    return guide
  }
}

extension UIResponder {
  /// The next responder in the chain, or `nil` at its end.
  public var next: UIResponder? { nextInChain as? UIResponder }
}
