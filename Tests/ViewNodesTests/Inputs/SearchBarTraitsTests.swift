// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("Typing traits of search bars")
struct SearchBarTraitsTests {
  private let bar = SearchBarNode(frame: CGRect(x: 0, y: 0, width: 320, height: 56))

  @Test("a search bar has the traits of its field")
  func ofField() {
    let field = bar.searchTextField
    #expect(bar.returnKeyType == .search && bar.enablesReturnKeyAutomatically)
    field.keyboardType = .emailAddress
    field.returnKeyType = .go
    field.keyboardAppearance = .dark
    field.autocapitalizationType = .words
    field.autocorrectionType = .no
    field.spellCheckingType = .yes
    field.enablesReturnKeyAutomatically = false
    #expect(bar.keyboardType == .emailAddress)
    #expect(bar.returnKeyType == .go)
    #expect(bar.keyboardAppearance == .dark)
    #expect(bar.autocapitalizationType == .words)
    #expect(bar.autocorrectionType == .no)
    #expect(bar.spellCheckingType == .yes)
    #expect(!bar.enablesReturnKeyAutomatically)
  }

  @Test("the traits of a search bar are set in its field")
  func toField() {
    bar.keyboardType = .webSearch
    bar.returnKeyType = .done
    bar.keyboardAppearance = .light
    bar.autocapitalizationType = .none
    bar.autocorrectionType = .yes
    bar.spellCheckingType = .no
    bar.enablesReturnKeyAutomatically = false
    let field = bar.searchTextField
    #expect(field.keyboardType == .webSearch)
    #expect(field.returnKeyType == .done)
    #expect(field.keyboardAppearance == .light)
    #expect(field.autocapitalizationType == .none)
    #expect(field.autocorrectionType == .yes)
    #expect(field.spellCheckingType == .no)
    #expect(!field.enablesReturnKeyAutomatically)
  }

  @Test("a search bar takes the offered width and is higher with scopes")
  func sizes() {
    let offer = CGSize(width: 210, height: 7)
    #expect(bar.sizeThatFits(offer) == CGSize(width: 210, height: 56))
    bar.scopeButtonTitles = ["A", "B"]
    #expect(bar.sizeThatFits(offer) == CGSize(width: 210, height: 56))
    bar.showsScopeBar = true
    #expect(bar.sizeThatFits(offer) == CGSize(width: 210, height: 100))
    bar.scopeButtonTitles = []
    #expect(bar.sizeThatFits(offer) == CGSize(width: 210, height: 56))
  }

  @Test("a search bar is the first responder through its field")
  func responder() {
    let screen = Screen(.phone)
    let root = ViewNode()
    root.addSubview(bar)
    screen.rootNode = root
    #expect(bar.canBecomeFirstResponder)
    #expect(bar.becomeFirstResponder())
    #expect(bar.searchTextField.isFirstResponder)
    #expect(bar.resignFirstResponder())
    #expect(!bar.searchTextField.isFirstResponder)
    bar.searchTextField.isEnabled = false
    #expect(!bar.canBecomeFirstResponder)
  }
}
