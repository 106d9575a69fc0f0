// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension BarButtonItem {
  /// The bar button items that the system provides.
  ///
  /// UIKit: `UIBarButtonItem.SystemItem`.
  public nonisolated enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// The title “Done”, in semibold.
    case done = 0
    /// The title “Cancel”.
    case cancel = 1
    /// The title “Edit”.
    case edit = 2
    /// The title “Save”, in semibold.
    case save = 3
    /// A plus sign.
    case add = 4
    /// A flexible space that takes its share of the remaining space.
    case flexibleSpace = 5
    /// A fixed space of the item's width.
    case fixedSpace = 6
    /// A pencil and paper.
    case compose = 7
    /// An arrow pointing left.
    case reply = 8
    /// An arrow pointing out of a box.
    case action = 9
    /// A folder.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// A circular arrow.
    case refresh = 13
    /// An X.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A trash can.
    case trash = 16
    /// A triangle pointing right.
    case play = 17
    /// Two vertical bars.
    case pause = 18
    /// Two triangles pointing left.
    case rewind = 19
    /// Two triangles pointing right.
    case fastForward = 20
    /// The title “Undo”.
    case undo = 21
    /// The title “Redo”.
    case redo = 22
    /// An X.
    case close = 24

    /// The title, or `nil` for items with an image and for spaces.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }

    /// The name of the symbol, or `nil` for items with a title and for spaces.
    var symbolName: String? {
      switch self {
      case .add: "plus"
      case .compose: "square.and.pencil"
      case .reply: "arrow.left"
      case .action: "square.and.arrow.up"
      case .organize: "folder"
      case .bookmarks: "book"
      case .search: "magnifyingglass"
      case .refresh: "arrow.clockwise"
      case .stop, .close: "xmark"
      case .camera: "camera"
      case .trash: "trash"
      case .play: "play.fill"
      case .pause: "pause.fill"
      case .rewind: "backward.fill"
      case .fastForward: "forward.fill"
      case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
      }
    }

    var style: Style { self == .done || self == .save ? .done : .plain }

    /// Whether the item is a space.
    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
  }
}
