// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// A view to be subclassed for what a ``BaseCell`` shows.
open class BaseCellMainView: ViewNode, BaseCellMainViewProtocol {
  /// Gives the view its colours, fonts and subviews.
  ///
  /// Does nothing unless overridden.
  open func setStyle() {}

  /// Forgets what the view shows of one row.
  ///
  /// Does nothing unless overridden.
  open func prepareForReuse() {}
}
