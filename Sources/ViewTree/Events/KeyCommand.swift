// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A combination of keys on a hardware keyboard, with the method that it calls.
///
/// UIKit: `UIKeyCommand`.
public final class KeyCommand: MenuElement {
  /// The title.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image.
  public override var image: Image? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The character of the key, or one of the names of keys.
  public let input: String?
  /// The keys that are held down.
  public let modifierFlags: KeyModifierFlags
  /// A longer title, which isn't shown.
  public var discoverabilityTitle: String?
  /// The selector, whose type is declared by a higher module.
  package let selector: Any
  /// Calls the method of a responder, and returns whether it has it.
  package let call: (_ target: AnyObject, _ sender: KeyCommand) -> Bool

  package init(
    title: String, image: Image?, input: String?, modifierFlags: KeyModifierFlags,
    discoverabilityTitle: String?, selector: Any,
    call: @escaping (_ target: AnyObject, _ sender: KeyCommand) -> Bool
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.discoverabilityTitle = discoverabilityTitle
    self.selector = selector
    self.call = call
    super.init(title: title, subtitle: nil, image: image)
  }
}
