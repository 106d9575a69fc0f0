// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import PlatformViews

/// The magnifying glass of a search field, which grows with the text size.
final class MagnifyingGlassNode: UIImageView {
  private static let size = CGSize(width: 28, height: 24)

  init(color: UIColor) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    image = UIImage(systemName: "magnifyingglass")
    preferredSymbolConfiguration = .following(size: 16, largest: 32)
    tintColor = color
    contentMode = .center
  }

  required init?(coder: NSCoder) { nil }

  /// The bounds, from which an input derives the width of its left view.
  override var bounds: CGRect {
    get { CGRect(origin: super.bounds.origin, size: grown(Self.size, atMost: 2)) }
    set { super.bounds = newValue }
  }
}
