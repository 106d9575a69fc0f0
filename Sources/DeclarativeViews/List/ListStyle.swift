// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewNodes

/// The appearance of lists.
///
/// SwiftUI: `ListStyle`.
public protocol ListStyle {
  /// The style of their tables.
  var table: TableNode.Style { get }
}

/// Groups with round corners.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// A table with groups that have round corners.
  public var table: TableNode.Style { .insetGrouped }
}

/// Rows from side to side.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// A plain table.
  public var table: TableNode.Style { .plain }
}

/// Rows from side to side, in groups.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// A table with groups.
  public var table: TableNode.Style { .grouped }
}

/// Groups with round corners.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}

  /// A table with groups that have round corners.
  public var table: TableNode.Style { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle {
  /// Groups with round corners.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from side to side.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows from side to side, in groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups with round corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
