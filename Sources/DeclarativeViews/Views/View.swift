// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A part of the user interface, described by its content.
///
/// SwiftUI: `View`.
///
/// A view is a value; it has no frame. ``HostingNode`` lays it out and draws it:
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///   var body: some View {
///     VStack(alignment: .leading) {
///       Text("Hello").font(.caption)
///       Text(name).font(.title)
///     }
///   }
/// }
/// let node = HostingNode { Greeting(name: "Kuchi") }
/// ```
#if MainActor
  @MainActor
#endif
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// The content and behavior of the view.
  @ViewBuilder var body: Body { get }

  /// Expands the view; the library implements this for all views.
  func _expand(in step: _ViewStep)
}

extension View {
  /// Expands the body.
  public func _expand(in step: _ViewStep) {
    step.expansion.expandBody(of: self, step.item)
  }
}
