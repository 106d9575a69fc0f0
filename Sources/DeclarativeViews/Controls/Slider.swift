// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A control for selecting a value from a range.
///
/// SwiftUI: `Slider`.
public struct Slider: View {
  private let value: Binding<Float>
  private let bounds: ClosedRange<Float>
  private let step: Float?
  private let title: String?

  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1
  ) {
    self.init(value, bounds, step: nil, title: nil)
  }

  /// Creates a slider with discrete values.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - step: The distance between values, starting at the lower bound.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value
  ) {
    self.init(value, bounds, step: Float(step), title: nil)
  }

  /// Creates a slider with an accessibility label.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - bounds: The range of the value.
  ///   - label: The accessibility label; it is not shown.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, label: () -> Text
  ) {
    self.init(value, bounds, step: nil, title: label().string)
  }

  private init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, step: Float?, title: String?
  ) {
    self.value = Binding(
      get: { Float(value.wrappedValue) }, set: { value.wrappedValue = Value($0) })
    self.bounds = Float(bounds.lowerBound)...Float(bounds.upperBound)
    self.step = step
    self.title = title
  }

  /// The slider.
  public var body: some View {
    let (value, bounds, step, title) = (value, bounds, step, title)
    return ControlView { _ in
      SliderNode(frame: .zero)
    } update: { node, values in
      node.minimumValue = bounds.lowerBound
      node.maximumValue = bounds.upperBound
      node.value = value.wrappedValue
      node.isEnabled = values.isEnabled
      node.minimumTrackTintColor = values.tint
      if let title { node.accessibilityLabel = title }
      node.setAction(for: .valueChanged) { [weak node] in
        guard let node else { return }
        var new = node.value
        if let step, step > 0, step.isFinite {
          new = bounds.lowerBound + ((new - bounds.lowerBound) / step).rounded() * step
          new = min(max(new, bounds.lowerBound), bounds.upperBound)
          node.value = new
        }
        value.wrappedValue = new
      }
    }
  }
}
