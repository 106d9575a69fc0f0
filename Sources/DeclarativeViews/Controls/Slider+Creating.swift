// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - onEditingChanged: The action to perform when the user begins to drag, called with true,
  ///     and when dragging ends, called with false.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step: nil, SliderParts(onEditingChanged: onEditingChanged))
  }

  /// Creates a slider with discrete values.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - step: The distance between values, starting at the lower bound.
  ///   - onEditingChanged: The action to perform when the user begins to drag, called with true,
  ///     and when dragging ends, called with false.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step: step, SliderParts(onEditingChanged: onEditingChanged))
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with an accessibility label.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - label: The accessibility label, if it is a text; it is not shown.
  ///   - onEditingChanged: The action to perform when the user begins to drag, called with true,
  ///     and when dragging ends, called with false.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, step: nil,
      SliderParts(title: label().ownText, onEditingChanged: onEditingChanged))
  }

  /// Creates a slider with discrete values and an accessibility label.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - step: The distance between values, starting at the lower bound.
  ///   - label: The accessibility label, if it is a text; it is not shown.
  ///   - onEditingChanged: The action to perform when the user begins to drag, called with true,
  ///     and when dragging ends, called with false.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, step: step,
      SliderParts(title: label().ownText, onEditingChanged: onEditingChanged))
  }

  /// Creates a slider with an accessibility label that follows its action.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - onEditingChanged: The action to perform when the user begins to drag, called with true,
  ///     and when dragging ends, called with false.
  ///   - label: The accessibility label, if it is a text; it is not shown.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, bounds, step: nil,
      SliderParts(title: label().ownText, onEditingChanged: onEditingChanged))
  }
}

extension Slider {
  /// Creates a slider between labels of its range.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - label: The accessibility label, if it is a text; it is not shown.
  ///   - minimumValueLabel: The label at the lower end.
  ///   - maximumValueLabel: The label at the upper end.
  ///   - onEditingChanged: The action to perform when the user begins to drag, called with true,
  ///     and when dragging ends, called with false.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, step: nil,
      SliderParts(
        title: label().ownText, least: AnyView(minimumValueLabel()),
        most: AnyView(maximumValueLabel()), onEditingChanged: onEditingChanged))
  }

  /// Creates a slider with discrete values between labels of its range.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - step: The distance between values, starting at the lower bound.
  ///   - label: The accessibility label, if it is a text; it is not shown.
  ///   - minimumValueLabel: The label at the lower end.
  ///   - maximumValueLabel: The label at the upper end.
  ///   - onEditingChanged: The action to perform when the user begins to drag, called with true,
  ///     and when dragging ends, called with false.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value, bounds, step: step,
      SliderParts(
        title: label().ownText, least: AnyView(minimumValueLabel()),
        most: AnyView(maximumValueLabel()), onEditingChanged: onEditingChanged))
  }

  /// Creates a slider between labels of its range, which follow its action.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - onEditingChanged: The action to perform when the user begins to drag, called with true,
  ///     and when dragging ends, called with false.
  ///   - minimumValueLabel: The label at the lower end.
  ///   - maximumValueLabel: The label at the upper end.
  ///   - label: The accessibility label, if it is a text; it is not shown.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, bounds, step: nil,
      SliderParts(
        title: label().ownText, least: AnyView(minimumValueLabel), most: AnyView(maximumValueLabel),
        onEditingChanged: onEditingChanged))
  }

  /// Creates a slider with discrete values between labels of its range, which follow its action.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - step: The distance between values, starting at the lower bound.
  ///   - onEditingChanged: The action to perform when the user begins to drag, called with true,
  ///     and when dragging ends, called with false.
  ///   - minimumValueLabel: The label at the lower end.
  ///   - maximumValueLabel: The label at the upper end.
  ///   - label: The accessibility label, if it is a text; it is not shown.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value, bounds, step: step,
      SliderParts(
        title: label().ownText, least: AnyView(minimumValueLabel), most: AnyView(maximumValueLabel),
        onEditingChanged: onEditingChanged))
  }
}
