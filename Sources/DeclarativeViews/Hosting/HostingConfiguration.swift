// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A cell's content configuration that shows a declarative view.
///
/// SwiftUI: `UIHostingConfiguration`.
///
/// The view is inset by the layout margins of the cell, and the cell is as tall as the view
/// requires.
///
/// ```swift
/// cell.contentConfiguration = HostingConfiguration {
///   HStack { Text("Battery"); Spacer(); Text("80 %") }
/// }
/// ```
public struct HostingConfiguration<Content: View>: ContentConfiguration {
  /// The view.
  let content: Content
  /// The insets that replace the layout margins, in points.
  private(set) var margins: [Edge: CGFloat] = [:]

  /// Creates a configuration with a view.
  ///
  /// - Parameter content: The view.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Returns the configuration with insets in place of the layout margins.
  ///
  /// - Parameters:
  ///   - edges: The edges to inset, all by default.
  ///   - length: The inset, in points.
  /// - Returns: The configuration.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> HostingConfiguration {
    var copy = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { copy.margins[edge] = length }
    return copy
  }

  /// Creates a node that shows the view.
  public func makeContentView() -> any ViewNode & ContentNode { HostedContentNode(self) }

  /// Returns the configuration itself.
  public func updated(for state: any ConfigurationState) -> HostingConfiguration { self }
}

/// SwiftUI's name for ``HostingConfiguration``.
public typealias UIHostingConfiguration = HostingConfiguration

/// The content of a cell that shows a declarative view between its margins.
private final class HostedContentNode<Content: View>: ViewNode, ContentNode {
  var configuration: any ContentConfiguration {
    didSet { show() }
  }

  private let host: HostingNode
  private var distances: [Edge: LayoutConstraint] = [:]

  init(_ configuration: HostingConfiguration<Content>) {
    self.configuration = configuration
    host = HostingNode(rootView: configuration.content)
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    host.translatesAutoresizingMaskIntoConstraints = false
    addSubview(host)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let shown = configuration as? HostingConfiguration<Content> else { return }
    host.rootView = AnyView(shown.content)
    LayoutConstraint.deactivate(Array(distances.values))
    for edge in Edge.allCases { distances[edge] = distance(edge, inset: shown.margins[edge]) }
    LayoutConstraint.activate(Array(distances.values))
  }

  /// Returns the constraint that keeps an edge of the view at an inset, or at the layout margin if
  /// there is no inset.
  private func distance(_ edge: Edge, inset: CGFloat?) -> LayoutConstraint {
    let margins = layoutMarginsGuide
    switch edge {
    case .top:
      return inset.map { host.topAnchor.constraint(equalTo: topAnchor, constant: $0) }
        ?? host.topAnchor.constraint(equalTo: margins.topAnchor)
    case .bottom:
      return inset.map { bottomAnchor.constraint(equalTo: host.bottomAnchor, constant: $0) }
        ?? margins.bottomAnchor.constraint(equalTo: host.bottomAnchor)
    case .leading:
      return inset.map { host.leadingAnchor.constraint(equalTo: leadingAnchor, constant: $0) }
        ?? host.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
    case .trailing:
      return inset.map { trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: $0) }
        ?? margins.trailingAnchor.constraint(equalTo: host.trailingAnchor)
    }
  }
}
