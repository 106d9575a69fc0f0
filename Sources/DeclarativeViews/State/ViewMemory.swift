// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The state that persists while there is a view in a place: its properties, and the nodes of its
/// controls.
final class ViewMemory {
  /// The type of the view to which it belongs.
  private var type: Any.Type?
  /// The name of that type, which only problems contain.
  var name: String { type.map { String(describing: $0) } ?? "" }
  /// The persistent values of the view, in the order of its properties.
  var values: [AnyObject] = []
  /// The most recent value of the view, with everything that is necessary to evaluate its body
  /// again.
  var item: ViewExpansion.Item?
  /// The node that contains its body; −1 for none.
  var node = -1
  /// Whether its body must be evaluated again.
  var isChanged = false
  /// The last update of views in which it took part.
  var round = 0
  /// Whether its content is created on demand, so that a missing view does not mean that it was
  /// removed.
  var isOnDemand = false
  /// Called when the view is removed.
  var onRemoval: [() -> Void] = []

  private weak var parent: ViewMemory?
  private var children: [IdentityKey: ViewMemory] = [:]
  /// The sources that its body has read.
  private var sources: [ObjectIdentifier: any ChangeSource] = [:]

  init(parent: ViewMemory?) {
    self.parent = parent
  }

  /// Returns the object that the view keeps, creating it if necessary.
  func kept<Value: AnyObject>(_ make: () -> Value) -> Value {
    if let known = values.first as? Value { return known }
    let made = make()
    values = [made]
    return made
  }

  /// Releases a child view that is no longer shown, except for changed state.
  func leaveChild(_ key: IdentityKey) {
    guard let child = children[key] else { return }
    var pending = [child]
    var all: [ViewMemory] = []
    var isWritten = false
    while let memory = pending.popLast() {
      pending.append(contentsOf: memory.children.values)
      all.append(memory)
      isWritten =
        isWritten || memory.values.contains { ($0 as? any ChangeSource)?.isWritten == true }
    }
    guard isWritten else {
      children[key] = nil
      child.forget()
      return
    }
    for memory in all {
      memory.clearSources()
      memory.item = nil
      memory.node = -1
      memory.isChanged = false
    }
  }

  /// Returns the memory of a child view.
  func child(_ key: IdentityKey) -> ViewMemory {
    if let known = children[key] { return known }
    let made = ViewMemory(parent: self)
    children[key] = made
    return made
  }

  /// Clears the memory if the type of the view has changed.
  func belong(to type: Any.Type) {
    guard self.type != type else { return }
    if self.type != nil { forget() }
    self.type = type
  }

  /// Records that its body has read a source.
  func depend(on source: any ChangeSource) {
    sources[ObjectIdentifier(source)] = source
  }

  /// Clears the sources of its body, because it is evaluated again.
  func clearSources() {
    for source in sources.values { source.removeReader(self) }
    sources = [:]
  }

  /// The number of enclosing memories.
  var depth: Int {
    var count = 0
    var next = parent
    while let outer = next {
      count += 1
      next = outer.parent
    }
    return count
  }

  /// Removes the child views that did not take part in an update.
  func sweep(round: Int) {
    var pending = [self]
    while let memory = pending.popLast() {
      guard !memory.isOnDemand || memory === self else { continue }
      for (key, child) in memory.children {
        if child.round == round {
          pending.append(child)
        } else {
          memory.children[key] = nil
          child.forget()
        }
      }
    }
  }

  /// Ends all activity of the view and its descendants.
  func forget() {
    var pending = [self]
    while let memory = pending.popLast() {
      pending.append(contentsOf: memory.children.values)
      memory.children = [:]
      memory.clearSources()
      let removals = memory.onRemoval
      memory.onRemoval = []
      memory.values = []
      memory.item = nil
      memory.node = -1
      memory.isChanged = false
      for removal in removals { removal() }
    }
  }
}

/// An observable source that bodies can read.
protocol ChangeSource: AnyObject {
  /// Whether it has changed since it was created.
  var isWritten: Bool { get }

  func removeReader(_ memory: ViewMemory)
}
