// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A control for incrementing and decrementing a value.
///
/// SwiftUI: `Stepper`.
public struct Stepper<Label: View>: View {
  private let label: AnyView
  private let title: String?
  private let raise: () -> Void
  private let lower: () -> Void
  private let position: (canRaise: Bool, canLower: Bool)
  private let onEditingChanged: (Bool) -> Void

  /// Creates a stepper.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - step: The increment; 1 by default.
  ///   - label: The label.
  ///   - onEditingChanged: The action to perform when the user begins to press a button, called
  ///     with true, and when the press ends, called with false.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: AnyView(label()), title: nil, value: value, bounds: bounds, step: step,
      onEditingChanged)
  }

  /// Creates a stepper with an unbounded value.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - step: The increment; 1 by default.
  ///   - label: The label.
  ///   - onEditingChanged: The action to perform when the user begins to press a button, called
  ///     with true, and when the press ends, called with false.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: AnyView(label()), title: nil, value: value, bounds: nil, step: step, onEditingChanged)
  }

  /// Creates a stepper with actions.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - onIncrement: The action that increments the value; nil if it can't be incremented.
  ///   - onDecrement: The action that decrements the value; nil if it can't be decremented.
  ///   - onEditingChanged: The action to perform when the user begins to press a button, called
  ///     with true, and when the press ends, called with false.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: AnyView(label()), title: nil, onIncrement, onDecrement, onEditingChanged)
  }

  /// Creates a stepper with actions, which its label follows.
  ///
  /// - Parameters:
  ///   - onIncrement: The action that increments the value; nil if it can't be incremented.
  ///   - onDecrement: The action that decrements the value; nil if it can't be decremented.
  ///   - onEditingChanged: The action to perform when the user begins to press a button, called
  ///     with true, and when the press ends, called with false.
  ///   - label: The label.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label: AnyView(label()), title: nil, onIncrement, onDecrement, onEditingChanged)
  }

  fileprivate init(
    label: AnyView, title: String?, _ onIncrement: (() -> Void)?, _ onDecrement: (() -> Void)?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.title = title
    self.onEditingChanged = onEditingChanged
    raise = onIncrement ?? {}
    lower = onDecrement ?? {}
    position = (onIncrement != nil, onDecrement != nil)
  }

  fileprivate init<Value: Strideable>(
    label: AnyView, title: String?, value: Binding<Value>, bounds: ClosedRange<Value>?,
    step: Value.Stride, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.title = title
    self.onEditingChanged = onEditingChanged
    func move(up isUp: Bool) {
      let moved = value.wrappedValue.moved(by: step, up: isUp)
      value.wrappedValue = bounds.map { min(max(moved, $0.lowerBound), $0.upperBound) } ?? moved
    }
    raise = { move(up: true) }
    lower = { move(up: false) }
    let now = value.wrappedValue
    position = (
      bounds.map { now < $0.upperBound } ?? true, bounds.map { now > $0.lowerBound } ?? true
    )
  }

  /// The label and the buttons.
  public var body: some View {
    let (raise, lower, position, title) = (raise, lower, position, title)
    let onEditingChanged = onEditingChanged
    LabeledControl(
      label: label,
      content: ControlView { _ in
        StepperNode(frame: .zero)
      } update: { node, values in
        // The node's own value only reveals which of its buttons was tapped.
        node.minimumValue = position.canLower ? -1 : 0
        node.maximumValue = position.canRaise ? 1 : 0
        node.value = 0
        node.isEnabled = values.isEnabled
        if let title { node.accessibilityLabel = title }
        node.setEditingAction(onEditingChanged)
        node.setAction(for: .valueChanged) { [weak node] in
          guard let node else { return }
          let isRaised = node.value > 0
          node.value = 0
          if isRaised { raise() } else { lower() }
        }
      })
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - step: The increment; 1 by default.
  ///   - onEditingChanged: The action to perform when the user begins to press a button, called
  ///     with true, and when the press ends, called with false.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: AnyView(Text(titleKey).accessibilityHidden(true)), title: Text(titleKey).string,
      value: value,
      bounds: bounds, step: step, onEditingChanged)
  }

  /// Creates a stepper with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - step: The increment; 1 by default.
  ///   - onEditingChanged: The action to perform when the user begins to press a button, called
  ///     with true, and when the press ends, called with false.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: AnyView(Text(title).accessibilityHidden(true)), title: String(title), value: value,
      bounds: bounds, step: step, onEditingChanged)
  }

  /// Creates a stepper with a title and an unbounded value.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - value: A binding to the value.
  ///   - step: The increment; 1 by default.
  ///   - onEditingChanged: The action to perform when the user begins to press a button, called
  ///     with true, and when the press ends, called with false.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: AnyView(Text(titleKey).accessibilityHidden(true)), title: Text(titleKey).string,
      value: value,
      bounds: nil, step: step, onEditingChanged)
  }

  /// Creates a stepper with a title and an unbounded value.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: A binding to the value.
  ///   - step: The increment; 1 by default.
  ///   - onEditingChanged: The action to perform when the user begins to press a button, called
  ///     with true, and when the press ends, called with false.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: AnyView(Text(title).accessibilityHidden(true)), title: String(title), value: value,
      bounds: nil, step: step, onEditingChanged)
  }

  /// Creates a stepper with a title and actions.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - onIncrement: The action that increments the value; nil if it can't be incremented.
  ///   - onDecrement: The action that decrements the value; nil if it can't be decremented.
  ///   - onEditingChanged: The action to perform when the user begins to press a button, called
  ///     with true, and when the press ends, called with false.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: AnyView(Text(titleKey).accessibilityHidden(true)), title: Text(titleKey).string,
      onIncrement, onDecrement, onEditingChanged)
  }

  /// Creates a stepper with a title and actions.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - onIncrement: The action that increments the value; nil if it can't be incremented.
  ///   - onDecrement: The action that decrements the value; nil if it can't be decremented.
  ///   - onEditingChanged: The action to perform when the user begins to press a button, called
  ///     with true, and when the press ends, called with false.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: AnyView(Text(title).accessibilityHidden(true)), title: String(title),
      onIncrement, onDecrement, onEditingChanged)
  }
}

extension Strideable {
  /// Returns the value advanced by a distance; integers are clamped to the range of their type.
  fileprivate func moved(by distance: Stride, up isUp: Bool) -> Self {
    if let number = self as? any FixedWidthInteger, let distance = distance as? Int {
      return number.moved(by: distance, up: isUp) as? Self ?? self
    }
    return advanced(by: isUp ? distance : -distance)
  }
}

extension FixedWidthInteger {
  fileprivate func moved(by distance: Int, up isUp: Bool) -> Self {
    let isGrowing = isUp == (distance >= 0)
    if let number = Int(exactly: self) {
      let (moved, isBeyond) =
        isUp
        ? number.addingReportingOverflow(distance) : number.subtractingReportingOverflow(distance)
      return isBeyond ? (isGrowing ? .max : .min) : Self(clamping: moved)
    }
    let length = Self(clamping: distance.magnitude)
    let (moved, isBeyond) =
      isGrowing ? addingReportingOverflow(length) : subtractingReportingOverflow(length)
    return isBeyond ? (isGrowing ? .max : .min) : moved
  }
}
