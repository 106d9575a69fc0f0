// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Search bars")
struct SearchBarTests {
  private final class Log: SearchBarNodeDelegate {
    var calls: [String] = []
    var allows = true
    func searchBarShouldBeginEditing(_ searchBar: SearchBarNode) -> Bool {
      calls.append("shouldBegin")
      return allows
    }
    func searchBarTextDidBeginEditing(_ searchBar: SearchBarNode) { calls.append("didBegin") }
    func searchBarShouldEndEditing(_ searchBar: SearchBarNode) -> Bool {
      calls.append("shouldEnd")
      return allows
    }
    func searchBarTextDidEndEditing(_ searchBar: SearchBarNode) { calls.append("didEnd") }
    func searchBar(_ searchBar: SearchBarNode, textDidChange searchText: String) {
      calls.append("text '\(searchText)'")
    }
    func searchBar(
      _ searchBar: SearchBarNode, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      calls.append("change \(range.location)+\(range.length) '\(text)'")
      return allows
    }
    func searchBarSearchButtonClicked(_ searchBar: SearchBarNode) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: SearchBarNode) { calls.append("cancel") }
    func searchBar(_ searchBar: SearchBarNode, selectedScopeButtonIndexDidChange scope: Int) {
      calls.append("scope \(scope)")
    }
  }

  private let bar = SearchBarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
  private let log = Log()

  init() {
    bar.delegate = log
  }

  private func button() throws -> ButtonNode {
    try #require(bar.subviews.compactMap { $0 as? ButtonNode }.first)
  }

  @Test("the delegate is asked and notified of editing, searching, and clearing")
  func editing() {
    #expect(bar.becomeFirstResponder() && bar.searchTextField.isFirstResponder)
    bar.searchTextField.insertText("a")
    bar.searchTextField.insertText("\n")
    bar.searchTextField.clear()
    #expect(bar.resignFirstResponder())
    #expect(
      log.calls == [
        "shouldBegin", "didBegin", "change 0+0 'a'", "text 'a'", "search", "text ''", "shouldEnd",
        "didEnd",
      ])
    log.calls = []
    bar.text = "set"
    #expect(log.calls.isEmpty && bar.searchTextField.text == "set")
    log.allows = false
    #expect(!bar.becomeFirstResponder())
  }

  @Test("constraints give the bar the height of its scopes when these come and go")
  func scopeHeight() {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    bar.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(bar)
    LayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: root.topAnchor),
      bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    func height() -> CGFloat {
      root.layoutIfNeeded()
      return bar.frame.height
    }
    #expect(height() == 56)
    bar.showsScopeBar = true
    #expect(height() == 56)
    bar.scopeButtonTitles = ["All", "New"]
    #expect(height() == bar.intrinsicContentSize.height && height() > 56)
    bar.showsScopeBar = false
    #expect(height() == 56)
  }

  @Test("the field fills the bar, except for its margins and the Cancel button")
  func layout() throws {
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    #expect(bar.intrinsicContentSize == CGSize(width: -1, height: 56))
    bar.setShowsCancelButton(true, animated: false)
    bar.layoutIfNeeded()
    let cancel = try button()
    #expect(cancel.frame.maxX == 312 && bar.searchTextField.frame.maxX == cancel.frame.minX - 8)
    bar.semanticContentAttribute = .forceRightToLeft
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(cancel.frame.minX == 8 && bar.searchTextField.frame.maxX == 312)
    cancel.sendActions(for: .primaryActionTriggered)
    #expect(log.calls == ["cancel"])
    bar.showsCancelButton = false
    bar.frame = .zero
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame.width == 0)
  }

  @Test("scopes are below the field and report the selected one")
  func scopes() throws {
    bar.scopeButtonTitles = ["All", "Mine"]
    #expect(bar.intrinsicContentSize.height == 56)
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 100)
    bar.frame.size.height = 100
    bar.layoutIfNeeded()
    let scopes = try #require(bar.subviews.compactMap { $0 as? SegmentedControlNode }.first)
    #expect(!scopes.isHidden && scopes.frame.minY >= 56 && scopes.frame.maxY <= 100)
    #expect(bar.searchTextField.frame.minY == 10 && scopes.selectedSegmentIndex == 0)
    bar.selectedScopeButtonIndex = 1
    #expect(scopes.selectedSegmentIndex == 1 && log.calls.isEmpty)
    scopes.selectedSegmentIndex = 0
    scopes.sendActions(for: .valueChanged)
    #expect(log.calls == ["scope 0"] && bar.selectedScopeButtonIndex == 0)
  }

  @Test("the field has a search field's keyboard, look, and accessibility")
  func field() {
    let field = bar.searchTextField
    #expect(field.returnKeyType == .search && field.clearButtonMode == .whileEditing)
    #expect(bar.enablesReturnKeyAutomatically && bar.keyboardType == .default)
    bar.keyboardType = .emailAddress
    bar.autocorrectionType = .no
    #expect(field.keyboardType == .emailAddress && field.autocorrectionType == .no)
    #expect(bar.accessibilityTree().contains("\"Search\""))
    bar.placeholder = "Find a city"
    #expect(field.accessibilityLabel == "Find a city" && field.placeholder == "Find a city")
    bar.searchBarStyle = .minimal
    #expect(bar.backgroundColor == nil)
    bar.searchBarStyle = .prominent
    bar.barTintColor = .red
    #expect(bar.backgroundColor == .red)
    bar.layoutIfNeeded()
    #expect(field.textRect(forBounds: field.bounds).maxX == field.bounds.maxX - 7)
  }
}
