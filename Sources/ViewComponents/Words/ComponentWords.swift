// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

/// The words that components write themselves, such as “Close”, which are English unless you set
/// others.
///
/// A component shows these words, or VoiceOver reads them; everything else is text that you pass.
/// Pass the words of your app's language to the factories:
///
/// ```swift
/// var words = ComponentWords()
/// words.close = "Schließen"
/// words.step = "Schritt %1$@ von %2$@"
/// let viewFactory = ViewFactory(theme: theme, words: words)
/// ```
///
/// In a pattern, `%1$@` is the first value, `%2$@` the second one, each `%@` the next one, and `%%`
/// is a percent sign, as in localized strings. Anything else is shown as it is.
public nonisolated struct ComponentWords: Hashable, Sendable {
  // MARK: Numbers

  /// The ten digits from zero to nine, with which components write numbers; `0123456789` unless
  /// there are exactly ten.
  public var digits = "0123456789"
  /// The sign between whole numbers and decimals, in a rating.
  public var decimalSeparator = "."
  /// The pattern of a percentage: the number.
  public var percentage = "%@%%"
  /// The pattern of a badge's number that is too large to be shown: the largest number shown.
  public var moreThan = "%@+"

  // MARK: Lists

  /// The text between the parts of a description, such as the title and the subtitle of a row.
  public var separator = ", "
  /// The pattern of a place among others: the place, starting at 1, and how many there are.
  public var position = "%1$@ of %2$@"

  // MARK: Dialogs and sections

  /// The label of the button that closes a sheet.
  public var close = "Close"
  /// The value of an accordion's title while the content is shown.
  public var expanded = "Expanded"
  /// The value of an accordion's title while the content is hidden.
  public var collapsed = "Collapsed"

  // MARK: Notices

  /// The pattern of a banner that gives information: the title.
  public var info = "Info: %@"
  /// The pattern of a banner that reports success: the title.
  public var success = "Success: %@"
  /// The pattern of a banner that warns: the title.
  public var warning = "Warning: %@"
  /// The pattern of a banner that reports an error: the title.
  public var error = "Error: %@"

  // MARK: Fields

  /// The placeholder of an input whose placeholder is not set.
  public var placeholder = "placeholder"
  /// The title of the button above a number pad that dismisses it; the system's if `nil`.
  public var done: String?
  /// The label of the button that shows a password.
  public var showPassword = "Show password"
  /// The label of the button that hides a password.
  public var hidePassword = "Hide password"
  /// The pattern of a character counter: the number of characters, and their limit.
  public var characterCount = "%1$@/%2$@"
  /// The pattern of a character counter as VoiceOver reads it: the number of characters, and their
  /// limit.
  public var spokenCharacterCount = "%1$@ of %2$@ characters"

  // MARK: Progress

  /// The label of a progress ring without a title.
  public var progress = "Progress"
  /// The label of a spinner without a title.
  public var inProgress = "In progress"
  /// The label of a skeleton.
  public var loading = "Loading"
  /// The pattern of the position of a step: its number, starting at 1, and the number of steps.
  public var step = "Step %1$@ of %2$@"
  /// The pattern of the text below steps: the position of the current step, and its title.
  public var stepTitle = "%1$@: %2$@"
  /// The value of steps that are all completed.
  public var completed = "Done"

  // MARK: Ratings, carousels, and prices

  /// The label of a rating.
  public var rating = "Rating"
  /// The label of the page dots of a carousel.
  public var page = "Page"
  /// The pattern of the value of page dots: the page, starting at 1, and the number of pages.
  public var pagePosition = "page %1$@ of %2$@"
  /// The pattern of a price as VoiceOver reads it: the price, and the former price.
  public var formerPrice = "%1$@, formerly %2$@"

  // MARK: Calendars

  /// The names of months and weekdays, and the first day of a week.
  public var calendar = CalendarNames.english
  /// The pattern of the title of a month: the name of the month, and the year.
  public var monthTitle = "%1$@ %2$@"
  /// The pattern of a day as VoiceOver reads it: the weekday, the day, and the title of the month.
  public var dayTitle = "%1$@, %2$@ %3$@"
  /// The value of the current day.
  public var today = "Today"

  /// Creates the English words.
  public init() {}
}
