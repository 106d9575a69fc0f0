// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

extension View {
  /// Adds actions that are shown when the user swipes the view as a row of a ``List``.
  ///
  /// They replace the deletion that a ``ForEach`` provides.
  ///
  /// - Parameters:
  ///   - edge: The edge at which they are shown.
  ///   - allowsFullSwipe: Whether swiping across the whole row performs the first action.
  ///   - content: The buttons, the one at the edge first. Each has the color of its
  ///     ``View/tint(_:)``, or else is red if it is destructive, and gray otherwise.
  /// - Returns: The row.
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let actions = SwipeActions(content: content(), allowsFullSwipe: allowsFullSwipe)
    let traits =
      edge == .leading ? RowTraits(leadingActions: actions) : RowTraits(trailingActions: actions)
    return WrappedView(content: self, element: RowTraitElement(traits: traits))
  }
}

/// The actions at an edge of a row.
struct SwipeActions {
  let content: any View
  let allowsFullSwipe: Bool

  /// Returns the actions as those of a table's row.
  func configuration(
    in environment: EnvironmentValues, measurer: any TextMeasurer
  ) -> SwipeActionsConfiguration {
    let parts = ListParts(content)
    let views = parts.sections.flatMap(\.runs).flatMap { run in (0..<run.count).map(run.view) }
    let configuration = SwipeActionsConfiguration(
      actions: views.compactMap { action(for: $0, in: environment, measurer: measurer) })
    configuration.performsFirstActionWithFullSwipe = allowsFullSwipe
    return configuration
  }

  private func action(
    for view: any View, in environment: EnvironmentValues, measurer: any TextMeasurer
  ) -> ContextualAction? {
    var values = environment
    values.tint = nil
    var inner = view
    while let next = inner.unwrapped {
      (inner as? EnvironmentView)?.change(&values)
      inner = next
    }
    guard let button = inner as? any AnyButton else { return nil }
    let label = LayoutTree(button.labelView, environment: values, measurer: measurer)
    let action = ContextualAction(
      style: button.role == .destructive ? .destructive : .normal, title: label.texts(in: 0)
    ) { _, _, done in
      button.action()
      done(true)
    }
    action.image = label.firstImage(in: 0)
    if let tint = values.tint { action.backgroundColor = tint }
    return action
  }
}
