// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Sets the badge of a tab that shows the view, or of a row of a ``List``, at its trailing edge.
  ///
  /// - Parameter count: The number on the badge; no badge is shown for 0.
  /// - Returns: The modified view.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }

  /// Sets the badge of a tab that shows the view, or of a row of a ``List``, at its trailing edge.
  ///
  /// - Parameter label: The text on the badge, or nil for no badge.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public func badge(_ label: (some StringProtocol)?) -> some View { badge(label.map { Text($0) }) }

  /// Sets the badge of a tab that shows the view, or of a row of a ``List``, at its trailing edge.
  ///
  /// - Parameter key: The key of the text on the badge, or nil for no badge.
  /// - Returns: The modified view.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Sets the badge of a tab that shows the view, or of a row of a ``List``, at its trailing edge.
  ///
  /// - Parameter label: The text on the badge, or nil for no badge.
  /// - Returns: The modified view.
  @ViewBuilder public func badge(_ label: Text?) -> some View {
    if let label {
      BadgeView(content: self, label: label)
    } else {
      self
    }
  }

  /// Sets how much the badges of rows in the view stand out.
  ///
  /// - Parameter prominence: The prominence.
  /// - Returns: The modified view.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}

extension EnvironmentValues {
  /// How much the badges of rows stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }

  /// The badge that a link in a row shows before its disclosure indicator.
  var linkBadge: Text? {
    get { self[LinkBadgeKey.self] }
    set { self[LinkBadgeKey.self] = newValue }
  }
}

private struct BadgeProminenceKey: EnvironmentKey {
  static let defaultValue = BadgeProminence.standard
}

private struct LinkBadgeKey: EnvironmentKey {
  static var defaultValue: Text? { nil }
}

/// A view with a badge.
struct BadgeView: ModifierView, ListContent {
  let content: any View
  let label: Text

  var body: BadgeView { return self }

  func addParts(to parts: inout ListParts, _ pending: inout [any View]) {
    parts.add(content) { BadgeView(content: $0, label: label) }
  }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    guard expansion.environment(of: item).isInList else {
      // The badge of a tab, which the bar shows.
      expansion.replace(item, by: content)
      return
    }
    if isLink {
      expansion.replace(item, by: content) { $0.linkBadge = label }
    } else {
      expansion.replace(
        item, by: content, inside: BadgeElement(),
        companion: (BadgeLabel(text: label), .trailing))
    }
  }

  /// Whether the content is a link, whose badge is beside its disclosure indicator.
  private var isLink: Bool {
    var next: (any View)? = content
    while let inner = next {
      if inner is any LinkView { return true }
      next = inner.unwrapped
    }
    return false
  }
}

/// A link with a disclosure indicator in a row.
protocol LinkView: View {}

extension NavigationLink: LinkView {}

/// The badge of a row.
struct BadgeLabel: View {
  let text: Text
  @Environment(\.badgeProminence) private var prominence

  var body: some View {
    if prominence == .increased {
      text.font(.subheadline).foregroundStyle(.white).padding(.horizontal, 7).padding(.vertical, 1)
        .frame(minWidth: 22).background(Color.systemRed, in: .capsule)
    } else {
      text.foregroundStyle(prominence == .decreased ? .tertiary : .secondary)
    }
  }
}

/// A row with a badge at its trailing edge.
private struct BadgeElement: LayoutElement {
  var isModifier: Bool { true }
  var name: String { "badge" }

  /// Returns the badge's size, and the proposal for the content beside it.
  private func parts(
    in tree: LayoutTree, _ task: LayoutTask
  ) -> (badge: CGSize, proposal: ProposedViewSize)? {
    let node = tree.nodes[task.node]
    guard node.lastChild != node.firstChild else { return (.zero, task.proposal) }
    guard let badge = tree.size(task.asking(node.lastChild, .unspecified)) else { return nil }
    let width = task.proposal.width.map { max(0, $0 - badge.width - 8) }
    return (badge, ProposedViewSize(width: width, height: task.proposal.height))
  }

  func size(in tree: LayoutTree, _ task: LayoutTask) -> CGSize? {
    guard let (badge, proposal) = parts(in: tree, task),
      let size = tree.size(task.asking(tree.nodes[task.node].firstChild, proposal))
    else { return nil }
    return CGSize(
      width: max(finite(task.proposal.width ?? 0), size.width + 8 + badge.width),
      height: max(size.height, badge.height))
  }

  func arrangement(in tree: LayoutTree, _ task: LayoutTask) -> [Placement]? {
    let node = tree.nodes[task.node]
    guard let (badge, proposal) = parts(in: tree, task),
      let size = tree.size(task.asking(node.firstChild, proposal)),
      let whole = tree.size(task.question)
    else { return nil }
    let content = Placement(
      child: node.firstChild, origin: CGPoint(x: 0, y: (whole.height - size.height) / 2),
      proposal: proposal)
    guard node.lastChild != node.firstChild else { return [content] }
    let origin = CGPoint(
      x: whole.width - badge.width, y: (whole.height - badge.height) / 2)
    return [content, Placement(child: node.lastChild, origin: origin, proposal: .unspecified)]
  }

  func explicitGuide(
    _ key: GuideKey, in tree: LayoutTree, _ task: LayoutTask
  ) -> CGFloat?? { tree.combinedGuide(key, task) }

  func finish(_ node: Int, in tree: LayoutTree) {
    tree.takeTraits(of: tree.nodes[node].firstChild, for: node, without: [])
  }
}
