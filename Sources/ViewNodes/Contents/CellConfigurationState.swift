// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The state of a cell.
///
/// UIKit: `UICellConfigurationState`.
public struct CellConfigurationState: ConfigurationState, Hashable {
  /// The drag state of a cell.
  public nonisolated enum DragState: Int, Hashable, Sendable, CaseIterable {
    /// No drag is in progress.
    case none = 0
    /// The cell is about to be dragged.
    case lifting = 1
    /// The cell is being dragged.
    case dragging = 2
  }

  /// The drop state of a cell.
  public nonisolated enum DropState: Int, Hashable, Sendable, CaseIterable {
    /// No drop is in progress.
    case none = 0
    /// The drop targets another cell.
    case notTargeted = 1
    /// The drop targets the cell.
    case targeted = 2
  }

  /// The traits of the cell.
  public var traitCollection: TraitCollection
  /// A Boolean value that indicates whether the cell is disabled.
  public var isDisabled = false
  /// A Boolean value that indicates whether the cell is being touched.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the cell is focused.
  public var isFocused = false
  /// A Boolean value that indicates whether the cell is pinned to an edge.
  public var isPinned = false
  /// A Boolean value that indicates whether the cell is being edited.
  public var isEditing = false
  /// A Boolean value that indicates whether the cell is expanded.
  public var isExpanded = false
  /// A Boolean value that indicates whether the cell was swiped aside.
  public var isSwiped = false
  /// A Boolean value that indicates whether the cell is being moved.
  public var isReordering = false
  /// The drag state of the cell.
  public var cellDragState = DragState.none
  /// The drop state of the cell.
  public var cellDropState = DropState.none
  private var custom: [ConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which no condition applies.
  ///
  /// - Parameter traitCollection: The traits of the cell.
  public init(traitCollection: TraitCollection) {
    self.traitCollection = traitCollection
  }

  /// Accesses a custom value by its key.
  public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
