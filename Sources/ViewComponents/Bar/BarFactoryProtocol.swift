// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A factory of page headers and tabs.
public protocol BarFactoryProtocol: ComponentFactoryProtocol {
  /// Returns the header of a page.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The subtitle, or `nil` for none.
  ///   - back: The title of the previous page, which VoiceOver reads for the back button; `nil` for
  ///     no back button.
  ///   - actions: The actions of the page, such as icon buttons.
  /// - Returns: The header.
  func header(title: String, subtitle: String?, back: String?, actions: [UIButton])
    -> HeaderBarNode

  /// Returns tabs for the parts of a page, one of which is shown.
  ///
  /// - Parameters:
  ///   - titles: The titles, in order.
  ///   - selected: The index of the selected tab, starting at 0.
  /// - Returns: The tabs.
  func tabs(titles: [String], selected: Int) -> TabsNode
}

extension BarFactoryProtocol {
  /// Returns the header of a page without a back button.
  public func header(title: String) -> HeaderBarNode {
    header(title: title, subtitle: nil, back: nil, actions: [])
  }
}
