// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import ViewNodes

extension View {
  /// Sets the color scheme of everything around the view: its whole screen.
  ///
  /// - Parameter colorScheme: The color scheme; nil for that of the traits.
  /// - Returns: The modified view.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    PreferredSchemeView(content: self, colorScheme: colorScheme)
  }

  /// Sets the color scheme of the view and its descendants.
  ///
  /// - Parameter colorScheme: The color scheme.
  /// - Returns: The modified view.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}

/// A view that sets the color scheme of the screen.
private struct PreferredSchemeView: View {
  let content: any View
  let colorScheme: ColorScheme?

  var body: PreferredSchemeView { return self }

  func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    let own = expansion.remember(item, as: Self.self)
    let memory = expansion.memory
    let view = ObjectIdentifier(own)
    memory.preferredSchemes.set(colorScheme?.userInterfaceStyle, of: view)
    let update = { [weak memory] in
      guard let memory else { return }
      memory.afterwards { [weak memory] in memory?.host?.showPreferredScheme() }
    }
    update()
    own.onRemoval = [
      { [weak memory] in
        memory?.preferredSchemes.set(nil, of: view)
        update()
      }
    ]
    expansion.replace(item, by: content, keyedBy: .body)
  }
}

/// The color schemes that the views of a tree prefer for the screen.
///
/// Views that are created late, as those that read their size, are missing while a tree is made
/// again, so the screen follows once everything is laid out.
struct PreferredSchemes {
  private var styles: [ObjectIdentifier: (order: Int, style: UserInterfaceStyle)] = [:]
  private var orderOfNext = 0
  /// The style that was set last, and the node that got it.
  private var shown: (root: ObjectIdentifier, style: UserInterfaceStyle)?

  /// Sets or removes what a view prefers.
  mutating func set(_ style: UserInterfaceStyle?, of view: ObjectIdentifier) {
    guard let style else { return styles[view] = nil }
    styles[view] = (styles[view]?.order ?? orderOfNext, style)
    orderOfNext += 1
  }

  /// Returns the style to set for a root, that of the first view that prefers one; `nil` if it was
  /// set before, so that several hosts on a screen don't replace each other's.
  mutating func change(for root: ObjectIdentifier) -> UserInterfaceStyle? {
    let preferred = styles.values.filter { $0.style != .unspecified }
    let style = preferred.min { $0.order < $1.order }?.style ?? .unspecified
    let former = shown.flatMap { $0.root == root ? $0.style : nil } ?? .unspecified
    guard style != former else { return nil }
    shown = (root, style)
    return style
  }
}

extension HostingNode {
  fileprivate final func showPreferredScheme() {
    let root = rootNode
    guard let style = memory.preferredSchemes.change(for: ObjectIdentifier(root)) else { return }
    root.traitOverrides.userInterfaceStyle = style
  }
}

/// A view in a node with the color scheme of its environment.
struct SchemeView: View {
  let content: any View
  @Environment(\.colorScheme) private var colorScheme

  init(content: any View) {
    self.content = content
  }

  var body: some View {
    let style = colorScheme.userInterfaceStyle
    return NodeHolder(content: content, name: "colorScheme", make: { HitTestNode(frame: .zero) }) {
      if $0.traitOverrides.userInterfaceStyle != style {
        $0.traitOverrides.userInterfaceStyle = style
      }
    }
  }
}

extension ColorScheme {
  fileprivate var userInterfaceStyle: UserInterfaceStyle { self == .dark ? .dark : .light }
}
