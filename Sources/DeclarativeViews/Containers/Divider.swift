// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A dividing line between the views of a stack, one pixel thick: vertical in a row, horizontal
/// elsewhere.
///
/// SwiftUI: `Divider`.
public struct Divider: View {
  /// Creates a divider.
  public init() {}

  /// The line itself.
  public var body: some View { ElementView(element: DividerElement()) }

  /// Expands the body of the view.
  public func _expand(in step: _ViewStep) { body._expand(in: step) }
}
