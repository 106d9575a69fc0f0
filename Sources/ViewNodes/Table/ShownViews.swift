// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The cells, or the headers and footers, that a table shows, in the order of their elements.
struct ShownViews<View: ViewNode>: Sequence {
  private var entries: [(element: Int, view: View)] = []

  init() {}

  init(_ entries: some Sequence<(element: Int, view: View)>) {
    self.entries = entries.sorted { $0.element < $1.element }
  }

  func makeIterator() -> IndexingIterator<[(element: Int, view: View)]> { entries.makeIterator() }

  var isEmpty: Bool { entries.isEmpty }

  /// The views, from top to bottom.
  var views: [View] { entries.map(\.view) }

  /// Returns the view of an element.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of views.
  subscript(element: Int) -> View? {
    let index = insertionIndex(of: element)
    guard index < entries.count, entries[index].element == element else { return nil }
    return entries[index].view
  }

  /// Returns the views before and after an element.
  func neighbors(of element: Int) -> (previous: View?, next: View?) {
    let index = insertionIndex(of: element)
    let next = index < entries.count && entries[index].element == element ? index + 1 : index
    return (
      index > 0 ? entries[index - 1].view : nil, next < entries.count ? entries[next].view : nil
    )
  }

  /// Returns the element of a view, or `nil` if it isn't shown.
  func element(of view: ViewNode) -> Int? { entries.first { $0.view === view }?.element }

  func contains(_ view: ViewNode) -> Bool { element(of: view) != nil }

  mutating func insert(_ view: View, for element: Int) {
    entries.insert((element, view), at: insertionIndex(of: element))
  }

  mutating func remove(_ view: ViewNode) { entries.removeAll { $0.view === view } }

  /// Removes and returns the entries that don't satisfy a condition.
  mutating func removeAll(
    unless isKept: (Int) -> Bool
  ) -> [(element: Int, view: View)] {
    let leaving = entries.filter { !isKept($0.element) }
    if !leaving.isEmpty { entries.removeAll { !isKept($0.element) } }
    return leaving
  }

  /// Returns the index of the first entry at or after an element.
  private func insertionIndex(of element: Int) -> Int {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].element < element { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
