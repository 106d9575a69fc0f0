// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension InputNode {
  /// The frame drawn around an input. UIKit: `UITextField.BorderStyle`.
  public enum BorderStyle: Int, Hashable, Sendable, CaseIterable {
    /// None.
    case none = 0
    /// A black line of one point.
    case line = 1
    /// A gray line with a shade inside.
    case bezel = 2
    /// Round corners, filled.
    case roundedRect = 3
  }

  /// When something beside the text is shown. UIKit: `UITextField.ViewMode`.
  public enum ViewMode: Int, Hashable, Sendable, CaseIterable {
    /// Never.
    case never = 0
    /// During editing; the clear button only while there is text.
    case whileEditing = 1
    /// Except during editing.
    case unlessEditing = 2
    /// Always; the clear button only while there is text.
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

  /// Why editing ended. UIKit: `UITextField.DidEndEditingReason`.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// What was typed is meant.
    case committed = 0
    /// What was typed is dropped.
    case cancelled = 1
  }
}
