// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// The content view of a ``BaseCell``.
#if MainActor
  @MainActor
#endif
public protocol BaseCellMainViewProtocol: UIView {
  /// Gives the view its colors, fonts and subviews. Called whenever it is put into a cell.
  func setStyle()

  /// Forgets what the view shows of one row, before its cell is used for another. Does nothing
  /// unless implemented.
  func prepareForReuse()
}

extension BaseCellMainViewProtocol {
  /// Forgets what the view shows of one row, before its cell is used for another.
  ///
  /// Does nothing unless implemented.
  public func prepareForReuse() {}
}
