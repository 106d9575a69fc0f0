// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation

extension TextField {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - prompt: A placeholder that replaces the label.
  ///   - label: The placeholder, if it is a text.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(title: label().ownLabel, text: text, prompt: prompt)
  }

  /// Creates a field that grows along an axis with its text.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - prompt: A placeholder that replaces the label.
  ///   - axis: The axis of growth: with `vertical`, lines wrap, and Return starts a new line.
  ///   - label: The placeholder, if it is a text.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(
      title: label().ownLabel, text: text, prompt: prompt, growsDownward: axis == .vertical)
  }

  /// Creates a field for a value that is entered as text.
  ///
  /// The value is updated when editing ends; text that cannot be parsed is reset.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - format: The format of the value.
  ///   - prompt: A placeholder that replaces the label.
  ///   - label: The placeholder, if it is a text.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(
      title: label().ownLabel, text: value.formatted(format), prompt: prompt,
      isTakenAtEnd: true)
  }

  /// Creates a field for a value that is entered as text, or for none.
  ///
  /// The value is updated when editing ends; it is nil if the text cannot be parsed.
  ///
  /// - Parameters:
  ///   - value: A binding to the value.
  ///   - format: The format of the value.
  ///   - prompt: A placeholder that replaces the label.
  ///   - label: The placeholder, if it is a text.
  public init<Format: ParseableFormatStyle>(
    value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Format.FormatOutput == String {
    self.init(
      title: label().ownLabel, text: value.formatted(format), prompt: prompt,
      isTakenAtEnd: true)
  }
}

extension TextField where Label == Text {
  /// Creates a field.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the placeholder.
  ///   - text: A binding to the text.
  ///   - prompt: A placeholder that replaces the title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(title: Text(titleKey), text: text, prompt: prompt)
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: The placeholder.
  ///   - text: A binding to the text.
  ///   - prompt: A placeholder that replaces the title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(title: Text(title), text: text, prompt: prompt)
  }

  /// Creates a field that grows along an axis with its text.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the placeholder.
  ///   - text: A binding to the text.
  ///   - prompt: A placeholder that replaces the title.
  ///   - axis: The axis of growth: with `vertical`, lines wrap, and Return starts a new line.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(
      title: Text(titleKey), text: text, prompt: prompt, growsDownward: axis == .vertical)
  }

  /// Creates a field that grows along an axis with its text.
  ///
  /// - Parameters:
  ///   - title: The placeholder.
  ///   - text: A binding to the text.
  ///   - prompt: A placeholder that replaces the title.
  ///   - axis: The axis of growth: with `vertical`, lines wrap, and Return starts a new line.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(
      title: Text(title), text: text, prompt: prompt, growsDownward: axis == .vertical)
  }

  /// Creates a field with actions.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the placeholder.
  ///   - text: A binding to the text.
  ///   - onEditingChanged: The action to perform when editing begins, called with true, and when it
  ///     ends, called with false.
  ///   - onCommit: The action to perform when the Return key is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self = TextField(title: Text(titleKey), text: text, prompt: nil)
      .reporting(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field with actions.
  ///
  /// - Parameters:
  ///   - title: The placeholder.
  ///   - text: A binding to the text.
  ///   - onEditingChanged: The action to perform when editing begins, called with true, and when it
  ///     ends, called with false.
  ///   - onCommit: The action to perform when the Return key is pressed.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self = TextField(title: Text(title), text: text, prompt: nil)
      .reporting(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field with an action.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the placeholder.
  ///   - text: A binding to the text.
  ///   - onCommit: The action to perform when the Return key is pressed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self = TextField(title: Text(titleKey), text: text, prompt: nil).reporting(onCommit: onCommit)
  }

  /// Creates a field with an action.
  ///
  /// - Parameters:
  ///   - title: The placeholder.
  ///   - text: A binding to the text.
  ///   - onCommit: The action to perform when the Return key is pressed.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self = TextField(title: Text(title), text: text, prompt: nil).reporting(onCommit: onCommit)
  }

  /// Creates a field for a value that is entered as text.
  ///
  /// The value is updated when editing ends; text that cannot be parsed is reset.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the placeholder.
  ///   - value: A binding to the value.
  ///   - format: The format of the value.
  ///   - prompt: A placeholder that replaces the title.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      title: Text(titleKey), text: value.formatted(format), prompt: prompt, isTakenAtEnd: true)
  }

  /// Creates a field for a value that is entered as text.
  ///
  /// The value is updated when editing ends; text that cannot be parsed is reset.
  ///
  /// - Parameters:
  ///   - title: The placeholder.
  ///   - value: A binding to the value.
  ///   - format: The format of the value.
  ///   - prompt: A placeholder that replaces the title.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      title: Text(title), text: value.formatted(format), prompt: prompt, isTakenAtEnd: true)
  }

  /// Creates a field for a value that is entered as text, or for none.
  ///
  /// The value is updated when editing ends; it is nil if the text cannot be parsed.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the placeholder.
  ///   - value: A binding to the value.
  ///   - format: The format of the value.
  ///   - prompt: A placeholder that replaces the title.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      title: Text(titleKey), text: value.formatted(format), prompt: prompt, isTakenAtEnd: true)
  }

  /// Creates a field for a value that is entered as text, or for none.
  ///
  /// The value is updated when editing ends; it is nil if the text cannot be parsed.
  ///
  /// - Parameters:
  ///   - title: The placeholder.
  ///   - value: A binding to the value.
  ///   - format: The format of the value.
  ///   - prompt: A placeholder that replaces the title.
  @_disfavoredOverload
  public init<Format: ParseableFormatStyle>(
    _ title: some StringProtocol, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      title: Text(title), text: value.formatted(format), prompt: prompt, isTakenAtEnd: true)
  }

  /// Creates a field for a value that a formatter reads and writes.
  ///
  /// The value is updated when editing ends; text that cannot be parsed is reset.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the placeholder.
  ///   - value: A binding to the value.
  ///   - formatter: A formatter of numbers or dates; another one shows the value, but doesn't change
  ///     it.
  ///   - prompt: A placeholder that replaces the title.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    let text = Binding<String> {
      formatter.string(for: value.wrappedValue) ?? ""
    } set: { typed in
      if let read: Value = formatter.value(of: typed) { value.wrappedValue = read }
    }
    self.init(title: Text(titleKey), text: text, prompt: prompt, isTakenAtEnd: true)
  }

  /// Creates a field for a value that a formatter reads and writes.
  ///
  /// The value is updated when editing ends; text that cannot be parsed is reset.
  ///
  /// - Parameters:
  ///   - title: The placeholder.
  ///   - value: A binding to the value.
  ///   - formatter: A formatter of numbers or dates; another one shows the value, but doesn't change
  ///     it.
  ///   - prompt: A placeholder that replaces the title.
  @_disfavoredOverload
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter, prompt: Text? = nil
  ) {
    let text = Binding<String> {
      formatter.string(for: value.wrappedValue) ?? ""
    } set: { typed in
      if let read: Value = formatter.value(of: typed) { value.wrappedValue = read }
    }
    self.init(title: Text(title), text: text, prompt: prompt, isTakenAtEnd: true)
  }

  /// Creates a field for a value that a formatter reads and writes, with actions.
  ///
  /// The value is updated when editing ends; text that cannot be parsed is reset.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the placeholder.
  ///   - value: A binding to the value.
  ///   - formatter: A formatter of numbers or dates; another one shows the value, but doesn't change
  ///     it.
  ///   - onEditingChanged: The action to perform when editing begins, called with true, and when it
  ///     ends, called with false.
  ///   - onCommit: The action to perform when the Return key is pressed.
  public init<Value>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self = TextField(titleKey, value: value, formatter: formatter)
      .reporting(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }

  /// Creates a field for a value that a formatter reads and writes, with actions.
  ///
  /// The value is updated when editing ends; text that cannot be parsed is reset.
  ///
  /// - Parameters:
  ///   - title: The placeholder.
  ///   - value: A binding to the value.
  ///   - formatter: A formatter of numbers or dates; another one shows the value, but doesn't change
  ///     it.
  ///   - onEditingChanged: The action to perform when editing begins, called with true, and when it
  ///     ends, called with false.
  ///   - onCommit: The action to perform when the Return key is pressed.
  @_disfavoredOverload
  public init<Value>(
    _ title: some StringProtocol, value: Binding<Value>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self = TextField(title, value: value, formatter: formatter)
      .reporting(onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}

extension Binding {
  /// Returns the value as text.
  fileprivate func formatted<Format: ParseableFormatStyle>(_ format: Format) -> Binding<String>
  where Format.FormatInput == Value, Format.FormatOutput == String {
    Binding<String> {
      format.format(wrappedValue)
    } set: { typed in
      if let read = try? format.parseStrategy.parse(typed) { wrappedValue = read }
    }
  }

  /// Returns the value as text, which is empty if there is none.
  fileprivate func formatted<Format: ParseableFormatStyle>(_ format: Format) -> Binding<String>
  where Value == Format.FormatInput?, Format.FormatOutput == String {
    Binding<String> {
      wrappedValue.map(format.format) ?? ""
    } set: { typed in
      wrappedValue = try? format.parseStrategy.parse(typed)
    }
  }
}

extension Formatter {
  /// Returns the value that a text represents.
  fileprivate func value<Value>(of text: String) -> Value? {
    if let formatter = self as? DateFormatter { return formatter.date(from: text) as? Value }
    guard let number = (self as? NumberFormatter)?.number(from: text) else { return nil }
    // Bridging converts to few types of numbers on all platforms.
    let all: [Any] = [
      number, number.intValue, number.doubleValue, number.floatValue, number.decimalValue,
      CGFloat(number.doubleValue),
    ]
    return all.lazy.compactMap { $0 as? Value }.first
  }
}
