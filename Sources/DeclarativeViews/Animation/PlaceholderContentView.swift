// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The view to which a modifier with a closure applies, in that closure.
///
/// SwiftUI: `PlaceholderContentView`.
public struct PlaceholderContentView<Value: View>: View {
  private let view: Value

  init(_ view: Value) {
    self.view = view
  }

  /// The view itself.
  public var body: some View { view }

  /// Expands the view.
  public func _expand(in step: _ViewStep) { step.expansion.replace(step.item, by: view) }
}
