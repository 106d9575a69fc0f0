// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension CollectionCellNode {
  /// A closure that updates the content and the background for a state.
  ///
  /// UIKit: `UICollectionViewCell.ConfigurationUpdateHandler`.
  public typealias ConfigurationUpdateHandler = (CollectionCellNode, CellConfigurationState) -> Void

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

  /// Returns the default content configuration of a list cell, without text.
  public final func defaultContentConfiguration() -> ListContentConfiguration { .cell() }

  final var currentConfigurationState: CellConfigurationState {
    var state = CellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isInEditedList
    return state
  }
}

extension CollectionCellNode {
  /// Applies the configurations before the cell is measured.
  package final func updateConfigurationBeforeMeasuring() { updateConfigurationIfNeeded() }
}

extension CollectionCellNode: ConfiguredNode {
  final func callUpdateHandler(_ state: CellConfigurationState) { updateHandler?(self, state) }
}
