// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("Default values of stacks, layers, and gestures")
struct TreeDefaultsTests {
  @Test("a new layout guide has its default values")
  func layoutGuide() {
    let layoutGuide = LayoutGuide()
    #expect(layoutGuide.identifier == "")
  }

  @Test("a new stack has its default values")
  func stackNode() {
    let stackNode = StackNode()
    #expect(stackNode.axis == .horizontal)
    #expect(stackNode.distribution == .fill)
    #expect(stackNode.alignment == .fill)
    #expect(stackNode.spacing == 0)
    #expect(!stackNode.isBaselineRelativeArrangement)
    #expect(!stackNode.isLayoutMarginsRelativeArrangement)
  }

  @Test("a new gesture recognizer has its default values")
  func gestureRecognizer() {
    let gestureRecognizer = GestureRecognizer()
    #expect(gestureRecognizer.isEnabled)
    #expect(gestureRecognizer.cancelsTouchesInView)
    #expect(!gestureRecognizer.delaysTouchesBegan)
    #expect(gestureRecognizer.delaysTouchesEnded)
  }

  @Test("a new long press gesture recognizer has its default values")
  func longPressGestureRecognizer() {
    let longPressGestureRecognizer = LongPressGestureRecognizer()
    #expect(longPressGestureRecognizer.numberOfTapsRequired == 0)
    #expect(longPressGestureRecognizer.numberOfTouchesRequired == 1)
    #expect(longPressGestureRecognizer.minimumPressDuration == 0.5)
    #expect(longPressGestureRecognizer.allowableMovement == 10)
  }

  @Test("a new pan gesture recognizer has its default values")
  func panGestureRecognizer() {
    let panGestureRecognizer = PanGestureRecognizer()
    #expect(panGestureRecognizer.minimumNumberOfTouches == 1)
    #expect(panGestureRecognizer.maximumNumberOfTouches == Int.max)
  }

  @Test("a new swipe gesture recognizer has its default values")
  func swipeGestureRecognizer() {
    let swipeGestureRecognizer = SwipeGestureRecognizer()
    #expect(swipeGestureRecognizer.direction == .right)
    #expect(swipeGestureRecognizer.numberOfTouchesRequired == 1)
  }

  @Test("a new tap gesture recognizer has its default values")
  func tapGestureRecognizer() {
    let tapGestureRecognizer = TapGestureRecognizer()
    #expect(tapGestureRecognizer.numberOfTapsRequired == 1)
    #expect(tapGestureRecognizer.numberOfTouchesRequired == 1)
  }

  @Test("a new gradient layer has its default values")
  func gradientLayer() {
    let gradientLayer = GradientLayer()
    #expect(gradientLayer.type == .axial)
    #expect(gradientLayer.colors.isEmpty)
    #expect(gradientLayer.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradientLayer.endPoint == CGPoint(x: 0.5, y: 1))
  }

  @Test("a new layer has its default values")
  func layer() {
    let layer = Layer()
    #expect(layer.cornerRadius == 0)
    #expect(layer.maskedCorners == .all)
    #expect(layer.borderWidth == 0)
    #expect(layer.borderColor == .black)
    #expect(layer.shadowColor == .black)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.zPosition == 0)
    #expect(!layer.masksToBounds)
    #expect(!layer.shouldRasterize)
    #expect(layer.rasterizationScale == 1)
    #expect(layer.opacity == 1)
    #expect(!layer.isHidden)
    #expect(!layer.fillsSuperlayer)
    #expect(!layer.followsSuperlayerCorners)
  }

  @Test("a new shape layer has its default values")
  func shapeLayer() {
    let shapeLayer = ShapeLayer()
    #expect(shapeLayer.fillColor == .black)
    #expect(shapeLayer.fillRule == .nonZero)
    #expect(shapeLayer.lineWidth == 1)
    #expect(shapeLayer.lineCap == .butt)
    #expect(shapeLayer.lineJoin == .miter)
    #expect(shapeLayer.strokeStart == 0)
    #expect(shapeLayer.strokeEnd == 1)
  }
}
