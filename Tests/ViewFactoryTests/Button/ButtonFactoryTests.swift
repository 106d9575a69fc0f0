// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewFactoryMocks
import ViewTesting

@Suite("Button factory")
struct ButtonFactoryTests {
  let constraints = MockConstraintHelper()

  func factory(
    _ palette: any ViewFactoryColorProtocol = DefaultViewFactoryColor()
  ) -> ButtonFactory {
    ButtonFactory(
      constraintHelper: constraints, gradientHelper: GradientHelper(), viewFactoryColor: palette)
  }

  @Test("a negative button is 40 points high with a rounded border in the title's color")
  func negative() {
    for palette in [DefaultViewFactoryColor(), MockViewFactoryColor()]
      as [any ViewFactoryColorProtocol]
    {
      let button = factory(palette).negative()
      #expect(button.backgroundColor == palette.buttonNegative)
      #expect(button.titleColor(for: .normal) == palette.onButtonNegative)
      #expect(button.tintColor == palette.onButtonNegative)
      #expect(button.layer.borderColor == palette.onButtonNegative)
      #expect(button.layer.borderWidth == 1)
      #expect(button.layer.cornerRadius == 8)
      #expect(button.translatesAutoresizingMaskIntoConstraints == false)
      #expect(constraints.setHeightCalls.last?.view === button)
      #expect(constraints.setHeightCalls.last?.height == 40)
      #expect(button.titleLabel?.font.pointSize == 18)
    }
    #expect(constraints.setWidthCalls.count == 0)
  }

  @Test("a neutral button has the colors of an input")
  func neutral() {
    let button = factory().neutral()
    #expect(button.backgroundColor == .input)
    #expect(button.titleColor(for: .normal) == .onInput)
    #expect(button.layer.borderColor == .onInput)
    #expect(constraints.setHeightCalls.last?.height == 40)
  }

  @Test("a positive button is filled with the gradient of the floating action buttons")
  func positive() throws {
    let button = factory().positive()
    #expect(button.titleColor(for: .normal) == .onButtonFab)
    let layer = try #require(GradientHelper().get("gradientPositive", from: button))
    #expect(layer.colors == [.buttonFabGradientFirst, .buttonFabGradientLast])
    #expect(layer.type == .axial)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    #expect(layer.frame == button.bounds)
    for radius: CGFloat in [8, 20, 0] {
      button.layer.cornerRadius = radius
      #expect(layer.outline == button.layer.outline)
    }
  }

  nonisolated static let fabs: [(isMain: Bool, size: CGFloat)] = [(true, 40), (false, 32)]

  @Test("floating action buttons are raised circles with a radial gradient", arguments: fabs)
  func fab(isMain: Bool, size: CGFloat) throws {
    for palette in [DefaultViewFactoryColor(), MockViewFactoryColor()]
      as [any ViewFactoryColorProtocol]
    {
      let button = isMain ? factory(palette).mainFab() : factory(palette).miniFab()
      #expect(constraints.setHeightCalls.last?.height == size)
      #expect(constraints.setWidthCalls.last?.width == size)
      #expect(button.layer.cornerRadius == size / 2)
      #expect(button.layer.zPosition == 6)
      #expect(button.tintColor == palette.onButtonFab)
      #expect(button.titleColor(for: .normal) == palette.onButtonFab)
      let layer = try #require(GradientHelper().get("gradientCustom", from: button))
      #expect(layer.colors == [palette.buttonFabGradientFirst, palette.buttonFabGradientLast])
      #expect(layer.type == .radial)
      #expect(layer.startPoint == CGPoint(x: 0, y: 0))
      #expect(layer.endPoint == CGPoint(x: 1, y: 1))
      #expect(layer.cornerRadius == size / 2)
      #expect(layer.frame == CGRect(x: 0, y: 0, width: size, height: size))
    }
  }

  @Test("a title follows the text size, wraps if necessary, and resizes the button")
  func dynamicType() {
    let factory = ButtonFactory()
    for button in [factory.negative(), factory.positive(), factory.neutral()] {
      button.setTitle("Confirm the reservation", for: .normal)
      let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 900))
      page.addSubview(button)
      ConstraintHelper().setHorizontal(for: button, to: page, at: .sixteen)
      ConstraintHelper().setTop(for: button, to: page, at: .zero)
      page.layoutIfNeeded()
      #expect(button.frame.height == 40)
      page.traitOverrides = TraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
      expectSoundLayout(of: page)
      #expect((button.titleLabel?.frame.height ?? 0) > 120)
      #expect(button.frame.height >= (button.titleLabel?.frame.height ?? 0))
    }
  }

  @Test("a small round button can be touched on 44 points")
  func touchTarget() {
    let page = ViewNode(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let button = ButtonFactory().miniFab()
    page.addSubview(button)
    ConstraintHelper().setCenter(for: button, in: page)
    page.layoutIfNeeded()
    #expect(page.hitTest(CGPoint(x: 79, y: 79), with: nil) === button)
    #expect(page.hitTest(CGPoint(x: 77, y: 79), with: nil) === page)
  }

  @Test("every button fades while it is pressed or disabled, and recovers")
  func disabled() {
    let factory = factory()
    for button in [
      factory.negative(), factory.positive(), factory.neutral(), factory.mainFab(),
      factory.miniFab(),
    ] {
      #expect(button.alpha == 1)
      button.isEnabled = false
      #expect(button.alpha == 0.4)
      button.isHighlighted = true
      #expect(button.alpha == 0.4)
      button.isEnabled = true
      #expect(button.alpha == 0.6)
      button.isHighlighted = false
      #expect(button.alpha == 1)
    }
  }

  @Test("a title keeps its color in every state", arguments: [false, true])
  func titleColours(isEnabled: Bool) {
    let button = factory().negative()
    button.isEnabled = isEnabled
    #expect(button.currentTitleColor == .onButtonNegative)
  }

  @Test("the factory's buttons have the given title, image, and action")
  func given() {
    let factory = factory()
    #expect(factory.constraintHelper is MockConstraintHelper)
    #expect(factory.gradientHelper is GradientHelper)
    #expect(factory.viewFactoryColor is DefaultViewFactoryColor)
  }

  @Test("a type that conforms to the older protocol also has the newer buttons")
  func olderConformingType() {
    let factory: any ButtonFactoryProtocol = OlderButtonFactory()
    #expect(factory.neutral().backgroundColor == .input)
    #expect(factory.positive().titleColor(for: .normal) == .onButtonFab)
  }

  private struct OlderButtonFactory: ButtonFactoryProtocol {
    let constraintHelper: any ConstraintHelperProtocol = MockConstraintHelper()
    let gradientHelper: any GradientHelperProtocol = MockGradientHelper()
    let viewFactoryColor: any ViewFactoryColorProtocol = DefaultViewFactoryColor()
    func negative() -> ButtonNode { ButtonNode() }
    func mainFab() -> ButtonNode { ButtonNode() }
    func miniFab() -> ButtonNode { ButtonNode() }
  }

  @Test(
    "a button can be touched in 44 points around its center, or in its bounds if they are larger",
    arguments: [20, 43, 44, 60] as [CGFloat], [20, 43, 44, 60] as [CGFloat])
  func touchArea(width: CGFloat, height: CGFloat) {
    for button in [
      factory().negative(), factory().icon(image: nil, label: "x"), factory().mainFab(),
    ] {
      button.frame = CGRect(x: 0, y: 0, width: width, height: height)
      let area = CGRect(
        x: min(0, (width - 44) / 2), y: min(0, (height - 44) / 2), width: max(44, width),
        height: max(44, height))
      for (x, y, isInside) in [
        (area.midX, area.midY, true), (area.minX + 0.1, area.midY, true),
        (area.minX - 0.1, area.midY, false), (area.maxX - 0.1, area.midY, true),
        (area.maxX + 0.1, area.midY, false), (area.midX, area.minY + 0.1, true),
        (area.midX, area.minY - 0.1, false), (area.midX, area.maxY - 0.1, true),
        (area.midX, area.maxY + 0.1, false),
      ] {
        #expect(button.point(inside: CGPoint(x: x, y: y), with: nil) == isInside, "\(x) \(y)")
      }
    }
  }
}
