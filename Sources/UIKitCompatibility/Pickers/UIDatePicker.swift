// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import ViewNodes

/// A control that shows a date, a time, or both, and lets the user choose another.
///
/// Dates are those of the Gregorian calendar, in English. Wheels and the days of the inline style
/// are chosen by touch; the compact style opens nothing.
open class UIDatePicker: UIControl {
  /// The kind of value that the picker selects.
  ///
  /// UIKit: `UIDatePicker.Mode`.
  public nonisolated enum Mode: Int, Hashable, Sendable, CaseIterable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A number of hours and minutes.
    case countDownTimer = 3
  }

  /// The kind of value that the picker selects, by default a day and a time.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if datePickerMode != oldValue { rebuild() } }
  }

  /// The preferred style, automatic by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { rebuild() } }
  }

  /// The resolved style, never automatic.
  open var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// The date, between the minimum and the maximum; January 1, 2001, by default, because the
  /// current time is never used.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }
  private final var chosen = Date(timeIntervalSinceReferenceDate: 0)

  /// The minimum date, or `nil`, the default, for none.
  open var minimumDate: Date? {
    didSet { setDate(chosen, animated: false) }
  }

  /// The maximum date, or `nil`, the default, for none; ignored if it is before the minimum.
  open var maximumDate: Date? {
    didSet { setDate(chosen, animated: false) }
  }

  /// The minutes between the rows of a wheel, 1 by default; a number that doesn't divide 60 is
  /// treated as 1.
  open var minuteInterval = 1 {
    didSet { if minuteInterval != oldValue { rebuild() } }
  }

  /// The seconds of a countdown, 0 by default.
  open var countDownDuration: TimeInterval = 0 {
    didSet { showDate() }
  }

  /// The time zone; Greenwich Mean Time for `nil`, the default, so that pictures are the same
  /// everywhere.
  open var timeZone: TimeZone? {
    didSet { showDate() }
  }

  /// Provided for source compatibility; dates are in English.
  open var locale: Locale?
  /// Provided for source compatibility; the calendar is the Gregorian one.
  open var calendar = Calendar(identifier: .gregorian)

  private final var face: (any DatePickerFace)?

  /// Creates a date picker.
  ///
  /// - Parameter frame: The frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    rebuild()
    if frame.isEmpty { self.frame.size = intrinsicContentSize }
  }

  /// Creates a picker of its natural size, because there are no archives to decode.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    rebuild()
    frame.size = intrinsicContentSize
  }

  /// Shows another date without an event; it is clamped to the minimum and maximum.
  ///
  /// - Parameters:
  ///   - date: The date to show.
  ///   - animated: Has no effect, because the change is immediate.
  open func setDate(_ date: Date, animated: Bool) {
    var date = finite(date) ?? chosen
    let (minimum, maximum) = (finite(minimumDate), finite(maximumDate))
    if let maximum, minimum.map({ $0 <= maximum }) ?? true { date = min(date, maximum) }
    if let minimum { date = max(date, minimum) }
    chosen = date
    showDate()
  }

  /// A date unless its seconds aren't a finite number, which can be neither shown nor compared.
  private final func finite(_ date: Date?) -> Date? {
    date.flatMap { $0.timeIntervalSinceReferenceDate.isFinite ? $0 : nil }
  }

  open override var intrinsicContentSize: CGSize { face?.naturalSize ?? .zero }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    face?.view.frame = bounds
  }

  // MARK: Faces

  /// The date as its parts.
  final var civil: CivilDate { CivilDate(chosen, timeZone) }

  /// The minutes between the rows of a wheel.
  final var usableInterval: Int {
    (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1
  }

  /// Sets a date that the user selected.
  final func choose(_ date: Date) {
    let former = chosen
    setDate(date, animated: false)
    if chosen != former { sendActions(for: .valueChanged) }
  }

  /// Sets a countdown that the user selected.
  final func choose(countDown: TimeInterval) {
    guard countDown != countDownDuration else { return }
    countDownDuration = countDown
    sendActions(for: .valueChanged)
  }

  private final func rebuild() {
    face?.view.removeFromSuperview()
    let made: any DatePickerFace
    switch datePickerStyle {
    case .wheels: made = DatePickerWheels(self)
    case .inline where datePickerMode != .time: made = DatePickerMonth(self)
    case .automatic, .compact, .inline: made = DatePickerLabels(self)
    }
    face = made
    addSubview(made.view)
    showDate()
  }

  private final func showDate() {
    face?.show()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

/// The presentation of a date picker.
protocol DatePickerFace: AnyObject {
  var view: UIView { get }
  var naturalSize: CGSize { get }
  /// Shows the date of the picker.
  func show()
}
