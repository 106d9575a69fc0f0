// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import UIKitCompatibility
import ViewNodes
import ViewTesting

@Suite("Editing of controllers")
struct EditingTests {
  private final class Cart: UIViewController {
    var changes: [Bool] = []

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      changes.append(editing)
    }
  }

  @Test("the edit button turns editing on and off and says which it does next")
  func button() throws {
    let cart = Cart()
    cart.navigationItem.rightBarButtonItem = cart.editButtonItem
    let screen = Screen(
      .phone, rootViewController: UINavigationController(rootViewController: cart))
    screen.layoutIfNeeded()
    #expect(cart.editButtonItem === cart.editButtonItem)
    #expect(cart.editButtonItem.title == "Edit" && cart.editButtonItem.style == .plain)
    try screen.tap("Edit")
    #expect(cart.isEditing && cart.changes == [true])
    #expect(cart.editButtonItem.title == "Done" && cart.editButtonItem.style == .done)
    try screen.tap("Done")
    #expect(!cart.isEditing && cart.changes == [true, false])
    #expect(cart.editButtonItem.title == "Edit")
  }

  @Test("setting the property calls the method once, and not for the same value")
  func property() {
    let cart = Cart()
    cart.isEditing = true
    cart.isEditing = true
    #expect(cart.changes == [true])
    #expect(cart.editButtonItem.title == "Done")
  }

  @Test("a presentation's transition is kept, and slides up unless said otherwise")
  func transition() {
    let controller = UIViewController()
    #expect(controller.modalTransitionStyle == .coverVertical)
    controller.modalTransitionStyle = .crossDissolve
    #expect(controller.modalTransitionStyle == .crossDissolve)
    controller.definesPresentationContext = true
    #expect(controller.definesPresentationContext)
  }
}
