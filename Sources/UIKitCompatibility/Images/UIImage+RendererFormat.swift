// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import UIKitNames
import ViewNodes

extension UIImage {
  /// The format of a renderer for changed copies of the image: with the image's scale.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    if scale > 0 { format.scale = scale }
    return format
  }
}
