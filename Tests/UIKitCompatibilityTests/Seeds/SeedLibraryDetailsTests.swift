// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewFactory
import ViewPictures

// What clients of the library see, in the ways in which they write it.

/// A cell's view: a class that names the two halves of the alias.
private final class PriceView: BaseCellMainView {
  private(set) var stylesCount = 0

  func setStyle() {
    stylesCount += 1
    backgroundColor = .card
  }
}

/// A helper of a client's own that has only the older spelling.
private struct OlderHelper: ConstraintHelperProtocol {
  func setTop(for child: UIView, to parent: UIView, at padding: Padding) {}
  func setTop(for child: UIView, to parent: UILayoutGuide, at padding: Padding) {}
  func setBottom(for child: UIView, to parent: UIView, at padding: Padding) {}
  func setBottom(for child: UIView, to parent: UILayoutGuide, at padding: Padding) {}
  func setLeft(for child: UIView, to parent: UIView, at padding: Padding) {}
  func setLeft(for child: UIView, to parent: UILayoutGuide, at padding: Padding) {}
  func setRight(for child: UIView, to parent: UIView, at padding: Padding) {}
  func setRight(for child: UIView, to parent: UILayoutGuide, at padding: Padding) {}
  func setBellow(for child: UIView, bellow sibling: UIView, at padding: Padding) {
    child.tag = Int(padding.value)
  }
  func setVertical(for child: UIView, to parent: UIView, at padding: Padding) {}
  func setVertical(for children: [UIView], to parent: UIView, at padding: Padding) {}
  func setVertical(for child: UIView, to parent: UILayoutGuide, at padding: Padding) {}
  func setHorizontal(for child: UIView, to parent: UIView, at padding: Padding) {}
  func setHorizontal(for children: [UIView], to parent: UIView, at padding: Padding) {}
  func setHorizontal(for child: UIView, to parent: UILayoutGuide, at padding: Padding) {}
  func setAll(for child: UIView, to parent: UIView, at padding: Padding) {}
  func setAll(for child: UIView, to parent: UILayoutGuide, at padding: Padding) {}
  func setStack(
    for children: [UIView], to parent: UIView, horizontalAt: Padding, verticalAt: [Padding]
  ) throws {}
  func setStack(
    for children: [UIView], to parent: UILayoutGuide, horizontalAt: Padding, verticalAt: [Padding]
  ) throws {}
  func setHeight(for view: UIView, at height: CGFloat) -> NSLayoutConstraint {
    view.heightAnchor.constraint(equalToConstant: height)
  }
  func setWidth(for view: UIView, at width: CGFloat) -> NSLayoutConstraint {
    view.widthAnchor.constraint(equalToConstant: width)
  }
  func setCenter(for child: UIView, in parent: UIView) {}
}

@Suite("Details of the library")
struct SeedLibraryDetailsTests {
  private let viewFactory: any ViewFactoryProtocol = ViewFactory()

  @Test("a cell can show a class that only conforms to the protocol")
  func cell() {
    let cell = BaseCell(style: .default, reuseIdentifier: BaseCell.identifier)
    let view = PriceView()
    let mainView: any BaseCellMainView = view
    cell.initCell(with: mainView, constraintHelper: ConstraintHelper())
    #expect(view.stylesCount == 1)
    #expect(view.superview === cell.contentView)
  }

  @Test("an input keeps a manually set frame, and follows constraints once it has any")
  func inputFrames() throws {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    let input = viewFactory.input.text()
    page.addSubview(input)
    input.frame = CGRect(x: 10, y: 20, width: 375, height: 48)
    page.layoutIfNeeded()
    #expect(input.frame == CGRect(x: 10, y: 20, width: 375, height: 48))
    #expect(page.layoutReport().conflicts.isEmpty)
    try viewFactory.styleHelper.constraint.setStack(
      for: [input], to: page, horizontalAt: .sixteen, verticalAt: [.eight, .custom(144)])
    page.layoutIfNeeded()
    #expect(input.frame == CGRect(x: 16, y: 8, width: 368, height: 48))
    #expect(page.layoutReport().conflicts.isEmpty)
  }

  @Test("a height alone leaves a manually set frame where it is")
  func heightAlone() {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
    page.addSubview(view)
    viewFactory.styleHelper.constraint.setHeight(for: view, at: 60)
    page.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 30, y: 40, width: 50, height: 60))
    #expect(page.layoutReport().conflicts.isEmpty)
  }

  @Test("an input shrinks text that is too wide, down to its minimum font size if it has one")
  func shrinking() {
    let input = viewFactory.input.text()
    input.frame = CGRect(x: 0, y: 0, width: 120, height: 48)
    input.text = "A text that is wider than its input"
    #expect(input.adjustsFontSizeToFitWidth)
    #expect(input.minimumFontSize == 0)
    let shrunken = input.svg()
    input.minimumFontSize = 17
    #expect(input.svg() != shrunken)
    input.adjustsFontSizeToFitWidth = false
    let cut = input.svg()
    #expect(cut.contains("…"))
    #expect(!shrunken.contains("…"))
  }

  @Test("values before layout match those of the library")
  func values() {
    #expect(viewFactory.input.text().placeholder == "placeholder")
    let negative = viewFactory.button.negative()
    #expect(negative.layer.zPosition == Elevation.sixDp.rawValue)
    #expect(negative.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    let card = viewFactory.card.main(stack: viewFactory.stack.vertical(views: []))
    #expect(card.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    let tabBar = UITabBar()
    viewFactory.styleHelper.tabBar.style(tabBar)
    #expect(!tabBar.isTranslucent)
    let navigationBar = UINavigationBar()
    viewFactory.styleHelper.navigationBar.style(navigationBar)
    #expect(navigationBar.barStyle == .black)
    #expect(navigationBar.isTranslucent)
    #expect(navigationBar.barTintColor == DefaultViewFactoryColor().onNavigationBar)
    #expect(navigationBar.shadowImage == UIImage())
    #expect(navigationBar.backgroundImage(for: .default) == UIImage())
  }

  @Test("the parts of factories can be replaced")
  func parts() {
    let labels = LabelFactory()
    labels.viewFactoryColor = LightViewFactoryColor()
    #expect(labels.header().textColor == LightViewFactoryColor().labelHeader)
    let factory = ViewFactory()
    factory.label = labels
    #expect(factory.label.body().textColor == LightViewFactoryColor().labelBody)
  }

  @Test("a helper with only the older spelling conforms, and its method is called")
  func olderSpelling() {
    let helper: any ConstraintHelperProtocol = OlderHelper()
    let (above, below) = (UIView(), UIView())
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    above.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    page.addSubview(above)
    page.addSubview(below)
    helper.setBellow(for: below, bellow: above, at: .sixteen)
    #expect(below.tag == 16)
    helper.setBelow(for: below, below: above, at: .eight)
    page.layoutIfNeeded()
    #expect(below.frame.minY == 38)
  }

  @Test("a tab bar set up with the older properties has no hairline")
  func hairline() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.barTintColor = .white
    let plain = UITabBar(frame: bar.frame)
    plain.isTranslucent = false
    #expect(plain.svg() != bar.svg())
    let none = UITabBar(frame: bar.frame)
    none.barTintColor = .white
    none.shadowImage = UIImage()
    #expect(none.svg() == bar.svg())
  }
}
