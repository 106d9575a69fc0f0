// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// The menu that a long press on a view would show; nothing shows it here.
///
/// A test calls the delegate's method, and chooses from the configuration's
/// ``UIContextMenuConfiguration/menu(suggestedActions:)``.
#if MainActor
  @MainActor
#endif
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The delegate, which provides the menu; held weakly.
  public private(set) final weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view.
  public private(set) final weak var view: UIView?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  /// Closes the menu, which is never open here.
  open func dismissMenu() {}
}

/// The methods that provide the menu of a view.
#if MainActor
  @MainActor
#endif
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu for a location in the view, or `nil` for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}
