// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import PlatformViews

extension UIScrollView {
  /// Adds a view as the whole content of the scroll view.
  ///
  /// - Parameters:
  ///   - view: The view, whose size is determined elsewhere.
  ///   - end: The relation of the view's trailing edge to that of the content.
  func scroll(_ view: UIView, end: NSLayoutConstraint.Relation = .equal) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let guide = contentLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      NSLayoutConstraint(
        item: view, attribute: .trailing, relatedBy: end, toItem: guide, attribute: .trailing,
        multiplier: 1, constant: 0),
    ])
  }
}
