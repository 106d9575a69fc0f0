// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension BarButtonItem {
  /// The items that a system offers. UIKit: `UIBarButtonItem.SystemItem`.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    /// “Done”, semibold.
    case done = 0
    /// “Cancel”.
    case cancel = 1
    /// “Edit”.
    case edit = 2
    /// “Save”, semibold.
    case save = 3
    /// A plus sign.
    case add = 4
    /// A gap that takes its share of the remaining space.
    case flexibleSpace = 5
    /// A gap of the item's width.
    case fixedSpace = 6
    /// A pencil on paper.
    case compose = 7
    /// An arrow to the left.
    case reply = 8
    /// An arrow out of a box.
    case action = 9
    /// A folder.
    case organize = 10
    /// An open book.
    case bookmarks = 11
    /// A magnifying glass.
    case search = 12
    /// An arrow in a circle.
    case refresh = 13
    /// An x.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// A triangle to the right.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles to the left.
    case rewind = 19
    /// Two triangles to the right.
    case fastForward = 20
    /// “Undo”.
    case undo = 21
    /// “Redo”.
    case redo = 22
    /// An x.
    case close = 24

    /// The title, `nil` for items with an image and for gaps.
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

    /// The name of the symbol, `nil` for items with a title and for gaps.
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

    /// Whether the item is a gap.
    var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }
  }
}
