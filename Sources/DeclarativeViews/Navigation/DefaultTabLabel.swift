// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The label of a tab with a title and an image.
///
/// SwiftUI: `DefaultTabLabel`.
public struct DefaultTabLabel: View {
  let label: Label<Text, Image>

  init(label: Label<Text, Image>) {
    self.label = label
  }

  /// The label.
  public var body: some View { label }

  /// Expands the body of the view.
  public func _expand(in step: _ViewStep) { label._expand(in: step) }
}
