// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The button that cancels a search, which is styled like an item of a bar.
final class SearchCancelNode: ButtonNode {
  static let title = "Cancel"

  /// The item whose appearance the button has, which a higher folder declares.
  var item: AnyObject?

  init() {
    super.init(frame: .zero)
    buttonType = .system
    setTitle(Self.title, for: .normal)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }
}
