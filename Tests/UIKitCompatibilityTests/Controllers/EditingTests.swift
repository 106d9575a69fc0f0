// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import UIKitCompatibility
import ViewNodes
import ViewTesting

@Suite("View controller editing")
struct EditingTests {
  private final class Cart: UIViewController {
    var changes: [Bool] = []

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      changes.append(editing)
    }
  }

  @Test("the edit button toggles editing, and its title is the next action")
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

  @Test("setting the property calls the method once, but not for the same value")
  func property() {
    let cart = Cart()
    cart.isEditing = true
    cart.isEditing = true
    #expect(cart.changes == [true])
    #expect(cart.editButtonItem.title == "Done")
  }

  @Test("a presentation's transition style is kept, and slides up by default")
  func transition() {
    let controller = UIViewController()
    #expect(controller.modalTransitionStyle == .coverVertical)
    controller.modalTransitionStyle = .crossDissolve
    #expect(controller.modalTransitionStyle == .crossDissolve)
    controller.definesPresentationContext = true
    #expect(controller.definesPresentationContext)
  }
}
