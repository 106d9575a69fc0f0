// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewPictures

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.cornerRadius = 4
  }

  required init?(coder: NSCoder) { nil }
}

private final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  var shape: CAShapeLayer? { layer as? CAShapeLayer }
}

@Suite("Effects and classes of layers")
struct EffectsAndLayersTests {
  @Test("a view draws with the layer of its class, behind its subviews")
  func layerClass() throws {
    let view = GradientView()
    #expect(view.layer.owningNode === view)
    #expect(view.layer.frame == view.frame)
    let label = UILabel(frame: view.bounds)
    label.font = .systemFont(ofSize: 8)
    label.text = "over"
    view.addSubview(label)
    let picture = view.svg()
    let gradient = try #require(picture.range(of: "linearGradient"))
    let text = try #require(picture.range(of: "over"))
    #expect(gradient.lowerBound < text.lowerBound)
    #expect(view.html().contains("linearGradient"))
    let shape = ShapeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    shape.shape?.path = UIBezierPath(ovalIn: shape.bounds).cgPath
    shape.shape?.fillColor = UIColor.green.cgColor
    #expect(shape.svg().contains("#0f0"))
    #expect(ObjectIdentifier(UIView.layerClass) == ObjectIdentifier(CALayer.self))
    #expect(type(of: UIView().layer) == CALayer.self)
  }

  @Test("an effect is a flat tint that follows the appearance, with contents above it")
  func effects() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == view.bounds)
    let color = view.backgroundColor
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect((color?.resolvedColor(with: .current).red ?? 0) > 0.9)
    #expect((color?.resolvedColor(with: dark).red ?? 1) < 0.2)
    #expect((color?.alpha ?? 1) < 1)
    view.effect = UIBlurEffect(style: .systemThinMaterialDark)
    #expect((view.backgroundColor?.red ?? 1) < 0.2)
    view.effect = nil
    #expect(view.backgroundColor == nil)
    let vibrancy = UIVisualEffectView(
      effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)))
    #expect(vibrancy.backgroundColor == nil)
  }

  @Test("each blur is light, dark, or follows the appearance")
  func blurs() {
    let traits = [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
    ]
    func isLight(_ style: UIBlurEffect.Style) -> [Bool] {
      let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
      return traits.map { (view.backgroundColor?.resolvedColor(with: $0).red ?? -1) > 0.5 }
    }
    for style: UIBlurEffect.Style in [
      .light, .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight,
    ] {
      #expect(isLight(style) == [true, true], "\(style)")
    }
    for style: UIBlurEffect.Style in [
      .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark,
    ] {
      #expect(isLight(style) == [false, false], "\(style)")
    }
    for style: UIBlurEffect.Style in [
      .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
      .systemThickMaterial, .systemChromeMaterial,
    ] {
      #expect(isLight(style) == [true, false], "\(style)")
    }
  }
}
