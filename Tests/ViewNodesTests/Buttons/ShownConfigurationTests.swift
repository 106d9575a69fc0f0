// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewTreeTestSupport

@testable import ViewNodes
@testable import ViewTree

@Suite("Parts of configured buttons")
struct ShownConfigurationTests {
  private let image = Image(content: .figures([]), size: CGSize(width: 20, height: 10))
  private let other = Image(content: .figures([]), size: CGSize(width: 30, height: 12))

  private func full() -> ButtonNode.Configuration {
    var configuration = ButtonNode.Configuration.filled()
    configuration.title = "Title"
    configuration.subtitle = "Below"
    configuration.image = image
    configuration.showsActivityIndicator = true
    return configuration
  }

  @Test("a removed configuration leaves the title and the image, as they are without one")
  func removed() throws {
    let button = ButtonNode(type: .system)
    button.configuration = full()
    #expect(button.subviews.count == 5)
    let picture = try #require(button.imageView)
    #expect(picture.isHidden && picture.tintColor == .white)
    button.configuration = nil
    let label = try #require(button.titleLabel)
    #expect(Set(button.subviews) == [picture, label])
    #expect(!picture.isHidden && picture.tintColor == button.tintColor)
    #expect(button.titleLabel?.text == "Title" && button.titleLabel?.textColor == .systemBlue)
    // Nothing is left of the former parts when there is a configuration again.
    button.configuration = .plain()
    #expect(button.subviews.count == 3 && button.configuration?.title == "Title")
    #expect(button.configuration?.image == image)
  }

  @Test("the first configuration takes over what it doesn't have itself, and a later one doesn't")
  func first() {
    let styled = AttributedText(string: "S", attributes: TextAttributes(kern: 3))
    let button = ButtonNode()
    button.setTitle("A", for: .normal)
    button.setAttributedTitle(styled, for: .normal)
    button.setImage(image, for: .normal)
    var own = ButtonNode.Configuration.plain()
    button.configuration = own
    #expect(button.configuration?.title == "A" && button.configuration?.styledTitle == styled)
    #expect(button.configuration?.image == image)
    own.subtitle = "Only this"
    button.configuration = own
    #expect(button.configuration?.title == nil && button.configuration?.styledTitle == nil)
    #expect(button.currentTitle == nil && button.currentImage == nil)
    #expect(button.titleLabel?.isHidden == true)

    let full = ButtonNode()
    full.setTitle("A", for: .normal)
    full.setAttributedTitle(styled, for: .normal)
    full.setImage(image, for: .normal)
    own.title = "B"
    own.styledTitle = AttributedText(string: "B")
    own.image = other
    full.configuration = own
    #expect(full.configuration == own && full.currentTitle == "B" && full.currentImage == other)
  }

  @Test("an image for the normal state is the configuration's, and others aren't")
  func images() {
    let button = ButtonNode()
    button.configuration = .plain()
    button.setImage(image, for: .normal)
    button.setImage(other, for: .highlighted)
    #expect(button.configuration?.image == image && button.imageView?.image == image)
    button.isHighlighted = true
    #expect(button.configuration?.image == image && button.imageView?.image == other)
  }

  @Test("an action provides only the title and image that a configuration doesn't have")
  func action() {
    let action = Action(title: "Go", image: image) { _ in }
    let taken = ButtonNode(configuration: .plain(), primaryAction: action)
    #expect(taken.configuration?.title == "Go" && taken.configuration?.image == image)
    var own = ButtonNode.Configuration.plain()
    own.styledTitle = AttributedText(string: "Own")
    own.image = other
    let kept = ButtonNode(configuration: own, primaryAction: action)
    #expect(kept.configuration == own)
    let untitled = ButtonNode(configuration: .plain(), primaryAction: Action { _ in })
    #expect(untitled.configuration?.title == nil && untitled.configuration?.image == nil)
    #expect(untitled.allControlEvents == .primaryActionTriggered)
    #expect(ButtonNode(configuration: own).configuration == own)
    #expect(ButtonNode(configuration: own).allControlEvents == [])
  }

  @Test(
    "each size has its insets and text styles",
    arguments: [
      (ButtonNode.Configuration.Size.mini, 5, 10, TextStyle.subheadline, TextStyle.caption1),
      (.small, 5, 10, .subheadline, .caption1), (.medium, 7, 12, .body, .footnote),
      (.large, 15, 20, .body, .footnote),
    ] as [(ButtonNode.Configuration.Size, CGFloat, CGFloat, TextStyle, TextStyle)])
  func sizes(
    size: ButtonNode.Configuration.Size, down: CGFloat, across: CGFloat, title: TextStyle,
    subtitle: TextStyle
  ) throws {
    var configuration = full()
    configuration.buttonSize = size
    let insets = DirectionalEdgeInsets(top: down, leading: across, bottom: down, trailing: across)
    #expect(configuration.contentInsets == insets)
    configuration.contentInsets = .zero
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets == insets)
    let button = ButtonNode(configuration: configuration)
    let (label, below) = (
      try #require(button.titleLabel), try #require(button.configured?.subtitle)
    )
    #expect(label.font == .preferredFont(forTextStyle: title))
    #expect(below.font == .preferredFont(forTextStyle: subtitle))
    for label in [label, below] {
      #expect(label.adjustsFontForContentSizeCategory && !label.drawsInTint && !label.isHidden)
      #expect(label.textColor == .white && label.alpha == 1)
    }
    #expect(
      button.imageView?.preferredSymbolConfiguration == Image.SymbolConfiguration(textStyle: title))
  }

  @Test("a text that wraps has any number of lines, and one that is truncated has a single one")
  func lines() {
    let cases: [(LineBreakMode, Int)] = [
      (.byWordWrapping, 0), (.byCharWrapping, 0), (.byClipping, 1), (.byTruncatingHead, 1),
      (.byTruncatingMiddle, 1), (.byTruncatingTail, 1),
    ]
    let button = ButtonNode(configuration: full())
    for (mode, count) in cases {
      button.configuration?.titleLineBreakMode = mode
      #expect(button.titleLabel?.numberOfLines == count && button.titleLabel?.lineBreakMode == mode)
      #expect(button.configured?.subtitle?.lineBreakMode != mode || mode == .byWordWrapping)
      button.configuration?.subtitleLineBreakMode = mode
      #expect(button.configured?.subtitle?.numberOfLines == count)
      #expect(button.configured?.subtitle?.lineBreakMode == mode)
      button.configuration?.subtitleLineBreakMode = .byWordWrapping
    }
  }

  @Test("image and indicator have the foreground color, or what transformers make of it")
  func transformers() throws {
    var configuration = full()
    configuration.baseForegroundColor = .green
    let button = ButtonNode(configuration: configuration)
    let indicator = try #require(button.configured?.indicator)
    #expect(button.imageView?.tintColor == .green && indicator.color == .green)
    #expect(indicator.isAnimating && !indicator.isHidden)
    let swap = ConfigurationColorTransformer { $0 == .green ? .red : .blue }
    button.configuration?.imageColorTransformer = swap
    #expect(button.imageView?.tintColor == .red && indicator.color == .green)
    button.configuration?.activityIndicatorColorTransformer = swap
    button.configuration?.imageColorTransformer = nil
    #expect(button.imageView?.tintColor == .green && indicator.color == .red)
    button.configuration?.showsActivityIndicator = false
    #expect(!indicator.isAnimating && indicator.isHidden && button.imageView?.isHidden == false)
    button.setTitleColor(.yellow, for: .normal)
    #expect(button.titleLabel?.textColor == .yellow && button.imageView?.tintColor == .green)
    let symbols = Image.SymbolConfiguration(pointSize: 40)
    button.configuration?.preferredSymbolConfigurationForImage = symbols
    #expect(button.imageView?.preferredSymbolConfiguration == symbols)
    let own = Image.SymbolConfiguration(pointSize: 50)
    button.setPreferredSymbolConfiguration(own, forImageIn: .normal)
    #expect(button.imageView?.preferredSymbolConfiguration == own)
  }

  @Test("an update handler is called for the first configuration, a state, and on request only")
  func handler() {
    let button = ButtonNode(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    var calls = 0
    button.configurationUpdateHandler = { _ in calls += 1 }
    func count(_ change: (ButtonNode) -> Void) -> Int {
      calls = 0
      change(button)
      button.layoutIfNeeded()
      button.setNeedsLayout()
      button.layoutIfNeeded()
      return calls
    }
    #expect(count { _ in } == 1)
    #expect(count { $0.configuration = .plain() } == 1)
    #expect(count { $0.configuration = .filled() } == 0)
    #expect(count { $0.isSelected = true } == 1)
    #expect(count { $0.isSelected = true } == 0)
    #expect(count { $0.setNeedsUpdateConfiguration() } == 1)
    #expect(count { $0.updateConfiguration() } == 1)
    #expect(count { $0.configuration = nil } == 0)
    #expect(count { $0.configuration = .plain() } == 1)
    let plain = ButtonNode(frame: button.frame)
    plain.layoutIfNeeded()
    plain.setNeedsUpdateConfiguration()
    #expect(!plain.passState.contains(.needsLayout))
  }

  @Test("a requested update happens with the constraints, and is followed by a layout")
  func requests() {
    final class CountingButton: ButtonNode {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
      }
    }
    let button = CountingButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.configuration = .plain()
    var calls = 0
    button.configurationUpdateHandler = { _ in calls += 1 }
    button.layoutIfNeeded()
    (calls, button.layouts) = (0, 0)
    button.setNeedsUpdateConfiguration()
    button.updateConstraintsIfNeeded()
    #expect(calls == 1 && button.layouts == 0)
    button.layoutIfNeeded()
    #expect(calls == 1 && button.layouts == 1)
  }

  @Test("the baselines of a configured button are those of its title")
  func baselines() throws {
    var configuration = full()
    configuration.showsActivityIndicator = false
    configuration.contentInsets = DirectionalEdgeInsets(top: 9, leading: 2, bottom: 3, trailing: 4)
    let button = ButtonNode(configuration: configuration)
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    let own = try #require(label.textBaselineOffsets(for: label.bounds.size))
    let offsets = try #require(button.contentBaselineOffsets(for: button.bounds.size))
    #expect(near(offsets.first, label.frame.minY + own.first))
    #expect(near(offsets.last, button.bounds.height - label.frame.maxY + own.last))
    button.configuration?.title = nil
    #expect(button.contentBaselineOffsets(for: button.bounds.size) == nil)
  }
}
