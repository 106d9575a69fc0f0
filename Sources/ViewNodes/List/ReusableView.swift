// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewTree

/// A cell, header, or footer that a list reuses for different items.
protocol ReusableView: ViewNode {
  /// The identifier under which the view is reused, or `nil` if it isn't.
  var reuseIdentifier: String? { get }

  /// Creates a view of a registered class.
  init(registered identifier: String)

  func prepareForReuse()
}
