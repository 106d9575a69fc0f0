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
    let style = colorScheme?.userInterfaceStyle ?? .unspecified
    let memory = expansion.memory
    func setStyle(_ style: UserInterfaceStyle) -> () -> Void {
      { [weak memory] in
        memory?.afterwards { memory?.host?.setStyleOfScreen(style) }
      }
    }
    setStyle(style)()
    own.onRemoval = [setStyle(.unspecified)]
    expansion.replace(item, by: content, keyedBy: .body)
  }
}

extension HostingNode {
  fileprivate final func setStyleOfScreen(_ style: UserInterfaceStyle) {
    let root = rootNode
    if root.traitOverrides.userInterfaceStyle != style {
      root.traitOverrides.userInterfaceStyle = style
    }
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
