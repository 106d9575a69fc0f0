// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A controller that shows a message and offers a choice: an alert in the middle of the screen, or
/// an action sheet at its bottom.
///
/// UIKit: `UIAlertController`.
///
/// ```swift
/// let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
/// alert.addAction(AlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// controller.present(alert, animated: true)
/// ```
///
/// A tap on an action dismisses the alert and then calls the action's handler; a tap outside an
/// action sheet chooses its cancel action. Only the first cancel action is set apart from the
/// others.
open class AlertController: ViewController {
  /// The style of an alert.
  ///
  /// UIKit: `UIAlertController.Style`.
  public nonisolated enum Style: Int, Hashable, Sendable, CaseIterable {
    /// Actions at the bottom of the screen.
    case actionSheet = 0
    /// A message in the middle of the screen.
    case alert = 1
  }

  /// The style, set when the controller is created.
  public private(set) final var preferredStyle = Style.actionSheet
  /// The message below the title.
  open var message: String? {
    didSet { contentDidChange() }
  }
  /// The title above the message.
  open override var title: String? {
    didSet { contentDidChange() }
  }
  /// The actions, in the order in which they were added.
  public private(set) final var actions: [AlertAction] = []
  /// The action of an alert whose title is emphasized instead of the cancel action's.
  open var preferredAction: AlertAction? {
    didSet { contentDidChange() }
  }
  /// The inputs of an alert, in the order in which they were added, or `nil` if there are none.
  public private(set) final var textFields: [InputNode]?

  /// Creates an alert without actions.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The message below the title.
  ///   - preferredStyle: The style.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = .overFullScreen
  }

  /// Adds an action.
  ///
  /// An alert with two actions shows them side by side if they fit, with the cancel action first;
  /// otherwise, the cancel action is last.
  open func addAction(_ action: AlertAction) {
    actions.append(action)
    contentDidChange()
  }

  /// Adds an input to an alert; action sheets don't show any.
  ///
  /// - Parameter configurationHandler: A closure that configures the input.
  open func addTextField(configurationHandler: ((InputNode) -> Void)? = nil) {
    let field = InputNode(frame: .zero)
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .footnote)
    field.adjustsFontForContentSizeCategory = true
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    contentDidChange()
  }

  /// Creates the view of the alert.
  open override func loadView() {
    let view = AlertView(frame: .zero)
    view.choose = { [weak self] action in self?.choose(action) }
    self.view = view
    view.show(content)
  }

  /// Begins editing in the first input.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if preferredStyle == .alert { textFields?.first?.becomeFirstResponder() }
  }

  private var content: AlertView.Content {
    let isAlert = preferredStyle == .alert
    return AlertView.Content(
      isAlert: isAlert, title: title, message: message, fields: isAlert ? textFields ?? [] : [],
      actions: actions, emphasized: isAlert ? preferredAction : nil)
  }

  private func contentDidChange() {
    (viewIfLoaded as? AlertView)?.show(content)
  }

  private func choose(_ action: AlertAction) {
    guard presentingViewController != nil else { return }
    dismiss(animated: true) { action.handler?(action) }
  }
}
