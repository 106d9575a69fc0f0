// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The format of the images of a renderer.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point, 3 by default; lines and colors don't depend on it.
  open var scale: CGFloat = 3
  /// A Boolean value that indicates whether the image is black where nothing is drawn; `false` by
  /// default.
  open var opaque = false

  /// Creates the format of a phone.
  public override init() {
    super.init()
  }

  /// Creates a format with the scale of traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns the format of a phone.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns the format of a phone.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
