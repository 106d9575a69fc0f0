// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewTree

/// A declarative view that creates a node once and updates it whenever the view's inputs change.
///
/// SwiftUI: `UIViewRepresentable`.
///
/// ```swift
/// struct Notes: ViewRepresentable {
///   @Binding var text: String
///
///   func makeUIView(context: Context) -> TextAreaNode {
///     let area = TextAreaNode(frame: .zero)
///     area.delegate = context.coordinator
///     return area
///   }
///
///   func updateUIView(_ area: TextAreaNode, context: Context) {
///     area.text = text
///   }
///
///   func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
///
///   final class Coordinator: TextAreaNodeDelegate {
///     let text: Binding<String>
///     init(text: Binding<String>) { self.text = text }
///     func textViewDidChange(_ area: TextAreaNode) { text.wrappedValue = area.text }
///   }
/// }
/// ```
///
/// The node is laid out as in a ``NodeView``, unless ``sizeThatFits(_:uiView:context:)`` returns a
/// size. Its frame belongs to the layout; don't change it.
public protocol ViewRepresentable: View where Body == RepresentedView<Self> {
  /// The type of the node.
  associatedtype UIViewType: ViewNode
  /// The type of the object that passes events of the node on to the view; `Void` by default.
  associatedtype Coordinator = Void
  /// The context of the view.
  typealias Context = ViewRepresentableContext<Self>

  /// Creates the node.
  ///
  /// Called once for each place of the view in a tree, before the first update.
  ///
  /// - Parameter context: The coordinator and the environment.
  /// - Returns: The node.
  func makeUIView(context: Context) -> UIViewType

  /// Updates the node.
  ///
  /// Called after the node is created, and whenever the view is evaluated again because of a change
  /// of its state, its environment, or the view that contains it.
  ///
  /// - Parameters:
  ///   - uiView: The node.
  ///   - context: The coordinator and the environment.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Cleans up a node that is removed together with its view; by default, does nothing.
  ///
  /// - Parameters:
  ///   - uiView: The node.
  ///   - coordinator: The coordinator.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Creates the coordinator, once for each node and before it.
  ///
  /// - Returns: The coordinator.
  func makeCoordinator() -> Coordinator

  /// Returns the size of the node for a proposal, or `nil`, the default, for the size that follows
  /// from its intrinsic content size and constraints.
  ///
  /// - Parameters:
  ///   - proposal: The proposed size, in points.
  ///   - uiView: The node.
  ///   - context: The coordinator and the environment.
  /// - Returns: The size, in points.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize?
}

extension ViewRepresentable {
  /// The view that shows the node.
  public var body: RepresentedView<Self> {
    RepresentedView(
      name: String(describing: Self.self), makeCoordinator: makeCoordinator,
      make: { coordinator, values in
        let node = makeUIView(context: Context(coordinator, values))
        return (node, node)
      },
      update: { updateUIView($0, context: Context($1, $2)) },
      size: { sizeThatFits($0, uiView: $1, context: Context($2, $3)) },
      dismantle: { Self.dismantleUIView($0, coordinator: $1) })
  }

  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Returns `nil`.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
}

extension ViewRepresentable where Coordinator == Void {
  /// Returns an empty value.
  public func makeCoordinator() {}
}

/// The coordinator and the environment of a representable view.
///
/// SwiftUI: `UIViewRepresentableContext`.
public struct ViewRepresentableContext<Representable: ViewRepresentable> {
  /// The object that the view's ``ViewRepresentable/makeCoordinator()`` returned.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues

  fileprivate init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
    self.coordinator = coordinator
    self.environment = environment
  }
}

/// SwiftUI's name for ``ViewRepresentable``.
public typealias UIViewRepresentable = ViewRepresentable

/// SwiftUI's name for ``ViewRepresentableContext``.
public typealias UIViewRepresentableContext = ViewRepresentableContext
