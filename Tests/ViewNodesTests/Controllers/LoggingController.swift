// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import ViewNodes

/// Records the calls it receives in a log shared by several controllers.
class LoggingController: ViewController {
  final class Log {
    var calls: [String] = []

    /// Returns what was recorded since the last call.
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  let name: String
  let log: Log
  var logsLayout = false
  var logsMoves = false

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func write(_ call: String) { log.calls.append("\(name) \(call)") }

  override func loadView() {
    write("loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    write("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) { write("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { write("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { write("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { write("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { write("didDisappear") }
  override func viewWillLayoutSubviews() { if logsLayout { write("willLayout") } }
  override func viewDidLayoutSubviews() { if logsLayout { write("didLayout") } }
  override func willMove(toParent parent: ViewController?) {
    if logsMoves { write(parent == nil ? "willLeave" : "willEnter") }
  }
  override func didMove(toParent parent: ViewController?) {
    if logsMoves { write(parent == nil ? "didLeave" : "didEnter") }
  }
}
