// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A change to a view that has a name of its own.
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
public protocol ViewModifier {
  /// The view as changed.
  associatedtype Body: View
  /// The view to be changed.
  typealias Content = ViewModifierContent

  /// Changes a view.
  ///
  /// - Parameter content: The view.
  /// - Returns: The view as changed.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a ``ViewModifier`` changes.
public struct ViewModifierContent: View {
  let view: any View

  /// The view itself.
  public var body: ViewModifierContent { return self }

  /// Takes the view apart.
  public func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    expansion.replace(item, by: view)
  }
}

extension View {
  /// Changes the view in a way of your own.
  ///
  /// - Parameter modifier: The change.
  /// - Returns: The view as changed.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view with a change of your own.
///
/// SwiftUI: `ModifiedContent`.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  /// The view.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Creates the view as changed.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - modifier: The change.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// The view as changed.
  public var body: Modifier.Body {
    return modifier.body(content: ViewModifierContent(view: content))
  }
}
