// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension ViewExpansion {
  /// Expands the body of a view that is not an element itself.
  ///
  /// A view with dynamic properties gets a part of the tree of its own, which is updated when they
  /// change.
  func expandBody<Content: View>(of view: Content, _ item: Item) {
    guard memory.kind(of: view).isDynamic else {
      memory.bodyCount += 1
      let body = memory.read(for: tree.reader(in: item.parent)) { view.body }
      replace(item, by: body)
      return
    }
    let own = remember(item, as: Content.self)
    own.item = item
    guard let body = body(of: own) else {
      own.node = -1
      return
    }
    replace(item, by: body, inScope: own)
  }

  /// Returns the memory of a view of a given type with the identity of an item.
  func remember(_ item: Item, as type: Any.Type) -> ViewMemory {
    let own = tree.memory(at: item.identity)
    own.belong(to: type)
    return own
  }

  /// Evaluates the body of a view again, with its descendants, keeping its identity in the tree.
  func expandAgain(_ own: ViewMemory) {
    guard let item = own.item, own.node >= 0, let body = body(of: own) else { return }
    replace(
      Item(
        view: item.view, parent: own.node, environment: item.environment,
        modifiers: item.modifiers, identity: tree.addIdentity(.body, in: item.identity)), by: body)
  }

  /// Evaluates a closure that creates views, in an environment, as part of the enclosing body.
  func make<Result>(in item: Item, _ body: () -> Result) -> Result {
    let reader = tree.reader(in: item.parent)
    return CurrentEnvironment.with(environment(of: item)) {
      memory.read(for: reader, body)
    }
  }

  /// Evaluates the body of a view; nil if the view needs an object that its environment lacks.
  private func body(of own: ViewMemory) -> (any View)? {
    guard var item = own.item else { return nil }
    own.clearSources()
    own.isChanged = false
    let values = tree.environments[item.environment]
    var connection = PropertyConnection(memory: own, tree: memory, environment: values)
    connection.connectAll(of: item.view)
    if connection.isElsewhere {
      item.view = separated(item.view)
      own.item = item
      connection = PropertyConnection(
        memory: own, tree: memory, environment: values, isFinal: true)
      connection.connectAll(of: item.view)
    }
    if let missing = connection.missing {
      tree.report(
        .missingObject(
          view: String(describing: type(of: item.view)), object: String(describing: missing.type)))
      return nil
    }
    memory.bodyCount += 1
    let view = item.view
    return CurrentEnvironment.with(values) {
      memory.read(for: own) {
        for var property in connection.custom { property.update() }
        return view.contents
      }
    }
  }
}

extension View {
  /// The type-erased body.
  fileprivate var contents: any View { body }
}
