// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A factory of rows with a style.
public final class RowFactory: RowFactoryProtocol {
  /// The style of the rows.
  public let style: ComponentStyle

  /// Creates a factory.
  ///
  /// - Parameter style: The style of the rows.
  public init(style: ComponentStyle = ComponentStyle()) {
    self.style = style
  }

  /// Returns a row that does not respond to touches.
  public func plain(title: String, subtitle: String?, image: UIImage?, value: String?) -> RowNode {
    let row = fill(RowNode(style: style), title, subtitle, image, value)
    row.isUserInteractionEnabled = false
    row.accessibilityTraits = .staticText
    return row
  }

  /// Returns a row that leads to another screen, with a chevron at its end.
  public func disclosure(
    title: String, subtitle: String?, image: UIImage?, value: String?
  ) -> RowNode {
    let chevron = ChevronNode(.forward, color: style.color.labelHint)
    return fill(RowNode(style: style, accessory: chevron), title, subtitle, image, value)
  }

  /// Returns a row that toggles a setting on a tap.
  public func toggle(title: String, subtitle: String?, isOn: Bool) -> SwitchRowNode {
    let row = SwitchRowNode(style: style)
    row.title = title
    row.subtitle = subtitle
    row.isOn = isOn
    return row
  }

  /// Returns a row with a checkbox.
  public func checkbox(title: String, subtitle: String?, isOn: Bool) -> ChoiceRowNode {
    let row = ChoiceRowNode(.checkbox, style: style)
    row.title = title
    row.subtitle = subtitle
    row.isOn = isOn
    return row
  }

  /// Returns a group of rows, one of which is selected.
  public func radioGroup(titles: [String], selected: Int?) -> RadioGroupNode {
    let group = RadioGroupNode(titles: titles, style: style)
    group.selectedIndex = selected
    return group
  }

  /// Returns a row with a slider below its title.
  public func slider(
    title: String, value: Float, in range: ClosedRange<Float>
  ) -> ControlRowNode<UISlider> {
    let slider = UISlider()
    slider.minimumValue = range.lowerBound
    slider.maximumValue = range.upperBound
    slider.value = value
    slider.minimumTrackTintColor = style.color.accent
    slider.thumbTintColor = style.color.accent
    slider.maximumTrackTintColor = style.color.track
    slider.constrainMinimumHeight(44)
    return ControlRowNode(title: title, control: slider, isBelow: true, style: style) {
      [style] slider in
      let span = slider.maximumValue - slider.minimumValue
      let fraction = span > 0 ? (slider.value - slider.minimumValue) / span : 0
      return style.words.percentage(of: fraction)
    }
  }

  /// Returns a row with a stepper.
  public func stepper(
    title: String, value: Double, in range: ClosedRange<Double>
  ) -> ControlRowNode<UIStepper> {
    let stepper = CountingNode(style: style)
    stepper.minimumValue = range.lowerBound
    stepper.maximumValue = range.upperBound
    stepper.value = value
    return ControlRowNode(title: title, control: stepper, isBelow: false, style: style) {
      [style] stepper in
      style.words.number(stepper.value)
    }
  }

  private func fill(
    _ row: RowNode, _ title: String, _ subtitle: String?, _ image: UIImage?, _ value: String?
  ) -> RowNode {
    row.title = title
    row.subtitle = subtitle
    row.image = image
    row.value = value
    return row
  }
}
