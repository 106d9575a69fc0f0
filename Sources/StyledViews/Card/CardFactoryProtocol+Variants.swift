// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

// Default implementations in terms of the other requirements, so that a type written for an earlier
// version of the protocol provides these cards as well.

extension CardFactoryProtocol {
  /// Returns a card with a header above its content.
  public func titled(title: String, views: [UIView]) -> UIView {
    let header = label.header()
    header.text = title
    return main(stack: stack.vertical(views: [header] + views))
  }

  /// Returns a card with a header, a text, and a button of the same width.
  public func action(title: String, message: String, button: UIButton) -> UIView {
    let body = label.body()
    body.text = message
    return titled(title: title, views: [body, button])
  }
}
