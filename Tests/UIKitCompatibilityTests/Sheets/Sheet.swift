// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import UIKitCompatibility

/// A view in one of its states, to be compared with how it was recorded.
struct Sheet {
  let name: String
  let makeView: () -> UIView

  init(_ name: String, _ makeView: @escaping () -> UIView) {
    self.name = name
    self.makeView = makeView
  }

  /// A view of a size; where a side is zero, the view's own.
  static func sized<View: UIView>(
    _ view: View, _ width: CGFloat = 0, _ height: CGFloat = 0,
    _ configure: (View) -> Void = { _ in }
  ) -> View {
    configure(view)
    let natural = view.intrinsicContentSize
    view.frame = CGRect(
      x: 0, y: 0, width: width > 0 ? width : natural.width,
      height: height > 0 ? height : natural.height)
    return view
  }
}
