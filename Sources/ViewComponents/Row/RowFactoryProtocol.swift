// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// A factory of rows for lists and settings: at least 44 points high, as high as their texts
/// require, and as wide as the list.
public protocol RowFactoryProtocol: ComponentFactoryProtocol {
  /// Returns a row that does not respond to touches.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The subtitle, or `nil` for none.
  ///   - image: The image before the title, or `nil` for none.
  ///   - value: The value at the end of the row, or `nil` for none.
  /// - Returns: The row.
  func plain(title: String, subtitle: String?, image: UIImage?, value: String?) -> RowNode

  /// Returns a row that leads to another screen, with a chevron at its end.
  ///
  /// A tap sends `primaryActionTriggered`.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The subtitle, or `nil` for none.
  ///   - image: The image before the title, or `nil` for none.
  ///   - value: The value at the end of the row, or `nil` for none.
  /// - Returns: The row.
  func disclosure(title: String, subtitle: String?, image: UIImage?, value: String?) -> RowNode

  /// Returns a row that toggles a setting on a tap.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The subtitle, or `nil` for none.
  ///   - isOn: Whether the setting is on.
  /// - Returns: The row.
  func toggle(title: String, subtitle: String?, isOn: Bool) -> SwitchRowNode

  /// Returns a row with a checkbox.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The subtitle, or `nil` for none.
  ///   - isOn: Whether the row is selected.
  /// - Returns: The row.
  func checkbox(title: String, subtitle: String?, isOn: Bool) -> ChoiceRowNode

  /// Returns a group of rows, one of which is selected.
  ///
  /// - Parameters:
  ///   - titles: The titles, from the top.
  ///   - selected: The index of the selected row, starting at 0; `nil` for none.
  /// - Returns: The group, as a column.
  func radioGroup(titles: [String], selected: Int?) -> RadioGroupNode

  /// Returns a row with a slider below its title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The value.
  ///   - range: The range of the value.
  /// - Returns: The row, which shows the value as a percentage of the range.
  func slider(title: String, value: Float, in range: ClosedRange<Float>)
    -> ControlRowNode<UISlider>

  /// Returns a row with a stepper.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The value.
  ///   - range: The range of the value.
  /// - Returns: The row, which shows the number.
  func stepper(title: String, value: Double, in range: ClosedRange<Double>)
    -> ControlRowNode<UIStepper>
}

extension RowFactoryProtocol {
  /// Returns a row with a title that does not respond to touches.
  public func plain(title: String) -> RowNode {
    plain(title: title, subtitle: nil, image: nil, value: nil)
  }

  /// Returns a row with a title and a value that does not respond to touches.
  public func plain(title: String, value: String) -> RowNode {
    plain(title: title, subtitle: nil, image: nil, value: value)
  }

  /// Returns a row with a title that leads to another screen.
  public func disclosure(title: String) -> RowNode {
    disclosure(title: title, subtitle: nil, image: nil, value: nil)
  }

  /// Returns a row with a title that toggles a setting.
  public func toggle(title: String, isOn: Bool) -> SwitchRowNode {
    toggle(title: title, subtitle: nil, isOn: isOn)
  }

  /// Returns a row with a title and a checkbox.
  public func checkbox(title: String, isOn: Bool) -> ChoiceRowNode {
    checkbox(title: title, subtitle: nil, isOn: isOn)
  }
}
