// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

// A screen has neither a pointer nor a keyboard, as a phone.

/// A key of a keyboard.
///
/// SwiftUI: `KeyEquivalent`.
public nonisolated struct KeyEquivalent: Hashable, Sendable,
  ExpressibleByExtendedGraphemeClusterLiteral
{
  /// The character of the key.
  public let character: Character

  /// Creates a key.
  ///
  /// - Parameter character: The character of the key.
  public init(_ character: Character) { self.character = character }

  /// Creates a key.
  ///
  /// - Parameter extendedGraphemeClusterLiteral: The character of the key.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  /// The Return key.
  public static let `return` = KeyEquivalent("\r")
  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The Delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The Tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
}

/// Keys that are pressed together with another.
///
/// SwiftUI: `EventModifiers`.
public nonisolated struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bit set.
  public let rawValue: Int

  /// Creates a set.
  ///
  /// - Parameter rawValue: The bit set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock key.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// The Shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The Control key.
  public static let control = EventModifiers(rawValue: 4)
  /// The Option key.
  public static let option = EventModifiers(rawValue: 8)
  /// The Command key.
  public static let command = EventModifiers(rawValue: 16)
}

/// A key with others that are pressed together with it.
///
/// SwiftUI: `KeyboardShortcut`.
public nonisolated struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public let key: KeyEquivalent
  /// The keys that are pressed together with it.
  public let modifiers: EventModifiers

  /// Creates a shortcut.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are pressed together with it.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The shortcut of the default button: Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut of the button that cancels: Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// An effect under the pointer.
///
/// SwiftUI: `HoverEffect`.
public nonisolated enum HoverEffect: Hashable, Sendable {
  /// The default effect.
  case automatic
  /// The view is highlighted.
  case highlight
  /// The view is lifted.
  case lift
}

extension View {
  /// Returns the view: screens have no status bar.
  ///
  /// - Parameter hidden: Has no effect.
  /// - Returns: The view.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Returns the view: screens have no status bar.
  ///
  /// - Parameter hidden: Has no effect.
  /// - Returns: The view.
  public func statusBar(hidden: Bool) -> some View { self }

  /// Sets a key for the view's action, which has no effect without a keyboard.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are pressed together with it.
  /// - Returns: The view.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  /// Sets a key for the view's action, which has no effect without a keyboard.
  ///
  /// - Parameter shortcut: The shortcut.
  /// - Returns: The view.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

  /// Sets an action for when the pointer enters or leaves the view, which isn't called without a
  /// pointer.
  ///
  /// - Parameter action: The action.
  /// - Returns: The view.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Sets an action for when the pointer moves in the view or leaves it, which isn't called without a
  /// pointer.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The space of the locations.
  ///   - action: The action.
  /// - Returns: The view.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }

  /// Sets the effect under the pointer, which has no effect without one.
  ///
  /// - Parameter effect: The effect.
  /// - Returns: The view.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Sets the text that explains the view: VoiceOver's hint.
  ///
  /// - Parameter textKey: The key of the text.
  /// - Returns: The modified view.
  public func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

  /// Sets the text that explains the view: VoiceOver's hint.
  ///
  /// - Parameter text: The text.
  /// - Returns: The modified view.
  @_disfavoredOverload
  public func help(_ text: some StringProtocol) -> some View { accessibilityHint(text) }

  /// Sets the text that explains the view: VoiceOver's hint.
  ///
  /// - Parameter text: The text.
  /// - Returns: The modified view.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }
}

/// Where the pointer is.
///
/// SwiftUI: `HoverPhase`.
public nonisolated enum HoverPhase: Hashable, Sendable {
  /// At a location in the view.
  case active(CGPoint)
  /// Outside of the view.
  case ended
}
