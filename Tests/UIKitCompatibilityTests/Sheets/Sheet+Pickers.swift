// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import UIKitCompatibility

extension Sheet {
  private static let modes: [(String, UIDatePicker.Mode)] = [
    ("date", .date), ("time", .time), ("date and time", .dateAndTime),
    ("countdown", .countDownTimer),
  ]

  private static let styles: [(String, UIDatePickerStyle)] = [
    ("compact", .compact), ("inline", .inline), ("wheels", .wheels),
  ]

  static var pickers: [Sheet] {
    modes.flatMap { mode in
      styles.map { style in
        Sheet("\(mode.0), \(style.0)") {
          let picker = UIDatePicker()
          picker.datePickerMode = mode.1
          picker.preferredDatePickerStyle = style.1
          picker.timeZone = TimeZone(secondsFromGMT: 0)
          picker.minuteInterval = 15
          picker.date = Date(timeIntervalSince1970: 1_794_662_160)  // 2026-11-14 13:16:00
          picker.countDownDuration = 2 * 3600 + 16 * 60
          return sized(picker)
        }
      }
    }
  }
}
