// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The names of classes in descriptions: UIKit's for the library's classes, and their own for all
/// others.
package nonisolated enum UIKitNames {
  /// Returns the name of a class.
  package static func name(of type: Any.Type) -> String {
    let own = String(describing: type)
    guard let name = names[own] else { return own }
    // A client's class can have the same name as one of the library's.
    let module = String(reflecting: type).prefix { $0 != "." }
    return module == "ViewTree" || module == "ViewNodes" ? name : own
  }

  /// UIKit's names, keyed by the library's.
  package static let names: [String: String] = [
    "AccessibilityElement": "UIAccessibilityElement",
    "ActivityIndicatorNode": "UIActivityIndicatorView",
    "AlertAction": "UIAlertAction",
    "AlertController": "UIAlertController",
    "BarButtonItem": "UIBarButtonItem",
    "BarItem": "UIBarItem",
    "ButtonNode": "UIButton",
    "CollectionCellNode": "UICollectionViewCell",
    "CollectionFlowLayout": "UICollectionViewFlowLayout",
    "CollectionLayout": "UICollectionViewLayout",
    "CollectionLayoutAttributes": "UICollectionViewLayoutAttributes",
    "CollectionLayoutInvalidationContext": "UICollectionViewLayoutInvalidationContext",
    "CollectionNode": "UICollectionView",
    "CollectionReusableNode": "UICollectionReusableView",
    "CollectionUpdateItem": "UICollectionViewUpdateItem",
    "Control": "UIControl",
    "GestureRecognizer": "UIGestureRecognizer",
    "GradientLayer": "CAGradientLayer",
    "ImageNode": "UIImageView",
    "InputNode": "UITextField",
    "LabelNode": "UILabel",
    "Layer": "CALayer",
    "LayoutConstraint": "NSLayoutConstraint",
    "LayoutGuide": "UILayoutGuide",
    "LongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "NavigationBarNode": "UINavigationBar",
    "NavigationController": "UINavigationController",
    "NavigationItem": "UINavigationItem",
    "PageControlNode": "UIPageControl",
    "PanGestureRecognizer": "UIPanGestureRecognizer",
    "PartGuide": "UILayoutGuide",
    "PinchGestureRecognizer": "UIPinchGestureRecognizer",
    "ProgressNode": "UIProgressView",
    "RefreshControlNode": "UIRefreshControl",
    "RotationGestureRecognizer": "UIRotationGestureRecognizer",
    "ScrollNode": "UIScrollView",
    "SearchBarNode": "UISearchBar",
    "SearchInputNode": "UISearchTextField",
    "SegmentedControlNode": "UISegmentedControl",
    "ShapeLayer": "CAShapeLayer",
    "SliderNode": "UISlider",
    "StackNode": "UIStackView",
    "StepperNode": "UIStepper",
    "SwipeGestureRecognizer": "UISwipeGestureRecognizer",
    "SwitchNode": "UISwitch",
    "SystemGuide": "UILayoutGuide",
    "TabBarController": "UITabBarController",
    "TabBarItem": "UITabBarItem",
    "TabBarNode": "UITabBar",
    "TableCellNode": "UITableViewCell",
    "TableHeaderFooterNode": "UITableViewHeaderFooterView",
    "TableNode": "UITableView",
    "TapGestureRecognizer": "UITapGestureRecognizer",
    "TextAreaNode": "UITextView",
    "TextContainer": "NSTextContainer",
    "ToolbarNode": "UIToolbar",
    "ViewController": "UIViewController",
    "ViewNode": "UIView",
    "WindowNode": "UIWindow",
  ]
}
