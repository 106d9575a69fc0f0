// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes
import ViewTreeTestSupport

/// Screens whose client code contradicts itself and changes everything in callbacks.
///
/// `MEDDLING_SCREENS` in the environment is the number of screens, and `MEDDLING_FIRST` the first seed.
/// With `MEDDLING_TRACE`, everything that is done is printed, for what ends the process.
@Suite("Screens with client code that interferes")
struct MeddlingTests {
  private nonisolated static let seeds: Range<Int> = {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["MEDDLING_FIRST"].flatMap(Int.init) ?? 0
    let count = environment["MEDDLING_SCREENS"].flatMap(Int.init) ?? (testsAreThorough ? 500 : 20)
    return first..<first + count
  }()

  @Test("stay consistent, and every operation ends")
  func screens() {
    let traces = ProcessInfo.processInfo.environment["MEDDLING_TRACE"] != nil
    for seed in Self.seeds {
      if traces { print("seed \(seed)") }
      let meddler = Meddler(seed: seed, traces: traces)
      let stage = meddler.makeStage()
      for _ in 0..<40 {
        meddler.perform(on: stage)
        guard let flaw = flaw(below: stage.screen.rootNode) else { continue }
        Issue.record("seed \(seed): \(flaw)\n\(meddler.log.suffix(20).joined(separator: "\n"))")
        break
      }
    }
  }

  private func flaw(below root: UIView?) -> String? {
    var pending = [root].compactMap { $0 }
    while let view = pending.popLast() {
      let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
      if !numbers.allSatisfy(\.isFinite) { return "\(type(of: view)) has the frame \(view.frame)" }
      for child in view.subviews {
        if child.superview !== view { return "\(type(of: child)) has another superview" }
        pending.append(child)
      }
    }
    return nil
  }
}
