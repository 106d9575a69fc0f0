// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ViewNodes
@testable import ViewTree

@Suite("Sizes of sheets")
struct SheetSizeTests {
  private let above = ViewController()

  private func present(_ device: Screen.Device = .phone) -> Screen {
    let screen = Screen(device, rootViewController: ViewController())
    screen.rootViewController?.present(above, animated: false)
    screen.layoutIfNeeded()
    return screen
  }

  @Test(
    "a centered sheet has the preferred size if both lengths are given, or else the usual one",
    arguments: [
      (CGSize(width: 300, height: 400), CGSize(width: 300, height: 400)),
      (CGSize(width: 300, height: 0), CGSize(width: 540, height: 620)),
      (CGSize(width: 0, height: 400), CGSize(width: 540, height: 620)),
      (CGSize(width: 5000, height: 400), CGSize(width: 820, height: 400)),
    ])
  func preferredSize(preferred: CGSize, expected: CGSize) {
    above.modalPresentationStyle = .formSheet
    above.preferredContentSize = preferred
    let screen = present(.tablet)
    let frame = above.view.accessibilityFrame
    #expect(frame.size == expected)
    #expect(frame.midX == screen.bounds.midX && frame.midY == screen.bounds.midY)
  }

  @Test("a sheet on the screen takes on another preferred size")
  func changedPreferredSize() {
    above.modalPresentationStyle = .formSheet
    let screen = present(.tablet)
    above.preferredContentSize = CGSize(width: 300, height: 400)
    screen.layoutIfNeeded()
    #expect(above.view.accessibilityFrame.size == CGSize(width: 300, height: 400))
    above.preferredContentSize = .zero
    screen.layoutIfNeeded()
    #expect(above.view.accessibilityFrame.size == CGSize(width: 540, height: 620))
  }

  @Test("a page sheet on a tablet is 704 points wide, and its height leaves room at both ends")
  func pageSheet() throws {
    above.modalPresentationStyle = .pageSheet
    let screen = present(.tablet)
    let frame = above.view.accessibilityFrame
    #expect(frame.width == 704 && frame.midX == screen.bounds.midX)
    let room = screen.bounds.height - 2 * (screen.safeAreaInsets.top + 10)
    #expect(frame.height == min(1000, room))
    above.dismiss(animated: false)
    above.preferredContentSize = CGSize(width: 500, height: 5000)
    screen.rootViewController?.present(above, animated: false)
    screen.layoutIfNeeded()
    #expect(above.view.accessibilityFrame.height == room)
  }

  @Test("the presentation controller of a sheet has a container view while the sheet is shown")
  func container() throws {
    let screen = present()
    let container = try #require(above.presentationController?.containerView)
    #expect(above.view.isDescendant(of: container))
    #expect(screen.rootNode.map { container.isDescendant(of: $0) } ?? false)
    above.dismiss(animated: false)
    #expect(above.presentationController?.containerView == nil)
  }

  @Test("a custom height leaves out the safe area below, and one that isn't a number is the large")
  func customHeight() throws {
    let sheet = try #require(above.sheetPresentationController)
    var height: CGFloat? = 200
    var greatest: CGFloat = 0
    sheet.detents = [
      .custom { context in
        greatest = context.maximumDetentValue
        return height
      }
    ]
    let screen = present()
    #expect(above.view.accessibilityFrame == CGRect(x: 0, y: 610, width: 390, height: 234))
    #expect(greatest == CGFloat(753))
    for (next, expected) in [
      (nil, 787), (.infinity, 787), (.nan, 787), (5000, 787), (-20, 34), (753, 787), (752, 786),
    ] as [(CGFloat?, CGFloat)] {
      height = next
      sheet.invalidateDetents()
      screen.layoutIfNeeded()
      #expect(above.view.accessibilityFrame.height == expected, "\(String(describing: next))")
    }
  }

  @Test("the selected detent determines the height, the first one if it is unknown")
  func selected() throws {
    let sheet = try #require(above.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    let screen = present()
    #expect(above.view.frame.height == 422)
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    screen.layoutIfNeeded()
    #expect(above.view.frame.height == 787)
    sheet.selectedDetentIdentifier = SheetPresentationController.Detent.Identifier("other")
    screen.layoutIfNeeded()
    #expect(above.view.frame.height == 422)
  }

  @Test("content below a sheet is dimmed only above the largest undimmed height")
  func dimming() throws {
    let sheet = try #require(above.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    #expect(sheet.isDimmed)
    sheet.largestUndimmedDetentIdentifier = .medium
    #expect(!sheet.isDimmed)
    sheet.selectedDetentIdentifier = .large
    #expect(sheet.isDimmed)
    sheet.largestUndimmedDetentIdentifier = .large
    #expect(!sheet.isDimmed)
    sheet.detents = [.medium()]
    #expect(sheet.isDimmed)
    sheet.detents = []
    #expect(sheet.isDimmed)
  }

  @Test("beside an undimmed sheet, touches reach the content below, and a dimmed one takes them")
  func touches() throws {
    let sheet = try #require(above.sheetPresentationController)
    sheet.detents = [.medium()]
    let screen = present()
    let (beside, inside) = (CGPoint(x: 10, y: 421), CGPoint(x: 10, y: 423))
    let below = try #require(screen.rootViewController?.view)
    #expect(screen.router.node(at: beside) !== below)
    #expect(above.presentation?.backgroundColor == Color(white: 0, alpha: 0.2))
    sheet.largestUndimmedDetentIdentifier = .medium
    screen.layoutIfNeeded()
    #expect(screen.router.node(at: beside) === below)
    #expect(screen.router.node(at: inside) === above.view)
    #expect(above.presentation?.backgroundColor == nil)
    #expect(above.presentation?.accessibilityViewIsModal == false)
  }

  @Test("the grabber is a bar at the top of the sheet, while it is preferred")
  func grabber() throws {
    let sheet = try #require(above.sheetPresentationController)
    let screen = present()
    let presentation = try #require(above.presentation)
    #expect(presentation.subviews == [above.view])
    sheet.prefersGrabberVisible = true
    screen.layoutIfNeeded()
    #expect(presentation.subviews.count == 2)
    let grabber = try #require(presentation.subviews.last)
    #expect(grabber.frame == CGRect(x: 177, y: 62, width: 36, height: 5))
    #expect(grabber.layer.cornerRadius == 2.5 && grabber.backgroundColor == .tertiaryLabel)
    sheet.prefersGrabberVisible = false
    screen.layoutIfNeeded()
    #expect(presentation.subviews == [above.view])
  }

  @Test("a sheet has the preferred corner radius, which ends with the presentation")
  func radius() throws {
    let sheet = try #require(above.sheetPresentationController)
    sheet.preferredCornerRadius = 30
    let screen = present()
    #expect(above.view.layer.cornerRadius == 30)
    sheet.preferredCornerRadius = nil
    screen.layoutIfNeeded()
    #expect(above.view.layer.cornerRadius == 10)
    sheet.preferredCornerRadius = 12
    screen.layoutIfNeeded()
    above.dismiss(animated: false)
    #expect(above.view.layer.cornerRadius == 0)
  }
}
