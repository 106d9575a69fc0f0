// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A view that shows the progress of a task, determinate or indeterminate.
///
/// SwiftUI: `ProgressView`.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  @Environment(\.progressViewStyle) private var style
  private let configuration: ProgressViewStyleConfiguration

  /// Creates a view of progress with a label and a description of the progress.
  ///
  /// - Parameters:
  ///   - value: The progress; nil if it is not known.
  ///   - total: The value at completion.
  ///   - label: The label.
  ///   - currentValueLabel: The description of the progress.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    configuration = ProgressViewStyleConfiguration(
      fractionCompleted: Self.fraction(value, of: total), label: AnyView(label()),
      currentValueLabel: AnyView(currentValueLabel()))
  }

  /// The progress in the style of the environment.
  public var body: some View {
    style.styled(configuration, inside: \.progressViewStyle, DefaultProgressViewStyle())
  }

  fileprivate static func fraction<Value: BinaryFloatingPoint>(
    _ value: Value?, of total: Value
  ) -> Double? {
    guard let value else { return nil }
    let fraction = total > 0 ? Double(value / total) : 0
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view of indeterminate progress with a label.
  ///
  /// - Parameter label: The label.
  public init(@ViewBuilder label: () -> Label) {
    configuration = ProgressViewStyleConfiguration(label: AnyView(label()))
  }

  /// Creates a view of progress with a label.
  ///
  /// - Parameters:
  ///   - value: The progress; nil if it is not known.
  ///   - total: The value at completion.
  ///   - label: The label.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    configuration = ProgressViewStyleConfiguration(
      fractionCompleted: Self.fraction(value, of: total), label: AnyView(label()))
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a view of indeterminate progress.
  public init() {
    configuration = ProgressViewStyleConfiguration()
  }

  /// Creates a view of progress.
  ///
  /// - Parameters:
  ///   - value: The progress; nil if it is not known.
  ///   - total: The value at completion.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    configuration = ProgressViewStyleConfiguration(
      fractionCompleted: Self.fraction(value, of: total))
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a view of indeterminate progress with a title.
  ///
  /// - Parameter titleKey: The key of the title.
  public init(_ titleKey: LocalizedStringKey) {
    configuration = ProgressViewStyleConfiguration(label: AnyView(Text(titleKey)))
  }

  /// Creates a view of indeterminate progress with a title.
  ///
  /// - Parameter title: The title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) {
    configuration = ProgressViewStyleConfiguration(label: AnyView(Text(title)))
  }

  /// Creates a view of progress with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - value: The progress; nil if it is not known.
  ///   - total: The value at completion.
  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    configuration = ProgressViewStyleConfiguration(
      fractionCompleted: Self.fraction(value, of: total), label: AnyView(Text(titleKey)))
  }

  /// Creates a view of progress with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The progress; nil if it is not known.
  ///   - total: The value at completion.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) {
    configuration = ProgressViewStyleConfiguration(
      fractionCompleted: Self.fraction(value, of: total), label: AnyView(Text(title)))
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a view of the progress that a style is to show, for a style that modifies another.
  ///
  /// - Parameter configuration: The properties of the view.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.configuration = configuration
  }
}
