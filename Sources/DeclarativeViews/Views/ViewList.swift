// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A sequence of views that a view builder creates.
///
/// Its container treats them as separate views.
public struct ViewList: View {
  let views: [any View]

  init(_ views: [any View]) {
    self.views = views
  }

  /// The list itself.
  public var body: ViewList { return self }

  /// Expands the view.
  public func _expand(in step: _ViewStep) {
    let (item, expansion) = (step.item, step.expansion)
    expansion.replace(item, by: views)
  }
}
