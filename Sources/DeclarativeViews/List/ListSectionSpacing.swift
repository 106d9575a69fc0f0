// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The distance between the sections of a list.
///
/// SwiftUI: `ListSectionSpacing`.
public nonisolated struct ListSectionSpacing: Hashable, Sendable {
  /// The distance in points, or nil for that of the list's style.
  let length: CGFloat?

  /// The distance of the list's style.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A small distance.
  public static let compact = ListSectionSpacing(length: 17)

  /// Returns a distance.
  ///
  /// - Parameter spacing: The distance in points. A negative one is treated as 0, and one that is
  ///   not finite as the default one.
  /// - Returns: The distance.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing.isFinite ? max(0, spacing) : nil)
  }
}

extension View {
  /// Sets the distance between the sections of lists in the view.
  ///
  /// - Parameter spacing: The distance.
  /// - Returns: The modified view.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the distance between the sections of lists in the view.
  ///
  /// - Parameter spacing: The distance in points.
  /// - Returns: The modified view.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
}

extension View {
  /// Sets the distance between the rows of lists in the view.
  ///
  /// In a list with rounded groups, each row is then a group of its own.
  ///
  /// - Parameter spacing: The distance in points; nil for no distance. A negative distance or one
  ///   that is not finite is treated as none.
  /// - Returns: The modified view.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing.map { $0.isFinite ? max($0, 0) : 0 } ?? 0)
  }
}

extension TableSource {
  // Between sections without headers and footers, the distance is that of the former's footer.

  func tableView(_ tableView: TableNode, heightForHeaderInSection section: Int) -> CGFloat {
    guard let spacing = sectionSpacing.length, section > 0, header(of: section) == nil else {
      return TableNode.automaticDimension
    }
    return footer(of: section - 1) == nil ? 0 : spacing
  }

  func tableView(_ tableView: TableNode, heightForFooterInSection section: Int) -> CGFloat {
    guard let spacing = sectionSpacing.length, section + 1 < parts.sections.count,
      footer(of: section) == nil
    else { return TableNode.automaticDimension }
    return spacing
  }

  private func header(of section: Int) -> (any View)? {
    parts.sections.indices.contains(section) ? parts.sections[section].header : nil
  }

  private func footer(of section: Int) -> (any View)? {
    parts.sections.indices.contains(section) ? parts.sections[section].footer : nil
  }
}

extension EnvironmentValues {
  var listRowSpacing: CGFloat {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
}

private struct ListRowSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

private struct ListSectionSpacingKey: EnvironmentKey {
  static let defaultValue = ListSectionSpacing.default
}
