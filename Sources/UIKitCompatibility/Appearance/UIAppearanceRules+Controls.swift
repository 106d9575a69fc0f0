// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames
import ViewNodes

// Constrained to the class itself, because subclasses declare one of their own.

extension UIAppearance where Self == UIView {
  /// Returns a template whose colors apply to all views on the screen; see ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UIView {
    UIView.rule(within: containers) { UIView(frame: .zero) }
  }
}

extension UIAppearance where Self == UIScrollView {
  /// Returns a template whose colors, indicators, insets, and ways to scroll apply to all scroll views
  /// on the screen; see ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UIScrollView {
    UIScrollView.rule(within: containers, { UIScrollView(frame: .zero) }) { example, view, new in
      take(\.bounces, example, view, new)
      take(\.alwaysBounceVertical, example, view, new)
      take(\.alwaysBounceHorizontal, example, view, new)
      take(\.isDirectionalLockEnabled, example, view, new)
      take(\.keyboardDismissMode, example, view, new)
      take(\.contentInsetAdjustmentBehavior, example, view, new)
      take(\.indicatorStyle, example, view, new)
      take(\.showsVerticalScrollIndicator, example, view, new)
      take(\.showsHorizontalScrollIndicator, example, view, new)
    }
  }
}

extension UITextView {
  /// Returns a template whose colors and font apply to all text views on the screen; see
  /// ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UITextView {
    rule(within: containers, { UITextView(frame: .zero) }) { example, view, new in
      take(\.textColor, example, view, new)
      take(\.font, example, view, new)
    }
  }
}

extension UICollectionView {
  /// Returns a template whose colors apply to all collections on the screen; see
  /// ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UICollectionView {
    rule(within: containers) {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
  }
}

extension UIImageView {
  /// Returns a template whose colors apply to all image views on the screen; see
  /// ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UIImageView {
    rule(within: containers) { UIImageView(frame: .zero) }
  }
}

extension UISegmentedControl {
  /// Returns a template whose colors and title attributes apply to all segmented controls on the
  /// screen; see ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UISegmentedControl {
    rule(within: containers, { UISegmentedControl(frame: .zero) }) { example, view, new in
      take(\.selectedSegmentTintColor, example, view, new)
      for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
        guard let wanted: TextAttributes = example.titleTextAttributes(for: state),
          view.titleTextAttributes(for: state) as TextAttributes?
            == new.titleTextAttributes(for: state)
        else { continue }
        view.setTitleTextAttributes(wanted, for: state)
      }
    }
  }
}

extension UIPageControl {
  /// Returns a template whose colors apply to all page controls on the screen; see
  /// ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UIPageControl {
    rule(within: containers, { UIPageControl(frame: .zero) }) { example, view, new in
      take(\.pageIndicatorTintColor, example, view, new)
      take(\.currentPageIndicatorTintColor, example, view, new)
    }
  }
}

extension UISlider {
  /// Returns a template whose colors apply to all sliders on the screen; see ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UISlider {
    rule(within: containers, { UISlider(frame: .zero) }) { example, view, new in
      take(\.minimumTrackTintColor, example, view, new)
      take(\.maximumTrackTintColor, example, view, new)
      take(\.thumbTintColor, example, view, new)
    }
  }
}

extension UIStepper {
  /// Returns a template whose colors apply to all steppers on the screen; see ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UIStepper {
    rule(within: containers) { UIStepper(frame: .zero) }
  }
}

extension UIProgressView {
  /// Returns a template whose colors apply to all progress views on the screen; see
  /// ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UIProgressView {
    rule(within: containers, { UIProgressView(frame: .zero) }) { example, view, new in
      take(\.progressTintColor, example, view, new)
      take(\.trackTintColor, example, view, new)
    }
  }
}

extension UIActivityIndicatorView {
  /// Returns a template whose colors apply to all activity indicators on the screen; see
  /// ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UIActivityIndicatorView {
    rule(within: containers, { UIActivityIndicatorView(frame: .zero) }) { example, view, new in
      take(\.color, example, view, new)
    }
  }
}

extension UIRefreshControl {
  /// Returns a template whose colors apply to all refresh controls on the screen; see
  /// ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UIRefreshControl {
    rule(within: containers) { UIRefreshControl(frame: .zero) }
  }
}

extension UISearchBar {
  /// Returns a template whose style and colors apply to all search bars on the screen; see
  /// ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UISearchBar {
    rule(within: containers, { UISearchBar(frame: .zero) }) { example, view, new in
      take(\.searchBarStyle, example, view, new)
      take(\.barTintColor, example, view, new)
    }
  }
}

extension UIToolbar {
  /// Returns a template whose style and colors apply to all toolbars on the screen; see
  /// ``UIAppearanceRules``.
  ///
  /// - Parameter containers: The classes of the views and controllers that contain what it applies
  ///   to, the innermost first; empty for everywhere.
  /// - Returns: The template.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type] = []
  ) -> UIToolbar {
    rule(within: containers, { UIToolbar(frame: .zero) }) { example, view, new in
      take(\.barStyle, example, view, new)
      take(\.barTintColor, example, view, new)
      take(\.isTranslucent, example, view, new)
    }
  }
}
