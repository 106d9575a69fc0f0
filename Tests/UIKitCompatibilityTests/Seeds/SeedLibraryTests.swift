// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import UIKitCompatibility
import ViewFactory

// What the library's documentation shows to people who write for UIKit.

private class YourCustomViewFactoryColor: ViewFactoryColorProtocol {
  var onNavigationBar: UIColor = .white
  var tabBar: UIColor = .darkGray
  var onTabBar: UIColor = .gray
  var onTabBarActive: UIColor = .white
  var labelHeader: UIColor = .black
  var labelInput: UIColor = .brown
  var labelBody: UIColor = .blue
  var labelHint: UIColor = .orange
  var input: UIColor = .green
  var onInput: UIColor = .black
  var inputPlaceholder: UIColor = .gray
  var buttonNegative: UIColor = .red
  var onButtonNegative: UIColor = .white
  var buttonFabGradientFirst: UIColor = .yellow
  var buttonFabGradientLast: UIColor = .orange
  var onButtonFab: UIColor = .white
  var card: UIColor = UIColor(red: 0.5, green: 0.25, blue: 0.75, alpha: 1)
  var tableRefresh: UIColor = .green
}

extension LabelFactoryProtocol {
  fileprivate func exampleLabel() -> UILabel {
    let label = UILabel()
    label.textColor = UIColor.card
    return label
  }
}

@Suite("The library alongside UIKit's names")
struct SeedLibraryTests {
  @Test("a palette and a custom label")
  func own() {
    let color: any ViewFactoryColorProtocol = YourCustomViewFactoryColor()
    let viewFactory: any ViewFactoryProtocol = ViewFactory(viewFactoryColor: color)
    #expect(viewFactory.label.header().textColor == .black)
    #expect(viewFactory.label.exampleLabel().textColor == DefaultViewFactoryColor().card)
  }

  @Test("a scrolled page of views")
  func scrolling() throws {
    let viewFactory: any ViewFactoryProtocol = ViewFactory()
    let scrollView: VerticalScrollView = viewFactory.scroll.vertical()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
    let firstView = viewFactory.label.header()
    firstView.text = "First"
    let secondView: UITextField = viewFactory.input.text()
    let thirdView: UIButton = viewFactory.button.negative()
    let horizontalPadding: CGFloat = PaddingEnum.sixteen.rawValue
    let verticalPaddings: [CGFloat] = [
      PaddingEnum.sixteen.rawValue,
      PaddingEnum.twentyFour.rawValue,
      PaddingEnum.twentyFour.rawValue,
      PaddingEnum.sixteen.rawValue,
    ]
    let subviewsInOrder: [UIView] = [
      firstView,
      secondView,
      thirdView,
    ]
    try scrollView.initSubviews(
      subviewsInOrder, in: view, horizontalPadding: horizontalPadding,
      verticalPaddings: verticalPaddings)
    view.layoutIfNeeded()
    #expect(secondView.frame.height == 48)
    #expect(thirdView.frame.width == 343)
    #expect(abs(scrollView.contentSize.height - (16 + 101.0 / 3 + 24 + 48 + 24 + 40 + 16)) < 0.5)
  }

  @Test("constraints, gradients, and bars through the helpers")
  func helpers() throws {
    let styleHelper = (ViewFactory() as any ViewFactoryProtocol).styleHelper
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child1 = UIView()
    let child2 = UIView()
    parent.addSubview(child1)
    parent.addSubview(child2)
    try styleHelper.constraint.setStack(
      for: [child1, child2], to: parent, horizontalAt: .zero,
      verticalAt: [.four, .twentyFour, .four])
    let heightConstraint: NSLayoutConstraint = styleHelper.constraint.setHeight(
      for: child1, at: 20.0)
    parent.layoutIfNeeded()
    #expect(heightConstraint.isActive)
    #expect(child2.frame == CGRect(x: 0, y: 48, width: 100, height: 48))
    try styleHelper.gradient.diagonal(
      for: child1, colorTop: UIColor.red, colorBottom: UIColor.blue)
    let layer: CAGradientLayer? = styleHelper.gradient.get("gradientDiagonal", from: child1)
    #expect(layer?.frame == child1.bounds)
    #expect(CAGradientLayer.Point.bottomRight.point == CGPoint(x: 1, y: 1))
    styleHelper.navigationBar.style(UINavigationBar())
    styleHelper.tabBar.style(UITabBar())
    let refresh: UIRefreshControl = (ViewFactory() as any ViewFactoryProtocol).table.refresh()
    #expect(refresh.tintColor == UIColor.tableRefresh)
  }
}
