// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

extension UIView {
  /// The appearance of this view and its subviews, which overrides the inherited one; unspecified,
  /// the default, inherits it.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
}

extension UIViewController {
  /// The appearance of this controller's view and its subviews, which overrides the inherited one;
  /// unspecified, the default, inherits it.
  ///
  /// Setting it loads the view.
  public final var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { viewIfLoaded?.overrideUserInterfaceStyle ?? .unspecified }
    set { loadedView().overrideUserInterfaceStyle = newValue }
  }
}
