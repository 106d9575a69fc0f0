// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The appearance of a preview.
#if MainActor
  @MainActor
#endif
open class UIPreviewParameters: NSObject {
  /// The shape of the preview, or `nil` for that of the view.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow, or `nil` for that of the preview.
  open var shadowPath: UIBezierPath?
  /// The color behind the view.
  open var backgroundColor: UIColor?

  /// Creates the default appearance.
  public override init() {
    super.init()
  }
}
