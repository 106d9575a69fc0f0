// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

package import Foundation
package import ViewTree

/// A node with a natural size.
package final class SizedNode: ViewNode {
  package var natural: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  package init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  package required init?(coder: NSCoder) { nil }

  override package var intrinsicContentSize: CGSize { natural }
}
