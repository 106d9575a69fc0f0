// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension InputNode {
  /// The border style of an input.
  ///
  /// UIKit: `UITextField.BorderStyle`.
  public nonisolated enum BorderStyle: Int, Hashable, Sendable, CaseIterable {
    /// No border.
    case none = 0
    /// A black line, one point wide.
    case line = 1
    /// A gray line with an inner shadow.
    case bezel = 2
    /// A filled rectangle with rounded corners.
    case roundedRect = 3
  }

  /// A mode that determines when an overlay view is shown.
  ///
  /// UIKit: `UITextField.ViewMode`.
  public nonisolated enum ViewMode: Int, Hashable, Sendable, CaseIterable {
    /// Never.
    case never = 0
    /// While editing; the clear button only if there is text.
    case whileEditing = 1
    /// Except while editing.
    case unlessEditing = 2
    /// Always; the clear button only if there is text.
    case always = 3

    func shows(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// The reason why editing ended.
  ///
  /// UIKit: `UITextField.DidEndEditingReason`.
  public nonisolated enum DidEndEditingReason: Int, Hashable, Sendable {
    /// The edits were committed.
    case committed = 0
    /// The edits were discarded.
    case cancelled = 1
  }
}
