// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension TableCellNode {
  /// A closure that updates the content and the background for a state.
  ///
  /// UIKit: `UITableViewCell.ConfigurationUpdateHandler`.
  public typealias ConfigurationUpdateHandler = (TableCellNode, CellConfigurationState) -> Void

  /// The content configuration, which replaces the contents of ``contentView``, or `nil` for none.
  public final var contentConfiguration: (any ContentConfiguration)? {
    get { configured?.content }
    set { show(newValue) }
  }

  /// The background configuration, which replaces the background color, or `nil` for none.
  public final var backgroundConfiguration: BackgroundConfiguration? {
    get { configured?.background }
    set { show(newValue) }
  }

  /// A Boolean value that indicates whether the content follows the state automatically; `true` by
  /// default.
  public final var automaticallyUpdatesContentConfiguration: Bool {
    get { configured?.updatesContent ?? true }
    set { madeConfigured.updatesContent = newValue }
  }

  /// A Boolean value that indicates whether the background follows the state automatically; `true`
  /// by default.
  public final var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configured?.updatesBackground ?? true }
    set { madeConfigured.updatesBackground = newValue }
  }

  /// A closure that updates the content and the background for a state, after
  /// ``updateConfiguration(using:)``.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { updateHandler }
    set {
      updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Requests an update of the content and the background before the next layout.
  public final func setNeedsUpdateConfiguration() { requestConfiguration() }

  /// Returns the default content configuration for the cell's style, without text.
  public final func defaultContentConfiguration() -> ListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  final var currentConfigurationState: CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    if let editing {
      state.isEditing = editing.isOn
      state.isSwiped = editing.isSwiped
      state.isReordering = editing.isReordering
    }
    return state
  }
}

extension TableCellNode: ConfiguredNode {
  final func callUpdateHandler(_ state: CellConfigurationState) { updateHandler?(self, state) }
}
