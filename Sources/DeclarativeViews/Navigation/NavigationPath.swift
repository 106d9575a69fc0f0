// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The values of the pages on a ``NavigationStack``, from the bottom to the top.
///
/// SwiftUI: `NavigationPath`.
///
/// The values can have different types; each is shown by the destination for its type, see
/// ``View/navigationDestination(for:destination:)``.
public nonisolated struct NavigationPath: Equatable {
  var values: [AnyHashable]

  /// Creates an empty path.
  public init() {
    values = []
  }

  /// Creates a path of values.
  ///
  /// - Parameter elements: The values, from the bottom to the top.
  public init(_ elements: some Sequence<some Hashable>) {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { values.count }

  /// A Boolean value that indicates whether the path is empty, so that the stack shows its root.
  public var isEmpty: Bool { values.isEmpty }

  /// Appends a value at the top.
  ///
  /// - Parameter value: The value.
  public mutating func append(_ value: some Hashable) { values.append(AnyHashable(value)) }

  /// Removes values at the top.
  ///
  /// - Parameter k: The number of values; more than there are remove all.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

/// The path of a stack, as its owner stores it.
struct PathLink {
  let values: () -> [AnyHashable]
  let change: ([AnyHashable]) -> Void
  /// Whether the path can contain a value.
  let accepts: (AnyHashable) -> Bool

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.values }
    change = { path.wrappedValue = NavigationPath($0) }
    accepts = { _ in true }
  }

  init<Data>(_ path: Binding<Data>)
  where Data: RangeReplaceableCollection, Data.Element: Hashable {
    values = { path.wrappedValue.map { AnyHashable($0) } }
    change = { values in path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element }) }
    accepts = { $0.base is Data.Element }
  }
}
