// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

@Suite("Sharing, showing, and menus")
struct SharingTests {
  @Test("A share sheet keeps its items, and reports the service that a test chooses")
  func activities() {
    let screen = Screen(.phone)
    let presenter = UIViewController()
    screen.rootViewController = presenter
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    sheet.excludedActivityTypes = [.airDrop]
    var reports: [String] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      reports.append("\(type?.rawValue ?? "none") \(completed)")
    }
    presenter.present(sheet, animated: true)
    #expect(presenter.presentedViewController === sheet && sheet.activityItems.count == 1)
    sheet.complete(.mail)
    #expect(reports == ["com.apple.UIKit.activity.Mail true"])
    #expect(presenter.presentedViewController == nil)
    sheet.complete(nil)
    #expect(reports.last == "none false")
  }

  @Test("A controller is pushed if there is a navigation controller, and presented otherwise")
  func show() {
    let screen = Screen(.phone)
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    screen.rootViewController = navigation
    let (pushed, presented) = (UIViewController(), UIViewController())
    root.show(pushed, sender: nil)
    #expect(navigation.viewControllers == [root, pushed])
    root.showDetailViewController(presented, sender: nil)
    #expect(navigation.presentedViewController === presented)
    presented.show(UIViewController(), sender: nil)
    #expect(presented.presentedViewController != nil)
  }

  @Test("A context menu comes from the interaction's delegate")
  func contextMenus() {
    final class Owner: NSObject, UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: "a" as NSString, previewProvider: nil) { _ in
          UIMenu(title: "Menu", children: [UIAction(title: "Copy") { _ in }])
        }
      }
    }
    let (view, owner) = (UIView(), Owner())
    let interaction = UIContextMenuInteraction(delegate: owner)
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    let configuration = interaction.delegate?.contextMenuInteraction(
      interaction, configurationForMenuAtLocation: .zero)
    #expect(configuration?.menu()?.children.map(\.title) == ["Copy"])
    #expect(configuration?.preview() == nil && configuration?.identifier as? String == "a")
    UIView().removeInteraction(interaction)
    #expect(interaction.view === view)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }

  @Test("A responder can perform the methods of its class")
  func editingCommands() {
    final class Field: UITextField {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        sender == nil && super.canPerformAction(action, withSender: sender)
      }
    }
    let paste = Selector(UITextField.paste(_:))
    #expect(Field().canPerformAction(paste, withSender: nil))
    #expect(!Field().canPerformAction(paste, withSender: 1))
    #expect(!UIView().canPerformAction(paste, withSender: nil))
  }

  @Test("The label of a bar item is read instead of its title")
  func barItems() {
    let screen = Screen(.phone)
    let root = UIViewController()
    let item = UIBarButtonItem(title: "+", style: .plain, target: nil, action: nil)
    item.accessibilityLabel = "Add"
    root.navigationItem.rightBarButtonItem = item
    root.navigationItem.setHidesBackButton(true, animated: false)
    screen.rootViewController = UINavigationController(rootViewController: root)
    screen.layoutIfNeeded()
    #expect(screen.rootNode?.accessibilityTree().contains("Add") == true)
    item.accessibilityLabel = nil
    screen.layoutIfNeeded()
    #expect(screen.rootNode?.accessibilityTree().contains("Add") == false)
    #expect(root.navigationItem.hidesBackButton)
  }
}
