// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

/// The parts of a date that a picker shows.
///
/// SwiftUI: `DatePickerComponents`.
public nonisolated struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates a set from its raw value.
  ///
  /// - Parameter rawValue: 1 for the time, 2 for the day.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The time of day, to the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for choosing a day, a time, or both.
///
/// SwiftUI: `DatePicker`.
///
/// Dates are shown in the ``EnvironmentValues/calendar``, ``EnvironmentValues/timeZone``, and
/// ``EnvironmentValues/locale`` of the environment.
public struct DatePicker<Label: View>: View {
  /// The parts of a date that a picker shows.
  public typealias Components = DatePickerComponents

  @Environment(\.datePickerStyle) private var style
  private let configuration: DatePickerStyleConfiguration

  fileprivate init(
    _ selection: Binding<Date>, least: Date?, most: Date?, _ components: Components,
    label: AnyView
  ) {
    configuration = DatePickerStyleConfiguration(
      label: label, selection: selection, minimumDate: least, maximumDate: most,
      displayedComponents: components)
  }

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: A binding to the date.
  ///   - displayedComponents: The parts of the date that can be chosen.
  ///   - label: The label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, least: nil, most: nil, displayedComponents, label: AnyView(label()))
  }

  /// Creates a picker with a range.
  ///
  /// - Parameters:
  ///   - selection: A binding to the date.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: The parts of the date that can be chosen.
  ///   - label: The label.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, least: range.lowerBound, most: range.upperBound, displayedComponents,
      label: AnyView(label()))
  }

  /// Creates a picker with the earliest date.
  ///
  /// - Parameters:
  ///   - selection: A binding to the date.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: The parts of the date that can be chosen.
  ///   - label: The label.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, least: range.lowerBound, most: nil, displayedComponents, label: AnyView(label()))
  }

  /// Creates a picker with the latest date.
  ///
  /// - Parameters:
  ///   - selection: A binding to the date.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: The parts of the date that can be chosen.
  ///   - label: The label.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection, least: nil, most: range.upperBound, displayedComponents, label: AnyView(label()))
  }

  /// The picker in the style of the environment.
  public var body: some View { style.styled(configuration) }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - selection: A binding to the date.
  ///   - displayedComponents: The parts of the date that can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, least: nil, most: nil, displayedComponents, label: AnyView(Text(titleKey)))
  }

  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: A binding to the date.
  ///   - displayedComponents: The parts of the date that can be chosen.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, least: nil, most: nil, displayedComponents, label: AnyView(Text(title)))
  }

  /// Creates a picker with a title and a range.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - selection: A binding to the date.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: The parts of the date that can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, least: range.lowerBound, most: range.upperBound, displayedComponents,
      label: AnyView(Text(titleKey)))
  }

  /// Creates a picker with a title and a range.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: A binding to the date.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: The parts of the date that can be chosen.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, least: range.lowerBound, most: range.upperBound, displayedComponents,
      label: AnyView(Text(title)))
  }

  /// Creates a picker with a title and the earliest date.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - selection: A binding to the date.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: The parts of the date that can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, least: range.lowerBound, most: nil, displayedComponents,
      label: AnyView(Text(titleKey)))
  }

  /// Creates a picker with a title and the earliest date.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: A binding to the date.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: The parts of the date that can be chosen.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, least: range.lowerBound, most: nil, displayedComponents,
      label: AnyView(Text(title)))
  }

  /// Creates a picker with a title and the latest date.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title.
  ///   - selection: A binding to the date.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: The parts of the date that can be chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, least: nil, most: range.upperBound, displayedComponents,
      label: AnyView(Text(titleKey)))
  }

  /// Creates a picker with a title and the latest date.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: A binding to the date.
  ///   - range: The dates that can be chosen.
  ///   - displayedComponents: The parts of the date that can be chosen.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, least: nil, most: range.upperBound, displayedComponents,
      label: AnyView(Text(title)))
  }
}

/// The appearance and interaction of date pickers.
///
/// SwiftUI: `DatePickerStyle`.
public protocol DatePickerStyle: ControlStyle where Parts == DatePickerStyleConfiguration {
  /// The properties of a picker.
  typealias Configuration = DatePickerStyleConfiguration
}

/// The properties of a date picker, passed to its style.
///
/// SwiftUI: `DatePickerStyleConfiguration`.
public struct DatePickerStyleConfiguration {
  /// The type of the label.
  public typealias Label = AnyView

  /// The label.
  public let label: Label
  /// The date; `$selection` is a binding to it.
  @Binding public var selection: Date
  /// The earliest date, if there is one.
  public let minimumDate: Date?
  /// The latest date, if there is one.
  public let maximumDate: Date?
  /// The parts of the date that can be chosen.
  public let displayedComponents: DatePickerComponents

  init(
    label: AnyView, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }
}

extension View {
  /// Sets the style of date pickers in the view.
  ///
  /// - Parameter style: The style.
  /// - Returns: The modified view.
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View {
    environment(\.datePickerStyle, style)
  }
}

extension EnvironmentValues {
  var datePickerStyle: any DatePickerStyle {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

private struct DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: any DatePickerStyle { DefaultDatePickerStyle() }
}
