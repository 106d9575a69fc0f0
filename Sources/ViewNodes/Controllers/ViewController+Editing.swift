// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension ViewController {
  /// A bar button item that turns editing on and off and is titled “Edit” or “Done” accordingly.
  ///
  /// UIKit: `editButtonItem`. It calls ``setEditing(_:animated:)``.
  public final var editButtonItem: BarButtonItem {
    if let editItem { return editItem }
    let item = BarButtonItem(title: nil) { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    editItem = item
    showEditing()
    return item
  }

  final func showEditing() {
    editItem?.title = isEditing ? "Done" : "Edit"
    editItem?.style = isEditing ? .done : .plain
  }
}
