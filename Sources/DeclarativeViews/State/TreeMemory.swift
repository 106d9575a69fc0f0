// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Observation

/// The state a host keeps for its views between updates of the tree.
final class TreeMemory {
  let root: ViewMemory
  /// The views whose bodies must be evaluated again.
  private(set) var changed: [ViewMemory] = []
  /// The actions to perform after the views are created and laid out.
  private var actions: [() -> Void] = []
  /// The number of updates of the views.
  private(set) var round = 0
  /// Whether a view has changed its state, so that the state must be kept.
  var isWritten = false
  /// The number of bodies evaluated so far.
  var bodyCount = 0
  /// Called when a value changes.
  var onChange: (() -> Void)?
  /// The host that shows the tree, for views that take part in the node tree.
  weak var host: HostingNode?
  /// The edit mode of the views, unless they are part of others.
  private(set) lazy var editScope = EditScope(tree: self)
  /// The actions of the views that open URLs, unless they are part of others.
  private(set) lazy var urlHandlers = URLHandlers()
  /// The color schemes that the views prefer for the screen.
  var preferredSchemes = PreferredSchemes()
  private var kinds: [ObjectIdentifier: ViewKind] = [:]

  init(root: ViewMemory = ViewMemory(parent: nil)) {
    self.root = root
  }

  // MARK: Reading

  /// Evaluates a closure that creates views, recording what it reads.
  func read<Result>(for memory: ViewMemory, _ body: () -> Result) -> Result {
    let reference = MemoryReference(memory: memory, tree: self)
    return CurrentReader.with(memory, in: self) {
      withObservationTracking(body) { reference.change() }
    }
  }

  // MARK: Changing

  /// Schedules the body of a view for evaluation.
  func change(_ memory: ViewMemory) {
    guard memory.node >= 0 || memory === root, !memory.isChanged else { return }
    memory.isChanged = true
    changed.append(memory)
    onChange?()
  }

  /// Returns the changed views, outer ones first, and clears the list.
  func popChanged() -> [ViewMemory] {
    let taken = changed.filter(\.isChanged)
    changed = []
    return taken.map { ($0, $0.depth) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Begins an update of views; those that do not take part are removed at its end.
  func beginRound() -> Int {
    round += 1
    return round
  }

  // MARK: Afterwards

  /// Schedules an action after the views are updated and laid out.
  func afterwards(_ action: @escaping () -> Void) { actions.append(action) }

  /// Performs the scheduled actions, and returns whether there were any.
  func callActions() -> Bool {
    let waiting = actions
    actions = []
    guard !waiting.isEmpty else { return false }
    CurrentReader.withNone {
      ScreenClock(of: host).perform { for action in waiting { action() } }
    }
    return true
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

/// A view that depends on an observable object, for the closure that is called when the object
/// changes.
///
/// Unchecked, because observable objects of views are changed on the same actor as the views.
private final class MemoryReference: @unchecked Sendable {
  private weak var memory: ViewMemory?
  private weak var tree: TreeMemory?

  init(memory: ViewMemory, tree: TreeMemory) {
    self.memory = memory
    self.tree = tree
  }

  #if MainActor
    /// Schedules the body for evaluation on the main actor, regardless of where the model was
    /// changed.
    nonisolated func change() {
      if MainActor.isCurrent {
        MainActor.assumeIsolated { changeBody() }
      } else {
        Task { @MainActor in changeBody() }
      }
    }
  #else
    /// Schedules the body for evaluation.
    func change() { changeBody() }
  #endif

  private func changeBody() {
    guard let memory else { return }
    tree?.change(memory)
  }
}

/// The metadata of a view type: which of its properties are dynamic.
struct ViewKind {
  /// Whether views of the type have dynamic properties.
  let isDynamic: Bool

  init<Value>(of view: Value) {
    // Without storage there are no properties.
    isDynamic = MemoryLayout<Value>.size > 0 && ViewKind.hasDynamicProperties(view)
  }

  private static func hasDynamicProperties(_ view: Any) -> Bool {
    Mirror(reflecting: view).children.contains { child in
      child.value is any DynamicProperty || child.value is any Observable
        || child.value is any ObservableObject
        || ViewKind.isDynamicPart(child.value)
    }
  }

  /// Returns whether a value is a modifier, a style, or a gesture with dynamic properties.
  private static func isDynamicPart(_ value: Any) -> Bool {
    value is any _PropertyOwner && ViewKind(of: value).isDynamic
  }
}
