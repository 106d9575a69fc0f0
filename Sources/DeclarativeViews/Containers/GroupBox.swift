// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A rounded box around views, with an optional label.
///
/// SwiftUI: `GroupBox`.
public struct GroupBox: View {
  private let label: AnyView?
  private let content: AnyView

  /// Creates a box with a label.
  ///
  /// - Parameters:
  ///   - content: The views in the box.
  ///   - label: The label.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    self.content = AnyView(content())
    self.label = AnyView(label())
  }

  /// Creates a box without a label.
  ///
  /// - Parameter content: The views in the box.
  public init(@ViewBuilder content: () -> some View) {
    self.content = AnyView(content())
    label = nil
  }

  /// Creates a box with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The views in the box.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {
    self.init(content: content) { Text(title) }
  }

  /// The label above the content, in the box.
  public var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      if let label { label.font(.headline) }
      VStack { content }
    }
    .padding(16)
    .background(Color.secondarySystemBackground, in: .rect(cornerRadius: 8))
  }
}
