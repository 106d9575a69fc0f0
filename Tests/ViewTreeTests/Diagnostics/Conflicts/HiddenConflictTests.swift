// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewGraphics
import ViewTreeTestSupport

@testable import ViewTree

@Suite("Conflicts in hidden views")
struct HiddenConflictTests {
  private let root = rooted(300, 200)
  private let stack = StackNode()
  private let panel = constrained("panel")
  private let content = constrained("content")
  private let other = constrained("other")

  /// A stack with a panel, whose content has distances from its edges, and another view.
  init() {
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    root.addSubview(stack)
    panel.addSubview(content)
    for view in [panel, other] { stack.addArrangedSubview(view) }
    LayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 100),
      other.heightAnchor.constraint(equalToConstant: 30),
      content.topAnchor.constraint(equalTo: panel.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -10),
      content.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
    ])
  }

  @Test("what a stack hides isn't reported for having no room inside")
  func hidden() {
    var messages: [String] = []
    root.layoutDiagnosticsHandler = { messages.append("\($0)") }
    panel.isHidden = true
    root.layoutIfNeeded()
    #expect(root.layoutReport().conflicts.isEmpty)
    #expect(messages.isEmpty)
    #expect(other.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
  }

  @Test("a conflict with a view that is shown is reported")
  func shown() {
    panel.isHidden = true
    root.layoutDiagnosticsHandler = { _ in }
    other.topAnchor.constraint(equalTo: panel.bottomAnchor, constant: 5).isActive = true
    root.layoutIfNeeded()
    #expect(root.layoutReport().conflicts.count == 1)
  }

  @Test("a conflict is reported once the view is shown, and in a view that no stack hides")
  func revealed() {
    root.layoutDiagnosticsHandler = { _ in }
    panel.heightAnchor.constraint(equalToConstant: 15).isActive = true
    panel.isHidden = true
    #expect(root.layoutReport().conflicts.isEmpty)
    panel.isHidden = false
    #expect(root.layoutReport().conflicts.count == 1)
    stack.removeArrangedSubview(panel)
    panel.isHidden = true
    panel.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(root.layoutReport().conflicts.count == 1)
  }
}
