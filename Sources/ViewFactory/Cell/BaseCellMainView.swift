// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A view to be subclassed for what a ``BaseCell`` shows.
open class BaseCellMainView: ViewNode, BaseCellMainViewProtocol {
  /// Makes a view with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Gives the view its colours, fonts and subviews. Does nothing unless overridden.
  open func setStyle() {}

  /// Forgets what the view shows of one row. Does nothing unless overridden.
  open func prepareForReuse() {}
}
