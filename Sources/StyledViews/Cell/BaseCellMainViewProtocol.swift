// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// The content view of a ``BaseCell``.
#if MainActor
  @MainActor
#endif
public protocol BaseCellMainViewProtocol: UIView {
  /// Sets up the view's colors, fonts, and subviews.
  ///
  /// The cell calls this method whenever the view is set as its main view.
  func setStyle()

  /// Resets the content for one row before its cell is reused for another.
  ///
  /// The default implementation does nothing.
  func prepareForReuse()
}

extension BaseCellMainViewProtocol {
  /// Resets the content for one row before its cell is reused for another.
  ///
  /// The default implementation does nothing.
  public func prepareForReuse() {}
}
