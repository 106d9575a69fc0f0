// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Items of a menu that exists already in the menu bar, which aren't shown.
///
/// SwiftUI: `CommandGroup`.
public struct CommandGroup<Content: View>: Commands {
  /// Creates items in front of others.
  ///
  /// - Parameters:
  ///   - group: The others.
  ///   - addition: The items, which aren't created.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Creates items after others.
  ///
  /// - Parameters:
  ///   - group: The others.
  ///   - addition: The items, which aren't created.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Creates items instead of others.
  ///
  /// - Parameters:
  ///   - group: The others.
  ///   - addition: The items, which aren't created.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// The items themselves.
  public var body: CommandGroup { return self }
}

/// A place in the menu bar.
///
/// SwiftUI: `CommandGroupPlacement`.
public nonisolated struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// Information about the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The settings of the app.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// The services of the system.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// The visibility of apps.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// The end of the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// New documents.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving documents.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Undoing and redoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// Copying and pasting.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// Editing text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// The size of windows.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// The order of windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
}
