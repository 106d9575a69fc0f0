// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A change to a view that has a name of its own. SwiftUI: `ViewModifier`.
///
/// ```swift
/// struct Tag: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding(4).background(Color.yellow).cornerRadius(4)
///   }
/// }
/// Text("new").modifier(Tag())
/// ```
public protocol ViewModifier {
  /// The view as changed.
  associatedtype Body: View
  /// The view to be changed.
  typealias Content = ModifiedContent

  /// Changes a view.
  ///
  /// - Parameter content: The view.
  /// - Returns: The view as changed.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a ``ViewModifier`` changes.
public struct ModifiedContent: View {
  let view: any View

  /// The view itself.
  public var body: ModifiedContent { return self }

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
    CustomModifiedView(content: self, modifier: modifier)
  }
}

/// A view with a modifier from outside, which is asked for its body when the tree is made.
struct CustomModifiedView<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  var body: Modifier.Body { return modifier.body(content: ModifiedContent(view: content)) }
}
