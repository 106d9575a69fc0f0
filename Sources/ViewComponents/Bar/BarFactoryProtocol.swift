// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// Makes the heads of pages and their tabs.
public protocol BarFactoryProtocol: ComponentFactoryProtocol {
  /// The head of a page.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: More on the page, below the title.
  ///   - back: Where the way back leads, for those who do not see the angle; `nil` for no way back.
  ///   - actions: What can be done with the page, such as icon buttons.
  /// - Returns: The head.
  func header(title: String, subtitle: String?, back: String?, actions: [UIButton])
    -> HeaderBarNode

  /// The parts of a page by name, of which one is shown.
  ///
  /// - Parameters:
  ///   - titles: The names, in order.
  ///   - selected: The index of the one that is shown, from 0.
  /// - Returns: The tabs.
  func tabs(titles: [String], selected: Int) -> TabsNode
}

extension BarFactoryProtocol {
  /// The head of a page without a way back.
  public func header(title: String) -> HeaderBarNode {
    header(title: title, subtitle: nil, back: nil, actions: [])
  }
}
