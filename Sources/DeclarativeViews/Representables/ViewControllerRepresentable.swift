// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A declarative view that creates a controller once and updates it whenever the view's inputs
/// change.
///
/// SwiftUI: `UIViewControllerRepresentable`.
///
/// ```swift
/// struct Gallery: ViewControllerRepresentable {
///   let pages: [ViewController]
///
///   func makeUIViewController(context: Context) -> PageViewController {
///     PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
///   }
///
///   func updateUIViewController(_ controller: PageViewController, context: Context) {
///     controller.setViewControllers([pages[0]], direction: .forward, animated: false)
///   }
/// }
/// ```
///
/// While the view is shown, the controller is a child of the controller whose view contains it, such
/// as a ``HostingController``. Its view fills the proposed size; without a proposal, it has the
/// controller's preferred content size or else the size that its constraints require, unless
/// ``sizeThatFits(_:uiViewController:context:)`` returns another one.
public protocol ViewControllerRepresentable: View where Body == RepresentedView<Self> {
  /// The type of the controller.
  associatedtype UIViewControllerType: ViewController
  /// The type of the object that passes events of the controller on to the view; `Void` by default.
  associatedtype Coordinator = Void
  /// The context of the view.
  typealias Context = ViewControllerRepresentableContext<Self>

  /// Creates the controller.
  ///
  /// Called once for each place of the view in a tree, before the first update.
  ///
  /// - Parameter context: The coordinator and the environment.
  /// - Returns: The controller.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Updates the controller.
  ///
  /// Called after the controller is created, and whenever the view is evaluated again because of a
  /// change of its state, its environment, or the view that contains it.
  ///
  /// - Parameters:
  ///   - uiViewController: The controller.
  ///   - context: The coordinator and the environment.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Cleans up a controller that is removed together with its view; by default, does nothing.
  ///
  /// - Parameters:
  ///   - uiViewController: The controller.
  ///   - coordinator: The coordinator.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)

  /// Creates the coordinator, once for each controller and before it.
  ///
  /// - Returns: The coordinator.
  func makeCoordinator() -> Coordinator

  /// Returns the size of the controller's view for a proposal, or `nil`, the default, for the usual
  /// size.
  ///
  /// - Parameters:
  ///   - proposal: The proposed size, in points.
  ///   - uiViewController: The controller.
  ///   - context: The coordinator and the environment.
  /// - Returns: The size, in points.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension ViewControllerRepresentable {
  /// The view that shows the controller's view.
  public var body: RepresentedView<Self> {
    RepresentedView(
      name: String(describing: Self.self), makeCoordinator: makeCoordinator,
      make: { coordinator, values in
        let controller = makeUIViewController(context: Context(coordinator, values))
        return (controller, ContainmentNode(controller))
      },
      update: { updateUIViewController($0, context: Context($1, $2)) },
      size: { proposal, controller, coordinator, values in
        sizeThatFits(
          proposal, uiViewController: controller, context: Context(coordinator, values))
          ?? ContainmentNode.size(of: controller, for: proposal)
      },
      dismantle: { Self.dismantleUIViewController($0, coordinator: $1) })
  }

  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Returns `nil`.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}

extension ViewControllerRepresentable where Coordinator == Void {
  /// Returns an empty value.
  public func makeCoordinator() {}
}

/// The coordinator and the environment of a representable controller.
///
/// SwiftUI: `UIViewControllerRepresentableContext`.
public struct ViewControllerRepresentableContext<Representable: ViewControllerRepresentable> {
  /// The object that the view's ``ViewControllerRepresentable/makeCoordinator()`` returned.
  public let coordinator: Representable.Coordinator
  /// The environment of the view.
  public let environment: EnvironmentValues

  fileprivate init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
    self.coordinator = coordinator
    self.environment = environment
  }
}

/// SwiftUI's name for ``ViewControllerRepresentable``.
public typealias UIViewControllerRepresentable = ViewControllerRepresentable

/// SwiftUI's name for ``ViewControllerRepresentableContext``.
public typealias UIViewControllerRepresentableContext = ViewControllerRepresentableContext
