// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewGraphics

extension View {
  /// Sets the visibility of the separators above and below the view as a row of a ``List``.
  ///
  /// A separator between two rows is hidden if one of them hides it. There is one above the first
  /// row of a section only in a plain list.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - edges: The edges to which it applies.
  /// - Returns: The row.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    row(
      RowTraits(
        separator: edges.contains(.bottom) ? visibility : nil,
        topSeparator: edges.contains(.top) ? visibility : nil))
  }

  /// Sets the color of the separators above and below the view as a row of a ``List``.
  ///
  /// A separator between two rows has the color that the row above it sets.
  ///
  /// - Parameters:
  ///   - color: The color; nil for that of the list.
  ///   - edges: The edges to which it applies.
  /// - Returns: The row.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    row(
      RowTraits(
        separatorTint: edges.contains(.bottom) ? color : nil,
        topSeparatorTint: edges.contains(.top) ? color : nil))
  }

  /// Sets the visibility of the separators above the first and below the last row of sections in
  /// the view, which only a plain list has.
  ///
  /// - Parameters:
  ///   - visibility: The visibility.
  ///   - edges: The edges to which it applies.
  /// - Returns: The view.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    EnvironmentView(content: self) { values in
      if edges.contains(.top) { values.sectionSeparators.top = visibility }
      if edges.contains(.bottom) { values.sectionSeparators.bottom = visibility }
    }
  }

  /// Sets the color of the separators above the first and below the last row of sections in the
  /// view, which only a plain list has.
  ///
  /// The color that a row sets takes precedence.
  ///
  /// - Parameters:
  ///   - color: The color; nil for that of the list.
  ///   - edges: The edges to which it applies.
  /// - Returns: The view.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    EnvironmentView(content: self) { values in
      if edges.contains(.top) { values.sectionSeparators.topTint = color }
      if edges.contains(.bottom) { values.sectionSeparators.bottomTint = color }
    }
  }
}

/// The separators above and below the rows of sections.
nonisolated struct SectionSeparators: Equatable, Sendable {
  var top = Visibility.automatic
  var bottom = Visibility.automatic
  var topTint: Color?
  var bottomTint: Color?
}

extension EnvironmentValues {
  var sectionSeparators: SectionSeparators {
    get { self[SectionSeparatorsKey.self] }
    set { self[SectionSeparatorsKey.self] = newValue }
  }
}

private struct SectionSeparatorsKey: EnvironmentKey {
  static let defaultValue = SectionSeparators()
}
