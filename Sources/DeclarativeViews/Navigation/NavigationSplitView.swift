// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// Columns in which a selection determines what the next column shows; on a phone, a stack that
/// begins with the sidebar.
///
/// SwiftUI: `NavigationSplitView`.
///
/// The next column is shown while a row of a ``List`` with a single selection is selected, which
/// navigating back ends. A ``NavigationLink`` with a value selects the value in such a list.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let columns: [any View]
  private let preferred: Binding<NavigationSplitViewColumn>?
  /// The number of columns on top of the sidebar.
  @State private var depth = 0
  @State private var links = [ColumnLink(), ColumnLink()]

  /// Creates a view with three columns.
  ///
  /// - Parameters:
  ///   - sidebar: The first column.
  ///   - content: The second column.
  ///   - detail: The third column.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columns: [sidebar(), content(), detail()], preferred: nil)
  }

  /// Creates a view with three columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: A binding to the visible columns, which has no effect on a phone.
  ///   - sidebar: The first column.
  ///   - content: The second column.
  ///   - detail: The third column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// Creates a view with three columns, of which a binding says which is on top.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: A binding to the column on top.
  ///   - sidebar: The first column.
  ///   - content: The second column.
  ///   - detail: The third column.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columns: [sidebar(), content(), detail()], preferred: preferredCompactColumn)
  }

  /// Creates a view with three columns, of which a binding says which is on top.
  ///
  /// - Parameters:
  ///   - columnVisibility: A binding to the visible columns, which has no effect on a phone.
  ///   - preferredCompactColumn: A binding to the column on top.
  ///   - sidebar: The first column.
  ///   - content: The second column.
  ///   - detail: The third column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columns: [sidebar(), content(), detail()], preferred: preferredCompactColumn)
  }

  fileprivate init(columns: [any View], preferred: Binding<NavigationSplitViewColumn>?) {
    self.columns = columns
    self.preferred = preferred
  }

  /// The stack.
  public var body: some View {
    NavigationStack { column(0) }
  }

  private func column(_ index: Int) -> AnyView {
    let view = AnyView(columns[index])
    guard index + 1 < columns.count else { return AnyView(view.environment(\.columnLink, nil)) }
    let (depth, link) = (shownDepth, links[index])
    link.show = { if depth.wrappedValue <= index { depth.wrappedValue = index + 1 } }
    let isNextShown = Binding {
      depth.wrappedValue > index
    } set: { isShown in
      guard !isShown else { return }
      depth.wrappedValue = index
      link.deselect()
    }
    return AnyView(
      view.environment(\.columnLink, link)
        .navigationDestination(isPresented: isNextShown) { column(index + 1) })
  }

  private var shownDepth: Binding<Int> {
    guard let preferred else { return $depth }
    let last = columns.count - 1
    return Binding {
      switch preferred.wrappedValue {
      case .sidebar: 0
      case .content: min(1, last)
      case .detail: last
      }
    } set: { depth in
      preferred.wrappedValue = depth == 0 ? .sidebar : depth == last ? .detail : .content
    }
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a view with two columns.
  ///
  /// - Parameters:
  ///   - sidebar: The first column.
  ///   - detail: The second column.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(columns: [sidebar(), detail()], preferred: nil)
  }

  /// Creates a view with two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: A binding to the visible columns, which has no effect on a phone.
  ///   - sidebar: The first column.
  ///   - detail: The second column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }

  /// Creates a view with two columns, of which a binding says which is on top.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: A binding to the column on top.
  ///   - sidebar: The first column.
  ///   - detail: The second column.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columns: [sidebar(), detail()], preferred: preferredCompactColumn)
  }

  /// Creates a view with two columns, of which a binding says which is on top.
  ///
  /// - Parameters:
  ///   - columnVisibility: A binding to the visible columns, which has no effect on a phone.
  ///   - preferredCompactColumn: A binding to the column on top.
  ///   - sidebar: The first column.
  ///   - detail: The second column.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columns: [sidebar(), detail()], preferred: preferredCompactColumn)
  }
}

/// A link from the lists of a column to the next column.
final class ColumnLink {
  var show: () -> Void = {}
  /// Ends the selection for which the next column is shown.
  var deselect: () -> Void = {}
}

extension EnvironmentValues {
  /// The link to the next column, in a column of a ``NavigationSplitView``.
  var columnLink: ColumnLink? {
    get { self[ColumnLinkKey.self] }
    set { self[ColumnLinkKey.self] = newValue }
  }

  /// The selection of the list that contains the view, if it determines the next column.
  var columnSelection: ListSelection? {
    get { self[ColumnSelectionKey.self] }
    set { self[ColumnSelectionKey.self] = newValue }
  }
}

private struct ColumnLinkKey: EnvironmentKey {
  static var defaultValue: ColumnLink? { nil }
}

private struct ColumnSelectionKey: EnvironmentKey {
  static var defaultValue: ListSelection? { nil }
}
