// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A factory of bars with a style.
public final class BarFactory: BarFactoryProtocol {
  /// The style of the bars.
  public let style: ComponentStyle

  /// Creates a factory.
  ///
  /// - Parameter style: The style of the bars.
  public init(style: ComponentStyle = ComponentStyle()) {
    self.style = style
  }

  /// Returns the header of a page.
  public func header(
    title: String, subtitle: String?, back: String?, actions: [UIButton]
  ) -> HeaderBarNode {
    HeaderBarNode(title: title, subtitle: subtitle, back: back, actions: actions, style: style)
  }

  /// Returns tabs for the parts of a page, one of which is shown.
  public func tabs(titles: [String], selected: Int) -> TabsNode {
    let tabs = TabsNode(titles: titles, style: style)
    tabs.selectedIndex = selected
    return tabs
  }
}
