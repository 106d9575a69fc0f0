// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Observation

/// The state a host keeps for its views between updates of the tree.
final class TreeMemory {
  let root: ViewMemory
  /// The view whose body is being made.
  private(set) var reader: ViewMemory?
  /// The views whose bodies have to be made again.
  private(set) var changed: [ViewMemory] = []
  /// The actions to perform after the views are made and laid out.
  private var actions: [() -> Void] = []
  /// Counts the makings of views.
  private(set) var round = 0
  /// Whether a view has changed a state, so that there is something to remember.
  var isWritten = false
  /// The number of bodies evaluated so far.
  var bodyCount = 0
  /// Called when something has changed.
  var onChange: (() -> Void)?
  /// The host that shows the tree, for views that take part in the node tree.
  weak var host: HostingNode?
  private var kinds: [ObjectIdentifier: ViewKind] = [:]

  init(root: ViewMemory = ViewMemory(parent: nil)) {
    self.root = root
  }

  // MARK: Reading

  /// Calls something that makes views, noting what it reads.
  func read<Result>(for memory: ViewMemory, _ body: () -> Result) -> Result {
    let outer = reader
    reader = memory
    defer { reader = outer }
    let reference = MemoryReference(memory: memory, tree: self)
    return withObservationTracking(body) { reference.change() }
  }

  // MARK: Changing

  /// Has the body of a view made again.
  func change(_ memory: ViewMemory) {
    guard memory.node >= 0 || memory === root, !memory.isChanged else { return }
    memory.isChanged = true
    changed.append(memory)
    onChange?()
  }

  /// The changed views, outer ones first.
  func takeChanged() -> [ViewMemory] {
    let taken = changed.filter(\.isChanged)
    changed = []
    return taken.map { ($0, $0.depth) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Begins a making of views; those that are not part of it are forgotten at its end.
  func beginRound() -> Int {
    round += 1
    return round
  }

  // MARK: Afterwards

  /// Calls something once the views are made and laid out.
  func afterwards(_ action: @escaping () -> Void) { actions.append(action) }

  /// Calls what is waiting; true if there was anything.
  func callActions() -> Bool {
    let waiting = actions
    actions = []
    for action in waiting { action() }
    return !waiting.isEmpty
  }

  // MARK: Properties

  /// Returns the metadata of a view type.
  func kind(of view: some View) -> ViewKind {
    let type = ObjectIdentifier(type(of: view))
    if let known = kinds[type] { return known }
    let made = ViewKind(of: view)
    kinds[type] = made
    return made
  }
}

/// A view that depends on an observed object, for the closure that is called when it changes.
///
/// Unchecked, because observed objects of views are changed where the views are, as nodes are.
private final class MemoryReference: @unchecked Sendable {
  private weak var memory: ViewMemory?
  private weak var tree: TreeMemory?

  init(memory: ViewMemory, tree: TreeMemory) {
    self.memory = memory
    self.tree = tree
  }

  #if MainActor
    /// Has the body made again; on the main actor, wherever the model was changed.
    nonisolated func change() {
      if MainActor.isCurrent {
        MainActor.assumeIsolated { changeBody() }
      } else {
        Task { @MainActor in changeBody() }
      }
    }
  #else
    /// Has the body made again.
    func change() { changeBody() }
  #endif

  private func changeBody() {
    guard let memory else { return }
    tree?.change(memory)
  }
}

/// The metadata of a view type: which of its properties are dynamic.
struct ViewKind {
  /// Whether views of the type have such properties.
  let isDynamic: Bool

  init(of view: Any) {
    isDynamic = Mirror(reflecting: view).children.contains { child in
      child.value is any DynamicProperty || child.value is any Observable
        || child.value is any ObservableObject
        || ViewKind.isDynamicModifier(child.value)
    }
  }

  /// Modifiers have properties of their own.
  private static func isDynamicModifier(_ value: Any) -> Bool {
    guard value is any ViewModifier else { return false }
    return ViewKind(of: value).isDynamic
  }
}
