// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A view that shows the progress of a task, determinate or indeterminate.
///
/// SwiftUI: `ProgressView`.
public struct ProgressView: View {
  private let label: String?
  private let share: Float?

  /// Creates a sign that something goes on.
  public init() {
    label = nil
    share = nil
  }

  /// Creates a sign that something goes on, with words below it.
  ///
  /// - Parameter title: The words.
  public init(_ title: some StringProtocol) {
    label = String(title)
    share = nil
  }

  /// Creates a bar that shows how far something has come.
  ///
  /// - Parameters:
  ///   - value: How far; nil if that is not known.
  ///   - total: Where it ends.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    label = nil
    share = value.map { total > 0 ? Float($0 / total) : 0 }
  }

  /// Creates a bar that shows how far something has come, with words above it.
  ///
  /// - Parameters:
  ///   - title: The words.
  ///   - value: How far; nil if that is not known.
  ///   - total: Where it ends.
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) {
    label = String(title)
    share = value.map { total > 0 ? Float($0 / total) : 0 }
  }

  /// The bar or the sign.
  public var body: some View {
    if let share {
      VStack(alignment: .leading, spacing: 4) {
        if let label { Text(label) }
        ControlView { _ in
          ProgressNode(frame: .zero)
        } update: { node, values in
          node.progress = share.isFinite ? share : 0
          node.progressTintColor = values.tint
        }
      }
    } else {
      VStack(spacing: 8) {
        ControlView { _ in
          ActivityIndicatorNode(style: .medium)
        } update: { node, values in
          if let tint = values.tint { node.color = tint }
          if !node.isAnimating { node.startAnimating() }
        }
        if let label { Text(label).font(.caption).foregroundStyle(.secondary) }
      }
    }
  }
}
