// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import ViewFactory
public import ViewTree

/// Puts a node, one made by a factory for example, into a declarative view.
///
/// The node's intrinsic size is its ideal size. Offered more, it grows in the directions in which
/// its content hugging is below 500; offered less, it shrinks where its compression resistance is
/// below 500. Text that breaks into lines takes any width below its ideal one and is as high as its
/// lines then are. A width or height that a constraint of the node itself says at a priority of 500 or
/// more is kept, unless the content insists on another one more strongly. Where the node has no
/// intrinsic size it takes what it is offered, and what its constraints ask for if it is offered
/// nothing in particular.
///
/// The node becomes a real subview of the ``HostingNode``, at its frame rounded to pixels, so touches
/// and constraints in it work as anywhere. It can be in one place at a time only. A node casts the
/// shadow of its own layer; ``View/shadow(color:radius:x:y:fileID:line:)`` has no effect on it.
public struct NodeView: View {
  private let make: (EnvironmentValues) -> ViewNode

  /// Makes a view of a node.
  ///
  /// - Parameter node: The node.
  public init(_ node: ViewNode) {
    make = { _ in node }
  }

  /// Makes a view of a node that a factory makes in the palette of the environment, so that one theme
  /// serves nodes and views: `NodeView { $0.label.header() }`.
  ///
  /// - Parameter make: Makes the node of a factory; it is called once for each tree that is laid out.
  public init(_ make: @escaping (any ViewFactoryProtocol) -> ViewNode) {
    self.make = { values in
      make(ViewFactory(viewFactoryColor: values.viewFactoryColor ?? DefaultViewFactoryColor()))
    }
  }

  /// The node itself.
  public var body: some View { NodeSource(make: make) }

  /// Goes on to what it is made of.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }
}

/// A node that is made in its environment.
struct NodeSource: View {
  let make: (EnvironmentValues) -> ViewNode

  var body: NodeSource { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    expansion.end(item, at: NodeElement(view: make(expansion.tree.environments[item.environment])))
  }
}
