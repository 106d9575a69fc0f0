// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// The appearance of lists.
///
/// SwiftUI: `ListStyle`.
public protocol ListStyle {
  /// The style of the lists' tables.
  var table: TableNode.Style { get }
}

/// A list style with rounded groups.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// A table with rounded groups.
  public var table: TableNode.Style { .insetGrouped }
}

/// A list style with full-width rows.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// A plain table.
  public var table: TableNode.Style { .plain }
}

/// A list style with full-width rows in groups.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// A table with groups.
  public var table: TableNode.Style { .grouped }
}

/// A list style with rounded groups.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// A table with rounded groups.
  public var table: TableNode.Style { .insetGrouped }
}

/// A list style for the first column of a split view, with rounded groups on a phone.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// A table with rounded groups.
  public var table: TableNode.Style { .insetGrouped }
}

/// A list style with full-width rows, whose insets are those of a plain list.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// A plain table.
  public var table: TableNode.Style { .plain }
}

extension ListStyle where Self == SidebarListStyle {
  /// The style for the first column of a split view.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// The style with full-width rows.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style with rounded groups.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// The style with full-width rows.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// The style with full-width rows in groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// The style with rounded groups.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
