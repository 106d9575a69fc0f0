// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Visual formats in UIKit code")
struct VisualFormatsTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 40))
  let a = UIView()
  let b = UILabel()

  init() {
    root.layoutDiagnosticsHandler = { _ in }
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  @Test("formats with views and metrics of any type compile unchanged")
  func unchanged() {
    let views: [String: Any] = ["a": a, "b": b]
    let metrics: [String: Any] = ["gap": 10, "wide": 50.0, "high": CGFloat(20)]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[a(>=wide,<=70)]-gap-[b(==a)]-|", options: [.alignAllTop],
        metrics: metrics, views: views))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[a(high)]", options: NSLayoutConstraint.FormatOptions(rawValue: 0),
        metrics: metrics, views: ["a": a]))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[b(30)]", options: [], metrics: nil, views: ["b": b]))
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 8, y: 0, width: 67, height: 20))
    #expect(b.frame == CGRect(x: 85, y: 0, width: 67, height: 30))
  }

  @Test("an invalid format is reported with the positions and returns no constraints")
  func wrong() throws {
    let line: UInt = #line + 1
    let made = NSLayoutConstraint.constraints(withVisualFormat: "[a]-[c]", views: ["a": a])
    #expect(made.isEmpty)
    let problem = try #require(root.layoutProblems.first)
    #expect(
      problem.description == """
        A visual format at UIKitCompatibilityTests/VisualFormatsTests.swift:\(line) gives no constraints. There is no view “c” among the views.
          [a]-[c]
               ^ column 6
        """)
  }
}
