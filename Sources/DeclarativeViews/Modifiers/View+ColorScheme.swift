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
    memory.prefer(colorScheme, in: view)
    own.onRemoval = [{ [weak memory] in memory?.prefer(nil, in: view) }]
    expansion.replace(item, by: content, keyedBy: .body)
  }
}

extension TreeMemory {
  /// Sets or removes the color scheme that a view prefers, and shows the first one after the layout.
  fileprivate func prefer(_ colorScheme: ColorScheme?, in view: ObjectIdentifier) {
    // However many views change their preference, the first one is looked up once.
    guard preferredSchemes.set(colorScheme?.userInterfaceStyle, of: view) else { return }
    afterwards { [weak self] in
      self?.preferredSchemes.isChanged = false
      self?.host?.showPreferredScheme()
    }
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
  private var shownStyle = UserInterfaceStyle.unspecified
  private weak var shownRoot: ViewNode?
  /// Whether the first preference is to be looked up after the layout.
  fileprivate var isChanged = false

  /// Sets or removes what a view prefers, and returns whether nothing had changed before.
  mutating func set(_ style: UserInterfaceStyle?, of view: ObjectIdentifier) -> Bool {
    styles[view] = style.map { (styles[view]?.order ?? orderOfNext, $0) }
    orderOfNext += 1
    defer { isChanged = true }
    return !isChanged
  }

  /// Returns the style to set for a root, that of the first view that prefers one; `nil` if it was
  /// set before, so that several hosts on a screen don't replace each other's.
  mutating func change(for root: ViewNode) -> UserInterfaceStyle? {
    let style = styles.values.min { $0.order < $1.order }?.style ?? .unspecified
    guard style != (shownRoot === root ? shownStyle : .unspecified) else { return nil }
    (shownRoot, shownStyle) = (root, style)
    return style
  }
}

extension HostingNode {
  fileprivate final func showPreferredScheme() {
    let root = rootNode
    guard let style = memory.preferredSchemes.change(for: root) else { return }
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
