// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A custom modifier of views.
///
/// SwiftUI: `ViewModifier`.
///
/// ```swift
/// struct Tag: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding(4).background(Color.yellow).cornerRadius(4)
///   }
/// }
/// Text("new").modifier(Tag())
/// ```
#if MainActor
  @MainActor
#endif
public protocol ViewModifier: _PropertyOwner {
  /// The type of the modified view.
  associatedtype Body: View
  /// The view to modify.
  typealias Content = ViewModifierContent

  /// Returns the modified view.
  ///
  /// - Parameter content: The view.
  /// - Returns: The modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The content of a ``ViewModifier``.
public struct ViewModifierContent: View {
  let view: any View

  /// The view itself.
  public var body: ViewModifierContent { return self }

  /// Expands the view.
  public func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    expansion.replace(item, by: view)
  }
}

extension View {
  /// Applies a custom modifier to the view.
  ///
  /// - Parameter modifier: The modifier.
  /// - Returns: The modified view.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view with a custom modifier.
///
/// SwiftUI: `ModifiedContent`.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a modified view.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - modifier: The modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// The modified view.
  public var body: Modifier.Body {
    return modifier.body(content: ViewModifierContent(view: content))
  }
}
