// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A sheet with the services to which some items can be given.
///
/// The sheet is empty here, because there are no services; a test reads its ``activityItems``, and
/// ends it with ``complete(_:)``.
open class UIActivityViewController: UIViewController {
  /// Called with the chosen service, whether it has finished, its items, and its error.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// The items.
  public final let activityItems: [Any]
  /// The services of the app.
  public final let applicationActivities: [UIActivity]
  /// The services that aren't offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Called after the sheet has been dismissed by ``complete(_:)``.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - activityItems: The items.
  ///   - applicationActivities: The services of the app.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a sheet without items, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    activityItems = []
    applicationActivities = []
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.accessibilityIdentifier = "ActivityListView"
  }

  /// Dismisses the sheet as if a service had been chosen, or closed.
  ///
  /// - Parameter type: The service, or `nil` if the sheet was closed.
  public final func complete(_ type: UIActivity.ActivityType?) {
    presentingViewController?.dismiss(animated: true)
    completionWithItemsHandler?(type, type != nil, nil, nil)
  }
}
