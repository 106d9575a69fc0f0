// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The registered classes of views, and the queues of reusable views, by key.
///
/// A class, because client code that it calls may request another view from it.
final class ReuseQueue<Key: Hashable, View: ReusableView> {
  @exclusivity(unchecked) private var classes: [Key: View.Type] = [:]
  @exclusivity(unchecked) private var waiting: [Key: [View]] = [:]
  @exclusivity(unchecked) private var dequeued: [View] = []

  /// Registers a class for a key; `nil` unregisters it.
  func register(_ type: View.Type?, for key: Key) {
    classes[key] = type
  }

  /// Returns a waiting view, prepared for reuse, or a new one of the registered class; `nil` if
  /// there is neither.
  func dequeue(_ key: Key, identifier: String) -> View? {
    if let view = waiting[key]?.popLast() {
      dequeued.append(view)
      view.prepareForReuse()
      return view
    }
    return classes[key]?.init(registered: identifier)
  }

  func enqueue(_ view: View, for key: Key) {
    waiting[key, default: []].append(view)
  }

  /// Returns the views that were dequeued since the last call.
  func takeDequeued() -> [View] {
    defer { dequeued.removeAll(keepingCapacity: true) }
    return dequeued
  }

  /// Removes a view from its queue that is used again without being dequeued.
  func withdraw(_ view: View, for key: Key) {
    waiting[key]?.removeAll { $0 === view }
  }
}
