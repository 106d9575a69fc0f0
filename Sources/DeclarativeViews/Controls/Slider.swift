// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// A control for selecting a value from a range.
///
/// SwiftUI: `Slider`.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let value: Binding<Float>
  private let bounds: ClosedRange<Float>
  private let step: Float?
  private let parts: SliderParts

  init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, step: Value?, _ parts: SliderParts
  ) {
    self.value = Binding(
      get: { Float(value.wrappedValue) }, set: { value.wrappedValue = Value($0) })
    self.bounds = Float(bounds.lowerBound)...Float(bounds.upperBound)
    self.step = step.map { Float($0) }
    self.parts = parts
  }

  /// The slider, between the labels of its range.
  public var body: some View {
    if parts.least == nil, parts.most == nil {
      track
    } else {
      HStack {
        if let label = parts.least { label }
        track
        if let label = parts.most { label }
      }
    }
  }

  private var track: some View {
    let (value, bounds, step, parts) = (value, bounds, step, parts)
    return ControlView { _ in
      SliderNode(frame: .zero)
    } update: { node, values in
      node.minimumValue = bounds.lowerBound
      node.maximumValue = bounds.upperBound
      node.value = value.wrappedValue
      node.isEnabled = values.isEnabled
      node.minimumTrackTintColor = values.tint
      if let title = parts.title { node.accessibilityLabel = title }
      node.setEditingAction(parts.onEditingChanged)
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

/// What a slider has beyond its value.
struct SliderParts {
  var title: String?
  /// The label at the lower end.
  var least: AnyView?
  /// The label at the upper end.
  var most: AnyView?
  var onEditingChanged: ((Bool) -> Void)?
}

extension Control {
  /// Sets the action to perform when a touch begins or ends.
  func setEditingAction(_ action: ((Bool) -> Void)?) {
    guard let action else { return }
    setAction(for: [.touchDown, .touchDownRepeat]) { action(true) }
    setAction(for: [.touchUpInside, .touchUpOutside, .touchCancel]) { action(false) }
  }
}
