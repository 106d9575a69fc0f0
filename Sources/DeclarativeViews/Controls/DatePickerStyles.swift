// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// A style with the date at the trailing edge of the label.
///
/// SwiftUI: `DefaultDatePickerStyle`.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the picker in this style.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// A style with the date at the trailing edge of the label, which opens a calendar.
///
/// SwiftUI: `CompactDatePickerStyle`.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the picker in this style.
  public func makeBody(configuration: Configuration) -> some View {
    CompactDatePicker(configuration: configuration)
  }
}

/// A style with a calendar.
///
/// SwiftUI: `GraphicalDatePickerStyle`.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}

  /// Returns the picker in this style; its label isn't shown.
  public func makeBody(configuration: Configuration) -> some View {
    let choice = DateChoice(configuration)
    VStack(spacing: 8) {
      if choice.components.contains(.date) { MonthView(choosing: choice.day(in:)) }
      if choice.components.contains(.hourAndMinute) { TimeView(choice: choice) }
    }
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style with the date at the trailing edge of the label.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// The style with the date at the trailing edge of the label, which opens a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// The style with a calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A label with buttons for the day and the time, which open sheets.
private struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @State private var isChoosingDay = false
  @State private var isChoosingTime = false
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let choice = DateChoice(configuration)
    let format = Date.FormatStyle(
      locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    LabeledControl(
      label: configuration.label,
      content: HStack(spacing: 8) {
        if choice.components.contains(.date) {
          button(format.day().month(.abbreviated).year().format(choice.date), $isChoosingDay)
            .sheet(isPresented: $isChoosingDay) {
              ChoiceSheet(content: MonthView(choosing: choice.day(in:)), height: 470)
            }
        }
        if choice.components.contains(.hourAndMinute) {
          button(format.hour().minute().format(choice.date), $isChoosingTime)
            .sheet(isPresented: $isChoosingTime) {
              ChoiceSheet(content: TimeView(choice: choice), height: 240)
            }
        }
      })
  }

  private func button(_ title: String, _ isOpen: Binding<Bool>) -> some View {
    Button {
      isOpen.wrappedValue = true
    } label: {
      Text(title)
    }
    .buttonStyle(DateButtonStyle(isEnabled: isEnabled))
  }
}

/// A calendar or a clock below a button that closes it.
private struct ChoiceSheet<Content: View>: View {
  let content: Content
  let height: CGFloat
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Done") { dismiss() }.fontWeight(.semibold)
        .frame(maxWidth: .infinity, minHeight: 36, alignment: .trailing)
      content
    }
    .padding(16)
    .presentationDetents([.height(height)])
  }
}

/// A date on a gray background.
private struct DateButtonStyle: ButtonStyle {
  let isEnabled: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(
        isEnabled ? configuration.isPressed ? .secondaryLabel : .label : .tertiaryLabel
      )
      .padding(.horizontal, 11).padding(.vertical, 6)
      .background(Color.tertiarySystemFill, in: .rect(cornerRadius: 8))
  }
}
