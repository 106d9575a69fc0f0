// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import PlatformViews

/// Makes the rows of lists and settings: at least 44 points high, as high as their texts need, and as wide
/// as the list.
public protocol RowFactoryProtocol: ComponentFactoryProtocol {
  /// A row that says something and takes no touches.
  ///
  /// - Parameters:
  ///   - title: What the row is about.
  ///   - subtitle: More on it, below.
  ///   - image: A picture before the title.
  ///   - value: What stands at the end of the row.
  /// - Returns: The row.
  func plain(title: String, subtitle: String?, image: UIImage?, value: String?) -> RowNode

  /// A row that leads somewhere, with an angle at its end. A tap sends `primaryActionTriggered`.
  ///
  /// - Parameters:
  ///   - title: What the row is about.
  ///   - subtitle: More on it, below.
  ///   - image: A picture before the title.
  ///   - value: What stands at the end of the row.
  /// - Returns: The row.
  func disclosure(title: String, subtitle: String?, image: UIImage?, value: String?) -> RowNode

  /// A row that switches a setting on and off, by a tap anywhere.
  ///
  /// - Parameters:
  ///   - title: The setting.
  ///   - subtitle: More on it, below.
  ///   - isOn: Whether it is on.
  /// - Returns: The row.
  func toggle(title: String, subtitle: String?, isOn: Bool) -> SwitchRowNode

  /// A row with a checkbox.
  ///
  /// - Parameters:
  ///   - title: What can be chosen.
  ///   - subtitle: More on it, below.
  ///   - isOn: Whether it is chosen.
  /// - Returns: The row.
  func checkbox(title: String, subtitle: String?, isOn: Bool) -> ChoiceRowNode

  /// Rows of which one is chosen.
  ///
  /// - Parameters:
  ///   - titles: What can be chosen, from the top.
  ///   - selected: The index of the chosen one, from 0; `nil` for none.
  /// - Returns: The rows, one below the other.
  func radioGroup(titles: [String], selected: Int?) -> RadioGroupNode

  /// A row with a slider below its title.
  ///
  /// - Parameters:
  ///   - title: What is set.
  ///   - value: Where it stands.
  ///   - range: How far it goes.
  /// - Returns: The row, which shows the value as a percentage of the range.
  func slider(title: String, value: Float, in range: ClosedRange<Float>)
    -> ControlRowNode<UISlider>

  /// A row with two buttons that count up and down.
  ///
  /// - Parameters:
  ///   - title: What is counted.
  ///   - value: The number.
  ///   - range: How far it goes.
  /// - Returns: The row, which shows the number.
  func stepper(title: String, value: Double, in range: ClosedRange<Double>)
    -> ControlRowNode<UIStepper>
}

extension RowFactoryProtocol {
  /// A row of a title that takes no touches.
  public func plain(title: String) -> RowNode {
    plain(title: title, subtitle: nil, image: nil, value: nil)
  }

  /// A row of a title and a value that takes no touches.
  public func plain(title: String, value: String) -> RowNode {
    plain(title: title, subtitle: nil, image: nil, value: value)
  }

  /// A row of a title that leads somewhere.
  public func disclosure(title: String) -> RowNode {
    disclosure(title: title, subtitle: nil, image: nil, value: nil)
  }

  /// A row of a title that switches a setting on and off.
  public func toggle(title: String, isOn: Bool) -> SwitchRowNode {
    toggle(title: title, subtitle: nil, isOn: isOn)
  }

  /// A row of a title with a checkbox.
  public func checkbox(title: String, isOn: Bool) -> ChoiceRowNode {
    checkbox(title: title, subtitle: nil, isOn: isOn)
  }
}
