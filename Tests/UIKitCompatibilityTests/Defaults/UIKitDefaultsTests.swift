// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility

@Suite("Default values under UIKit's names")
struct UIKitDefaultsTests {
  @Test("a new bezier path has its default values")
  func bezierPath() {
    let bezierPath = UIBezierPath()
    #expect(bezierPath.lineWidth == 1)
    #expect(bezierPath.lineCapStyle == .butt)
    #expect(bezierPath.lineJoinStyle == .miter)
  }

  @Test("a new view property animator has its default values")
  func viewPropertyAnimator() {
    let viewPropertyAnimator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    #expect(!viewPropertyAnimator.isReversed)
    #expect(viewPropertyAnimator.fractionComplete == 0)
    #expect(!viewPropertyAnimator.pausesOnCompletion)
    #expect(viewPropertyAnimator.isUserInteractionEnabled)
    #expect(viewPropertyAnimator.isInterruptible)
    #expect(viewPropertyAnimator.scrubsLinearly)
  }

  @Test("a new animation has its default values")
  func animation() {
    let animation = CABasicAnimation(keyPath: "opacity")
    #expect(animation.duration == 0)
    #expect(animation.beginTime == 0)
    #expect(animation.speed == 1)
    #expect(animation.timeOffset == 0)
    #expect(animation.repeatCount == 0)
    #expect(animation.repeatDuration == 0)
    #expect(!animation.autoreverses)
    #expect(animation.fillMode == .removed)
    #expect(animation.isRemovedOnCompletion)
  }

  @Test("a new property animation has its default values")
  func propertyAnimation() {
    let propertyAnimation = CABasicAnimation(keyPath: "opacity")
    #expect(!propertyAnimation.isAdditive)
    #expect(!propertyAnimation.isCumulative)
  }

  @Test("a new spring animation has its default values")
  func springAnimation() {
    let springAnimation = CASpringAnimation(keyPath: "opacity")
    #expect(springAnimation.mass == 1)
    #expect(springAnimation.stiffness == 100)
    #expect(springAnimation.damping == 10)
    #expect(springAnimation.initialVelocity == 0)
  }

  @Test("a new transition has its default values")
  func transition() {
    let transition = CATransition()
    #expect(transition.type == .fade)
  }

  @Test("a new graphics image renderer format has its default values")
  func graphicsImageRendererFormat() {
    let graphicsImageRendererFormat = UIGraphicsImageRendererFormat()
    #expect(graphicsImageRendererFormat.scale == 3)
    #expect(!graphicsImageRendererFormat.opaque)
  }

  @Test("a new date picker has its default values")
  func datePicker() {
    let datePicker = UIDatePicker(frame: .zero)
    #expect(datePicker.datePickerMode == .dateAndTime)
    #expect(datePicker.preferredDatePickerStyle == .automatic)
    #expect(datePicker.minuteInterval == 1)
    #expect(datePicker.countDownDuration == 0)
    #expect(datePicker.calendar == Calendar(identifier: .gregorian))
  }

  @Test("a new collection layout list configuration has its default values")
  func collectionLayoutListConfiguration() {
    let collectionLayoutListConfiguration = UICollectionLayoutListConfiguration(appearance: .plain)
    #expect(collectionLayoutListConfiguration.headerMode == .none)
    #expect(collectionLayoutListConfiguration.footerMode == .none)
    #expect(collectionLayoutListConfiguration.showsSeparators)
  }

  @Test("a new collection view compositional layout configuration has its default values")
  func collectionViewCompositionalLayoutConfiguration() {
    let collectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
    #expect(collectionViewCompositionalLayoutConfiguration.scrollDirection == .vertical)
    #expect(collectionViewCompositionalLayoutConfiguration.interSectionSpacing == 0)
    #expect(collectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems.isEmpty)
  }

  @Test("a new collection view list cell has its default values")
  func collectionViewListCell() {
    let collectionViewListCell = UICollectionViewListCell(frame: .zero)
    #expect(collectionViewListCell.accessories.isEmpty)
    #expect(collectionViewListCell.indentationLevel == 0)
    #expect(collectionViewListCell.indentationWidth == 10)
    #expect(collectionViewListCell.indentsAccessories)
    #expect(collectionViewListCell.separatorColor == .separator)
  }

  @Test("a new table view controller has its default values")
  func tableViewController() {
    let tableViewController = UITableViewController(style: .plain)
    #expect(tableViewController.clearsSelectionOnViewWillAppear)
  }
}
