// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("Default values of controls and texts")
struct ControlDefaultsTests {
  @Test("a new button configuration has its default values")
  func configuration() {
    let configuration = ButtonNode.Configuration.plain()
    #expect(!configuration.showsActivityIndicator)
    #expect(configuration.imagePlacement == .leading)
    #expect(configuration.imagePadding == 0)
    #expect(configuration.titlePadding == 1)
    #expect(configuration.titleAlignment == .automatic)
    #expect(configuration.titleLineBreakMode == .byWordWrapping)
    #expect(configuration.subtitleLineBreakMode == .byWordWrapping)
    #expect(configuration.buttonSize == .medium)
    #expect(configuration.cornerStyle == .dynamic)
    #expect(configuration.automaticallyUpdateForSelection)
  }

  @Test("a new button has its default values")
  func buttonNode() {
    let buttonNode = ButtonNode(type: .custom)
    #expect(buttonNode.contentEdgeInsets == .zero)
    #expect(buttonNode.titleEdgeInsets == .zero)
    #expect(buttonNode.imageEdgeInsets == .zero)
    #expect(buttonNode.adjustsImageWhenHighlighted)
    #expect(buttonNode.adjustsImageWhenDisabled)
    #expect(!buttonNode.adjustsImageSizeForAccessibilityContentSizeCategory)
  }

  @Test("a new text field has its default values")
  func inputNode() {
    let inputNode = InputNode(frame: .zero)
    #expect(inputNode.font == .systemFont(ofSize: Font.labelFontSize))
    #expect(inputNode.textColor == .label)
    #expect(inputNode.textAlignment == .natural)
    #expect(inputNode.borderStyle == .none)
    #expect(!inputNode.adjustsFontSizeToFitWidth)
    #expect(inputNode.minimumFontSize == 0)
    #expect(!inputNode.adjustsFontForContentSizeCategory)
    #expect(inputNode.clearButtonMode == .never)
    #expect(inputNode.leftViewMode == .never)
    #expect(inputNode.rightViewMode == .never)
    #expect(inputNode.keyboardType == .default)
    #expect(inputNode.returnKeyType == .default)
    #expect(inputNode.keyboardAppearance == .default)
    #expect(inputNode.autocapitalizationType == .sentences)
    #expect(inputNode.autocorrectionType == .default)
    #expect(inputNode.spellCheckingType == .default)
    #expect(!inputNode.enablesReturnKeyAutomatically)
    #expect(!inputNode.isSecureTextEntry)
    #expect(!inputNode.clearsOnBeginEditing)
  }

  @Test("a new background configuration has its default values")
  func backgroundConfiguration() {
    let backgroundConfiguration = BackgroundConfiguration.clear()
    #expect(backgroundConfiguration.cornerRadius == 0)
    #expect(backgroundConfiguration.backgroundInsets == .zero)
    #expect(backgroundConfiguration.imageContentMode == .scaleToFill)
    #expect(backgroundConfiguration.strokeWidth == 0)
    #expect(backgroundConfiguration.strokeOutset == 0)
  }

  @Test("a new list content configuration has its default values")
  func listContentConfiguration() {
    let listContentConfiguration = ListContentConfiguration.cell()
    #expect(!listContentConfiguration.prefersSideBySideTextAndSecondaryText)
    #expect(listContentConfiguration.imageToTextPadding == 16)
    #expect(listContentConfiguration.textToSecondaryTextHorizontalPadding == 8)
    #expect(listContentConfiguration.textToSecondaryTextVerticalPadding == 2)
  }

  @Test("a new label has its default values")
  func labelNode() {
    let labelNode = LabelNode()
    #expect(labelNode.font == Font.systemFont(ofSize: Font.labelFontSize))
    #expect(labelNode.textColor == .label)
    #expect(labelNode.textAlignment == .natural)
    #expect(labelNode.numberOfLines == 1)
    #expect(labelNode.lineBreakMode == .byTruncatingTail)
    #expect(!labelNode.adjustsFontSizeToFitWidth)
    #expect(labelNode.minimumScaleFactor == 0)
    #expect(labelNode.preferredMaxLayoutWidth == 0)
    #expect(!labelNode.adjustsFontForContentSizeCategory)
    #expect(!labelNode.isHighlighted)
    #expect(labelNode.isEnabled)
    #expect(labelNode.shadowOffset == CGSize(width: 0, height: -1))
  }

  @Test("a new image has its default values")
  func imageNode() {
    let imageNode = ImageNode(image: nil)
    #expect(!imageNode.isHighlighted)
    #expect(!imageNode.adjustsImageSizeForAccessibilityContentSizeCategory)
  }

  @Test("a new activity indicator has its default values")
  func activityIndicatorNode() {
    let activityIndicatorNode = ActivityIndicatorNode(style: .medium)
    #expect(activityIndicatorNode.color == .systemGray)
    #expect(activityIndicatorNode.hidesWhenStopped)
  }

  @Test("a new control has its default values")
  func control() {
    let control = Control()
    #expect(control.isEnabled)
    #expect(!control.isSelected)
    #expect(!control.isHighlighted)
    #expect(control.contentVerticalAlignment == .center)
    #expect(control.contentHorizontalAlignment == .center)
  }

  @Test("a new progress has its default values")
  func progressNode() {
    let progressNode = ProgressNode(progressViewStyle: .default)
    #expect(progressNode.progressViewStyle == .default)
  }

  @Test("a new segmented control has its default values")
  func segmentedControlNode() {
    let segmentedControlNode = SegmentedControlNode(items: [])
    #expect(!segmentedControlNode.isMomentary)
    #expect(!segmentedControlNode.apportionsSegmentWidthsByContent)
  }

  @Test("a new slider has its default values")
  func sliderNode() {
    let sliderNode = SliderNode()
    #expect(sliderNode.isContinuous)
  }

  @Test("a new stepper has its default values")
  func stepperNode() {
    let stepperNode = StepperNode()
    #expect(!stepperNode.wraps)
    #expect(stepperNode.autorepeat)
    #expect(stepperNode.isContinuous)
  }

  @Test("a new switch has its default values")
  func switchNode() {
    let switchNode = SwitchNode()
    #expect(!switchNode.isOn)
  }
}
