// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// The content view of a ``BaseCell``.
#if MainActor
  @MainActor
#endif
public protocol BaseCellMainViewProtocol: UIView {
  /// Sets up the view's colors, fonts, and subviews. Called whenever it is added to a cell.
  func setStyle()

  /// Resets the content for one row before its cell is reused for another. Does nothing by default.
  func prepareForReuse()
}

extension BaseCellMainViewProtocol {
  /// Resets the content for one row before its cell is reused for another.
  ///
  /// Does nothing by default.
  public func prepareForReuse() {}
}
