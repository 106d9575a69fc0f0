// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Whether the user can edit the content of a view, such as the rows of a list.
///
/// SwiftUI: `EditMode`.
public nonisolated enum EditMode: Hashable, Sendable, CaseIterable {
  /// The content can't be edited.
  case inactive
  /// The content is edited for a short time, such as while a row shows its actions; the library
  /// doesn't set it.
  case transient
  /// The content can be edited.
  case active

  /// Whether the content is being edited.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// The edit mode of the page, the sheet, or the host, unless a view sets one; nil for a view that
  /// isn't shown.
  ///
  /// An ``EditButton`` changes it, and a ``List`` follows it.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? editScope?.mode }
    set { self[EditModeKey.self] = newValue }
  }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

/// The views that share an edit mode.
final class EditScope {
  private let location: StateLocation<EditMode>

  init(tree: TreeMemory) {
    location = StateLocation(.inactive, tree: tree)
  }

  var mode: Binding<EditMode> {
    let location = location
    return Binding(get: { location.read() }, set: { location.write($0) })
  }
}

/// A button that begins and ends editing in its page, sheet, or host.
///
/// SwiftUI: `EditButton`.
public struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates the button.
  public init() {}

  /// A button called Edit or Done.
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    } label: {
      Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
    }
  }
}
