// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

@Suite("What notifications of the keyboard contain")
struct KeyboardInfoTests {
  /// What was posted, in order.
  private nonisolated final class Log: @unchecked Sendable {
    // Sendable because the notifications are posted and received on the test's thread.
    var begins: [CGRect] = []
    var ends: [CGRect] = []
    var durations: [Double] = []
    var curves: [Int] = []
    var heights: [CGFloat] = []
  }

  private func frame(_ y: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: 390, height: height)
  }

  @Test("a keyboard moves from below the screen and back, and grows from where it is")
  func moves() {
    let screen = Screen(.phone, rootViewController: UIViewController())
    let log = Log()
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) {
        let info = $0.userInfo ?? [:]
        log.begins.append(info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .null)
        log.ends.append(info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null)
        log.durations.append(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0)
        log.curves.append(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int ?? 0)
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    screen.showKeyboard(height: 300, duration: 0.5)
    screen.showKeyboard(height: 310)
    screen.showKeyboard(height: 200)
    screen.hideKeyboard(duration: 1)
    let (below, first, second, third) = (
      frame(844, 300), frame(544, 300), frame(534, 310), frame(644, 200)
    )
    #expect(log.begins == [below, below, first, second, third, third])
    let end = frame(844, 200)
    #expect(log.ends == [first, first, second, third, end, end])
    #expect(log.durations == [0.5, 0.5, 0.25, 0.25, 1, 1])
    #expect(log.curves == [7, 7, 7, 7, 7, 7])
  }

  @Test(
    "the height of a keyboard is from 0 to that of the screen",
    arguments: [
      (300, 300), (844, 844), (845, 844), (1e300, 844), (0, 0), (-5, 0), (.nan, 0), (.infinity, 0),
    ] as [(CGFloat, CGFloat)])
  func heights(_ row: (CGFloat, CGFloat)) {
    let screen = Screen(.phone, rootViewController: UIViewController())
    screen.showKeyboard(height: row.0)
    #expect(screen.keyboardFrame == frame(844 - row.1, row.1))
    screen.showKeyboard(height: 100)
    screen.showKeyboard(height: row.0)
    #expect(screen.keyboardFrame == frame(844 - row.1, row.1))
  }

  @Test("views are laid out between the notifications before and after the change")
  func order() {
    let controller = UIViewController()
    let screen = Screen(.phone, rootViewController: controller)
    let log = Log()
    let guide = controller.view.keyboardLayoutGuide
    screen.layoutIfNeeded()
    #if MainActor
      let observed = guide
    #else
      nonisolated(unsafe) let observed = guide
    #endif
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) { _ in
        #if MainActor
          MainActor.assumeIsolated { log.heights.append(observed.layoutFrame.height) }
        #else
          log.heights.append(observed.layoutFrame.height)
        #endif
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    screen.showKeyboard(height: 300)
    #expect(log.heights == [34, 300])
  }
}
