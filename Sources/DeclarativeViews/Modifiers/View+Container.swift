// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A container around a view that can have a background.
///
/// SwiftUI: `ContainerBackgroundPlacement`.
public nonisolated struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// The page of a stack.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// The pages of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  /// A tab.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  /// A widget, which is the whole screen or picture that shows it.
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  /// The window.
  public static let window = ContainerBackgroundPlacement(name: "window")
}

/// How much padding a view has from the edges of its scene.
///
/// SwiftUI: `ScenePadding`.
public nonisolated struct ScenePadding: Hashable, Sendable {
  private let name: String

  /// The smallest one; on a phone, it is the same as the default one.
  public static let minimum = ScenePadding(name: "minimum")
  /// The one next to a navigation bar; on a phone, it is the same as the default one.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
  /// Sets the background of the container around the view.
  ///
  /// The view is centered in its container, and the background extends to the edges of the screen.
  ///
  /// - Parameters:
  ///   - style: The style of the background.
  ///   - container: The container; the view is directly inside of it.
  /// - Returns: The modified view.
  public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Sets the background of the container around the view.
  ///
  /// The view is centered in its container, and the background extends to the edges of the screen.
  ///
  /// - Parameters:
  ///   - container: The container; the view is directly inside of it.
  ///   - alignment: The place of the background in the container.
  ///   - content: The background.
  /// - Returns: The modified view.
  public func containerBackground(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let content = content()
    return frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment) { content.ignoresSafeArea() }
  }

  /// Adds the padding that views have from the edges of a scene: 16 points, as on a phone.
  ///
  /// - Parameter edges: The edges.
  /// - Returns: The modified view.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges, 16) }

  /// Adds the padding that views have from the edges of a scene: 16 points, as on a phone.
  ///
  /// - Parameters:
  ///   - padding: Which padding; all are the same on a phone.
  ///   - edges: The edges.
  /// - Returns: The modified view.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }
}
