// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The state that persists while there is a view in a place: its properties, and the nodes of its
/// controls.
final class ViewMemory {
  /// The type of the view that it belongs to.
  var type: ObjectIdentifier?
  private(set) var name = ""
  /// The persistent values of the view, in the order of its properties.
  var values: [AnyObject] = []
  /// The view as it was made last, with all that is needed to make its body again.
  var item: ViewExpansion.Item?
  /// The node that its body is in; −1 for none.
  var node = -1
  /// Whether its body has to be made again.
  var isChanged = false
  /// Which making of views it was part of last.
  var round = 0
  /// Whether its content is created on demand, so that a missing view does not mean that it was
  /// removed.
  var isOnDemand = false
  /// Called when there is no such view any more.
  var onRemoval: [() -> Void] = []

  private weak var parent: ViewMemory?
  private var children: [PlaceKey: ViewMemory] = [:]
  /// The sources that its body has read.
  private var sources: [ObjectIdentifier: any ChangeSource] = [:]

  init(parent: ViewMemory?) {
    self.parent = parent
  }

  /// The one object that the view keeps, which is made when it has none yet.
  func kept<Value: AnyObject>(_ make: () -> Value) -> Value {
    if let known = values.first as? Value { return known }
    let made = make()
    values = [made]
    return made
  }

  /// Lets go of a view in it that is not shown any more, but for its state if that was changed.
  func leaveChild(_ key: PlaceKey) {
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
      memory.forgetSources()
      memory.item = nil
      memory.node = -1
      memory.isChanged = false
    }
  }

  /// Returns the memory of a child view.
  func child(_ key: PlaceKey) -> ViewMemory {
    if let known = children[key] { return known }
    let made = ViewMemory(parent: self)
    children[key] = made
    return made
  }

  /// Forgets everything if the view is of another type than the one before.
  func belong(to type: Any.Type) {
    let identity = ObjectIdentifier(type)
    guard self.type != identity else { return }
    if self.type != nil { forget() }
    self.type = identity
    name = String(describing: type)
  }

  /// Notes that its body has read something that can change.
  func depend(on source: any ChangeSource) {
    sources[ObjectIdentifier(source)] = source
  }

  /// Takes back what its body has read, since it is being made again.
  func forgetSources() {
    for source in sources.values { source.removeReader(self) }
    sources = [:]
  }

  /// The number of memories around it.
  var depth: Int {
    var count = 0
    var next = parent
    while let outer = next {
      count += 1
      next = outer.parent
    }
    return count
  }

  /// Forgets the views in it that were not part of a making of views.
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

  /// Ends all that goes on in it and the views in it.
  func forget() {
    var pending = [self]
    while let memory = pending.popLast() {
      pending.append(contentsOf: memory.children.values)
      memory.children = [:]
      memory.forgetSources()
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
  /// Whether it has changed since it was made.
  var isWritten: Bool { get }

  func removeReader(_ memory: ViewMemory)
}
