// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// The bars of a style.
public final class BarFactory: BarFactoryProtocol {
  /// The style of the bars.
  public let style: ComponentStyle

  /// Makes the factory.
  ///
  /// - Parameter style: What the bars are styled with.
  public init(style: ComponentStyle = ComponentStyle()) {
    self.style = style
  }

  /// The head of a page.
  public func header(
    title: String, subtitle: String?, back: String?, actions: [UIButton]
  ) -> HeaderBarNode {
    HeaderBarNode(title: title, subtitle: subtitle, back: back, actions: actions, style: style)
  }

  /// The parts of a page by name, of which one is shown.
  public func tabs(titles: [String], selected: Int) -> TabsNode {
    let tabs = TabsNode(titles: titles, style: style)
    tabs.selectedIndex = selected
    return tabs
  }
}
