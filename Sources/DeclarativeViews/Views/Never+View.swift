// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A type without values is the view type of what isn't there, such as the destination of a link
/// with a value.
extension Never: View {
  /// Isn't evaluated, as there is no such view.
  public var body: Never { return unreachable }

  /// Expands the view.
  public func _expand(in step: _ViewStep) {}

  // Not in the body, which a builder would take for that of a view.
  private var unreachable: Never { switch self {} }
}
