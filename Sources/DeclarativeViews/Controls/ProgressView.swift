// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A view that shows the progress of a task, determinate or indeterminate.
///
/// SwiftUI: `ProgressView`.
public struct ProgressView: View {
  private let label: String?
  private let fraction: Float?

  /// Creates an activity indicator.
  public init() {
    label = nil
    fraction = nil
  }

  /// Creates an activity indicator with a title below it.
  ///
  /// - Parameter title: The title.
  public init(_ title: some StringProtocol) {
    label = String(title)
    fraction = nil
  }

  /// Creates a progress bar.
  ///
  /// - Parameters:
  ///   - value: The progress; nil if it is not known.
  ///   - total: The value at completion.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    label = nil
    fraction = value.map { total > 0 ? Float($0 / total) : 0 }
  }

  /// Creates a progress bar with a title above it.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The progress; nil if it is not known.
  ///   - total: The value at completion.
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) {
    label = String(title)
    fraction = value.map { total > 0 ? Float($0 / total) : 0 }
  }

  /// The bar or the activity indicator.
  public var body: some View {
    if let fraction {
      VStack(alignment: .leading, spacing: 4) {
        if let label { Text(label) }
        ControlView { _ in
          ProgressNode(frame: .zero)
        } update: { node, values in
          node.progress = fraction.isFinite ? fraction : 0
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
