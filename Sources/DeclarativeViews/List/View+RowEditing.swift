// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension ForEach {
  /// Allows rows of a ``List`` to be deleted.
  ///
  /// - Parameter action: A closure that deletes the elements at some indices; nil if they cannot be
  ///   deleted.
  /// - Returns: The rows.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.deletion = action
    return copy
  }

  /// Allows rows of a ``List`` to be moved among each other while the list is edited.
  ///
  /// - Parameter action: A closure that moves the elements at some indices before the one at another
  ///   index, such as with ``Swift/MutableCollection/move(fromOffsets:toOffset:)``; nil if they
  ///   cannot be moved.
  /// - Returns: The rows.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var copy = self
    copy.movement = action
    return copy
  }
}

extension View {
  /// Sets whether the view can't be deleted as a row of a ``List``.
  ///
  /// - Parameter isDisabled: Whether it can't be deleted.
  /// - Returns: The row.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    WrappedView(
      content: self, element: RowTraitElement(traits: RowTraits(isDeleteDisabled: isDisabled)))
  }

  /// Sets whether the view can't be moved as a row of a ``List``.
  ///
  /// - Parameter isDisabled: Whether it can't be moved.
  /// - Returns: The row.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    WrappedView(
      content: self, element: RowTraitElement(traits: RowTraits(isMoveDisabled: isDisabled)))
  }
}
