// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewNodes

@Suite("Sheets with detents")
struct DetentTests {
  private func shown(
    _ change: (UISheetPresentationController) -> Void
  ) throws -> (screen: Screen, sheet: UIViewController) {
    let screen = Screen(.phone)
    let presenter = UIViewController()
    screen.rootViewController = presenter
    let sheet = UIViewController()
    change(try #require(sheet.sheetPresentationController))
    presenter.present(sheet, animated: false)
    screen.layoutIfNeeded()
    return (screen, sheet)
  }

  @Test("A sheet has the large detent, and a medium one is half as high as the screen")
  func heights() throws {
    let large = try shown { _ in }
    #expect(large.sheet.view.frame.maxY == 844)
    let medium = try shown { $0.detents = [.medium(), .large()] }
    #expect(medium.sheet.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    let controller = try #require(medium.sheet.sheetPresentationController)
    controller.animateChanges { controller.selectedDetentIdentifier = .large }
    medium.screen.layoutIfNeeded()
    #expect(medium.sheet.view.frame == large.sheet.view.frame)
  }

  @Test("A custom detent excludes the safe area, and is at most the greatest")
  func custom() throws {
    var greatest: CGFloat = 0
    let small = try shown {
      $0.detents = [
        .custom { context in
          greatest = context.maximumDetentValue
          return 100
        }
      ]
    }
    #expect(small.sheet.view.frame.height == 100 + small.screen.safeAreaInsets.bottom)
    let large = try shown { _ in }
    #expect(greatest == large.sheet.view.frame.height - large.screen.safeAreaInsets.bottom)
    let huge = try shown { $0.detents = [.custom { _ in 9999 }] }
    #expect(huge.sheet.view.frame == large.sheet.view.frame)
  }

  @Test("Content below an undimmed sheet can be touched")
  func dimming() throws {
    let dimmed = try shown { $0.detents = [.medium()] }
    let point = CGPoint(x: 100, y: 100)
    let blocker = dimmed.screen.rootNode?.hitTest(point, with: nil)
    let open = try shown {
      $0.detents = [.medium()]
      $0.largestUndimmedDetentIdentifier = .medium
    }
    let below = open.screen.rootNode?.hitTest(point, with: nil)
    #expect(blocker?.backgroundColor == UIColor(white: 0, alpha: 0.2))
    #expect(below != nil && below !== open.sheet.view && below?.backgroundColor == nil)
  }

  @Test("A grabber is shown, and corners have the preferred radius until the dismissal")
  func appearance() throws {
    let plain = try shown { _ in }
    let marked = try shown {
      $0.prefersGrabberVisible = true
      $0.preferredCornerRadius = 24
    }
    let count = { (view: UIView) in view.superview?.subviews.count }
    #expect(count(marked.sheet.view) == 2 && count(plain.sheet.view) == 1)
    #expect(marked.sheet.view.layer.cornerRadius == 24)
    marked.sheet.dismiss(animated: false)
    #expect(marked.sheet.view.layer.cornerRadius == 0)
  }

  @Test("Other presentations have no sheet, and children have that of their ancestor")
  func others() {
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    #expect(full.sheetPresentationController == nil && full.presentationController == nil)
    let (root, navigation) = (UIViewController(), UINavigationController())
    navigation.viewControllers = [root]
    #expect(root.sheetPresentationController === navigation.sheetPresentationController)
    #expect(navigation.presentationController === navigation.sheetPresentationController)
    #expect(!root.isModalInPresentation)
  }
}
