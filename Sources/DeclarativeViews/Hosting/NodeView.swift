// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory
public import ViewTree

/// A declarative view that shows a node, such as one that a factory creates.
///
/// The node's intrinsic content size is its ideal size. If a larger size is proposed, the node
/// grows in the directions in which its content hugging priority is below 500; if a smaller one is
/// proposed, it shrinks where its compression resistance is below 500. Multiline text takes any
/// width below its ideal one, and its height follows from its lines. A width or height that a
/// constraint of the node itself sets with a priority of 500 or more is kept, unless the content
/// has a stronger preference for another one. Without an intrinsic content size, the node takes the
/// proposal or, if there is none, the size that its constraints require.
///
/// The node becomes a real subview of the ``HostingNode``, with its frame rounded to pixels, so
/// touches and constraints in it work as usual. It can only be in one place at a time. A node casts
/// the shadow of its own layer; ``View/shadow(color:radius:x:y:fileID:line:)`` has no effect on it.
public struct NodeView: View {
  private let make: (EnvironmentValues) -> ViewNode

  /// Creates a view of a node.
  ///
  /// - Parameter node: The node.
  public init(_ node: ViewNode) {
    make = { _ in node }
  }

  /// Creates a view of a node from a factory with the palette of the environment, so that nodes and
  /// views have the same theme: `NodeView { $0.label.header() }`.
  ///
  /// - Parameter make: A closure that creates the node with a factory; it is called once for each
  ///   tree.
  public init(_ make: @escaping (any ViewFactoryProtocol) -> ViewNode) {
    self.make = { values in
      make(ViewFactory(viewFactoryColor: values.viewFactoryColor ?? DefaultViewFactoryColor()))
    }
  }

  /// The node itself.
  public var body: some View { NodeSource(make: make) }

  /// Expands the body of the view.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }
}

/// A node that is created in its environment.
struct NodeSource: View {
  let make: (EnvironmentValues) -> ViewNode

  var body: NodeSource { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    expansion.end(item, at: NodeElement(view: make(expansion.tree.environments[item.environment])))
  }
}
