// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

// Made from what every conforming type has, so that a type written for the smaller protocol of
// earlier versions has them as well.

extension CardFactoryProtocol {
  /// A card with a header above its content.
  public func titled(title: String, views: [UIView]) -> UIView {
    let header = label.header()
    header.text = title
    return main(stack: stack.vertical(views: [header] + views))
  }

  /// A card that says something and offers an action: header, text, and a button as wide as both.
  public func action(title: String, message: String, button: UIButton) -> UIView {
    let body = label.body()
    body.text = message
    return titled(title: title, views: [body, button])
  }
}
