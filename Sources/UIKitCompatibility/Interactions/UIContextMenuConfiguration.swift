// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A context menu and its preview.
#if MainActor
  @MainActor
#endif
open class UIContextMenuConfiguration: NSObject {
  /// Creates the preview.
  public typealias ContentPreviewProvider = () -> UIViewController?
  /// Creates the menu from the actions that the system suggests.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// What identifies the menu.
  public final let identifier: any NSCopying
  private let previewProvider: ContentPreviewProvider?
  private let actionProvider: ActionProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: What identifies the menu, or `nil` for a unique identifier.
  ///   - previewProvider: Creates the preview, or `nil` for the view itself.
  ///   - actionProvider: Creates the menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// Returns the menu, or `nil` if there is none.
  ///
  /// - Parameter suggestedActions: The actions that the system would suggest.
  /// - Returns: The menu.
  public final func menu(suggestedActions: [UIMenuElement] = []) -> UIMenu? {
    actionProvider?(suggestedActions)
  }

  /// Returns the preview, or `nil` for the view itself.
  public final func preview() -> UIViewController? { previewProvider?() }
}
