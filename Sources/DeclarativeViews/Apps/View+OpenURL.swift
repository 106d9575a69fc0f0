// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
import ViewNodes

extension View {
  /// Performs an action when the app is asked to open a URL.
  ///
  /// There is no system that asks; tests and other code do so with ``HostingNode/open(_:)``.
  ///
  /// - Parameter action: The action.
  /// - Returns: The modified view.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    OpeningView(content: self, action: action)
  }

  /// Sets the external events for which a scene with the view is preferred.
  ///
  /// - Parameters:
  ///   - preferring: Has no effect: there is one scene.
  ///   - allowing: Has no effect: there is one scene.
  /// - Returns: The view.
  public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}

extension Scene {
  /// Sets the external events for which the scene is opened.
  ///
  /// - Parameter conditions: Has no effect: there is one scene.
  /// - Returns: The scene.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

extension HostingNode {
  /// Asks the views in the node to open a URL, as the system asks an app.
  ///
  /// - Parameter url: The URL.
  /// - Returns: Whether a view has an action for it; see ``View/onOpenURL(perform:)``.
  @discardableResult
  public final func open(_ url: URL) -> Bool {
    layoutIfNeeded()
    return memory.urlHandlers.open(url)
  }
}

/// The actions of the views of a host that open URLs.
final class URLHandlers {
  final class Handler {
    var action: (URL) -> Void = { _ in }
  }

  private struct Reference {
    // Views in rows and pages end together with their host, without being removed from it.
    weak var handler: Handler?
  }

  private var references: [Reference] = []
  /// The number of references from which on those to handlers that are gone are removed.
  private var pruningCount = 16

  func add(_ handler: Handler) {
    if references.count >= pruningCount {
      references.removeAll { $0.handler == nil }
      pruningCount = max(16, references.count * 2)
    }
    references.append(Reference(handler: handler))
  }

  /// Performs all actions, and returns whether there are any.
  func open(_ url: URL) -> Bool {
    let actions = references.compactMap { $0.handler?.action }
    for action in actions { action(url) }
    return !actions.isEmpty
  }
}

/// A view that opens URLs while it exists.
private struct OpeningView: View {
  let content: any View
  let action: (URL) -> Void

  init(content: any View, action: @escaping (URL) -> Void) {
    self.content = content
    self.action = action
  }

  var body: OpeningView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let own = expansion.remember(item, as: Self.self)
    let handlers = expansion.environment(of: item).urlHandlers ?? expansion.memory.urlHandlers
    let handler = own.kept {
      let handler = URLHandlers.Handler()
      handlers.add(handler)
      return handler
    }
    handler.action = action
    expansion.replace(item, by: content, keyedBy: .body)
  }
}
