// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Performs an action when the view is first laid out.
  ///
  /// - Parameter action: The action.
  /// - Returns: The modified view.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    CreationActionView(content: self) { own, tree in
      guard own.values.isEmpty else { return }
      own.values = [PerformedMarker()]
      if let action { tree.afterwards(action) }
    }
  }

  /// Performs an action when the view is removed.
  ///
  /// - Parameter action: The action.
  /// - Returns: The modified view.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    CreationActionView(content: self) { own, _ in
      own.onRemoval = action.map { [$0] } ?? []
    }
  }

  /// Performs an asynchronous action when the view is first laid out.
  ///
  /// The action runs on the main actor, and is canceled when the view is removed.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - action: The action.
  /// - Returns: The modified view.
  public func task(
    priority: TaskPriority = .userInitiated,
    _ action: nonisolated(nonsending) @escaping () async -> Void
  ) -> some View {
    CreationActionView(content: self) { own, tree in
      guard own.values.isEmpty else { return }
      own.values = [PerformedMarker()]
      begin(action, priority, own, tree)
    }
  }

  /// Performs an asynchronous action when the view is first laid out, and again when a value
  /// changes.
  ///
  /// A change cancels the previous action, as does the removal of the view.
  ///
  /// - Parameters:
  ///   - id: The value.
  ///   - priority: The priority of the task.
  ///   - action: The action.
  /// - Returns: The modified view.
  public func task<Value: Equatable>(
    id: Value, priority: TaskPriority = .userInitiated,
    _ action: nonisolated(nonsending) @escaping () async -> Void
  ) -> some View {
    CreationActionView(content: self) { own, tree in
      if let known = own.values.first as? LastValue<Value>, known.value == id { return }
      // Releases the task for the previous value, which cancels it.
      own.values = [LastValue(id)]
      begin(action, priority, own, tree)
    }
  }

  /// Performs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether to perform it at the first layout as well.
  ///   - action: The action, called with the previous value and the new one.
  /// - Returns: The modified view.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    CreationActionView(content: self) { own, tree in
      guard let known = own.values.first as? LastValue<Value> else {
        own.values = [LastValue(value)]
        if initial { tree.afterwards { action(value, value) } }
        return
      }
      let former = known.value
      guard former != value else { return }
      known.value = value
      tree.afterwards { action(former, value) }
    }
  }

  /// Performs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether to perform it at the first layout as well.
  ///   - action: The action.
  /// - Returns: The modified view.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Performs an action when a value changes: the form that SwiftUI has replaced by the others.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - action: The action, called with the new value.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }

  private func begin(
    _ action: nonisolated(nonsending) @escaping () async -> Void, _ priority: TaskPriority,
    _ own: ViewMemory, _ tree: TreeMemory
  ) {
    let work = DeferredAction(action: action)
    let mark = own.values.first
    tree.afterwards {
      // Meanwhile, the view may have been removed, or its value may have changed again.
      guard own.values.first === mark else { return }
      own.values.append(
        RunningTask(Task(priority: priority) { @MainActor in await work.run() }))
    }
  }
}

/// An action to perform when a view appears.
///
/// Unchecked, because it is passed only once, to the main actor, which owns the views.
private final class DeferredAction: @unchecked Sendable {
  private let action: nonisolated(nonsending) () async -> Void

  init(action: nonisolated(nonsending) @escaping () async -> Void) {
    self.action = action
  }

  @MainActor func run() async {
    await action()
  }
}

/// A task that is canceled when its owner is released: when its view is removed, or the whole host.
nonisolated private final class RunningTask {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) {
    self.task = task
  }

  deinit { task.cancel() }
}

/// A record that an action was performed.
private final class PerformedMarker {}

/// The value for which an action was last performed.
private final class LastValue<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// A view with an action that is performed when it is created.
struct CreationActionView: View {
  let content: any View
  let onMaking: (ViewMemory, TreeMemory) -> Void

  init(content: any View, onMaking: @escaping (ViewMemory, TreeMemory) -> Void) {
    self.content = content
    self.onMaking = onMaking
  }

  var body: CreationActionView { return self }

  func _expand(in step: _ViewStep) {
    let own = step.expansion.remember(step.item, as: Self.self)
    onMaking(own, step.expansion.memory)
    step.expansion.replace(step.item, by: content, keyedBy: .body)
  }
}
