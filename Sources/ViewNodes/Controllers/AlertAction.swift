// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// A button of an alert and its action.
///
/// UIKit: `UIAlertAction`.
#if MainActor
  @MainActor
#endif
open class AlertAction: NSObject {
  /// The appearance and role of an action.
  ///
  /// UIKit: `UIAlertAction.Style`.
  public nonisolated enum Style: Int, Hashable, Sendable, CaseIterable {
    /// An ordinary action.
    case `default` = 0
    /// An action that cancels, shown apart from the others.
    case cancel = 1
    /// An action that changes or deletes data, in red.
    case destructive = 2
  }

  /// The title of the button.
  public final let title: String?
  /// The appearance and role of the action.
  public final let style: Style
  /// A Boolean value that indicates whether the button can be tapped; `true` by default.
  open var isEnabled = true {
    didSet { button?.isEnabled = isEnabled }
  }

  final let handler: ((AlertAction) -> Void)?
  final weak var button: ButtonNode?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - style: The appearance and role of the action.
  ///   - handler: A closure to call after a tap on the button has dismissed the alert.
  public init(title: String?, style: Style, handler: ((AlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
