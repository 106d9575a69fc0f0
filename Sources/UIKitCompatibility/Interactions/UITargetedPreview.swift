// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The view that a menu's preview shows.
#if MainActor
  @MainActor
#endif
open class UITargetedPreview: NSObject {
  /// The view.
  public final let view: UIView
  /// The appearance of the preview.
  public final let parameters: UIPreviewParameters

  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
}
