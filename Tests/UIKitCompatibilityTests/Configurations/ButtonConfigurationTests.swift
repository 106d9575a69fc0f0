// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKitCompatibility
import ViewPictures

@Suite("Button configurations")
struct ButtonConfigurationTests {
  private func fitted(
    _ configuration: UIButton.Configuration, width: CGFloat? = nil
  ) -> UIButton {
    let button = UIButton(configuration: configuration)
    let size = button.intrinsicContentSize
    button.frame = CGRect(x: 0, y: 0, width: width ?? size.width, height: size.height)
    button.layoutIfNeeded()
    return button
  }

  @Test("a filled button has a background in the tint color and a white title")
  func filled() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    let button = fitted(configuration)
    #expect(button.title(for: .normal) == "Buy")
    #expect(button.titleLabel?.textColor == .white)
    #expect(button.svg().lowercased().contains("#007aff"))
    button.tintColor = .red
    #expect(button.svg().contains("#f00"))
  }

  @Test(
    "styles determine the colors of the title and the background",
    arguments: [
      (UIButton.Configuration.plain(), UIColor.systemBlue, false),
      (.borderless(), .systemBlue, false), (.tinted(), .systemBlue, true),
      (.borderedTinted(), .systemBlue, true), (.gray(), .systemBlue, true),
      (.bordered(), .systemBlue, true), (.filled(), .white, true),
      (.borderedProminent(), .white, true),
    ])
  func styles(_ style: UIButton.Configuration, _ color: UIColor, _ hasBackground: Bool) {
    var configuration = style
    configuration.title = "T"
    let button = fitted(configuration)
    #expect(button.titleLabel?.textColor == color)
    configuration.title = nil
    #expect(fitted(configuration, width: 40).svg().contains("<rect") == hasBackground)
    configuration.title = "T"
    configuration.baseForegroundColor = .green
    configuration.baseBackgroundColor = .red
    button.configuration = configuration
    #expect(button.titleLabel?.textColor == .green)
    #expect(button.svg().contains("#f00"))
  }

  @Test("the size includes the content insets, the texts, and the image with its padding")
  func sizes() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    let title = try #require(fitted(configuration).titleLabel).intrinsicContentSize
    func size() -> CGSize { fitted(configuration).intrinsicContentSize }
    #expect(abs(size().width - title.width - 24) < 0.5)
    #expect(abs(size().height - title.height - 14) < 0.5)
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(abs(size().width - title.width - 6) < 0.5)
    #expect(abs(size().height - title.height - 4) < 0.5)
    configuration.image = UIImage(content: .figures([]), size: CGSize(width: 10, height: 10))
    configuration.imagePadding = 5
    #expect(abs(size().width - title.width - 21) < 0.5)
    configuration.imagePlacement = .top
    #expect(abs(size().width - title.width - 6) < 0.5)
    #expect(abs(size().height - title.height - 19) < 0.5)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == 12)
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.top == 15)
    configuration.buttonSize = .small
    #expect(configuration.contentInsets.leading == 10)
  }

  @Test(
    "the image is at the configured edge",
    arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom])
  func placement(_ edge: NSDirectionalRectEdge) throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = UIImage(content: .figures([]), size: CGSize(width: 10, height: 10))
    configuration.imagePlacement = edge
    configuration.imagePadding = 6
    let button = fitted(configuration, width: 200)
    let image = try #require(button.imageView).frame
    let title = try #require(button.titleLabel).frame
    switch edge {
    case .leading: #expect(abs(title.minX - image.maxX - 6) < 0.5)
    case .trailing: #expect(abs(image.minX - title.maxX - 6) < 0.5)
    case .top: #expect(abs(title.minY - image.maxY - 6) < 0.5)
    default: #expect(abs(image.minY - title.maxY - 6) < 0.5)
    }
    let whole = image.union(title)
    #expect(abs(whole.midX - 100) < 0.5)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(abs((button.imageView?.frame.minX ?? 0) - (200 - image.maxX)) < 0.5)
  }

  @Test(
    "text has the whole width above or below an image, and what is left beside one",
    arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom])
  func textWidth(_ edge: NSDirectionalRectEdge) throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "A title that is much longer than the button is wide"
    configuration.image = UIImage(content: .figures([]), size: CGSize(width: 30, height: 10))
    configuration.imagePlacement = edge
    configuration.imagePadding = 6
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 2, bottom: 0, trailing: 3)
    configuration.titleLineBreakMode = .byTruncatingTail
    let title = try #require(fitted(configuration, width: 100).titleLabel).frame
    let width: CGFloat = edge == .top || edge == .bottom ? 95 : 59
    #expect(title.width <= width && title.width > width - 25)
  }

  @Test("a subtitle is below the title, with the configured alignment")
  func subtitles() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A longer title"
    configuration.subtitle = "sub"
    configuration.titlePadding = 3
    for (alignment, place) in [
      (UIButton.Configuration.TitleAlignment.leading, 0.0), (.center, 0.5), (.trailing, 1),
    ] {
      configuration.titleAlignment = alignment
      let button = fitted(configuration)
      let title = try #require(button.titleLabel).frame
      let labels = button.subviews.compactMap { $0 as? UILabel }
      let subtitle = try #require(labels.first { $0.text == "sub" }).frame
      #expect(abs(subtitle.minY - title.maxY - 3) < 0.5)
      let expected = title.minX + (title.width - subtitle.width) * place
      #expect(abs(subtitle.minX - expected) < 0.5)
    }
  }

  @Test("a long title wraps and makes the button higher, unless it truncates")
  func wrapping() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "A title that is much longer than the button is wide"
    let button = UIButton(configuration: configuration)
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 400))
    button.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: page.topAnchor),
      button.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: page.trailingAnchor),
    ])
    page.layoutIfNeeded()
    #expect(button.frame.height > 70)
    configuration.titleLineBreakMode = .byTruncatingTail
    button.configuration = configuration
    page.layoutIfNeeded()
    #expect(button.frame.height < 40)
  }

  @Test("corners follow the corner style")
  func corners() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.cornerStyle = .capsule
    let button = fitted(configuration)
    let capsule = button.svg()
    #expect(capsule.contains("rx=\"17"))
    configuration.cornerStyle = .fixed
    configuration.background.cornerRadius = 3
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect(button.svg().contains("rx=\"3\""))
  }

  @Test("the background's own color, stroke, and insets are drawn")
  func background() {
    var configuration = UIButton.Configuration.plain()
    configuration.background.backgroundColor = .yellow
    configuration.background.strokeColor = .purple
    configuration.background.strokeWidth = 2
    let picture = fitted(configuration, width: 60).svg()
    #expect(picture.contains("#ff0"))
    #expect(picture.contains("#800080"))
  }

  @Test("an activity indicator replaces the image")
  func activity() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Wait"
    configuration.image = UIImage(systemName: "plus")
    let button = fitted(configuration)
    #expect(button.imageView?.isHidden == false)
    configuration.showsActivityIndicator = true
    button.configuration = configuration
    button.layoutIfNeeded()
    let indicator = button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(indicator?.isAnimating == true)
    #expect(button.imageView?.isHidden == true)
    configuration.showsActivityIndicator = false
    button.configuration = configuration
    #expect(indicator?.isHidden == true)
    #expect(button.imageView?.isHidden == false)
  }

  @Test("states change the colors, and explicit colors of a disabled button stay gray")
  func states() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    let button = fitted(configuration)
    button.isEnabled = false
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    button.isEnabled = true
    #expect(button.titleLabel?.textColor == .white)
    button.isHighlighted = true
    #expect(button.titleLabel?.textColor != .white)
    button.automaticallyUpdatesConfiguration = false
    #expect(button.titleLabel?.textColor == .white)
  }

  @Test("a selected filled button is darker")
  func selectedFill() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.baseBackgroundColor = .red
    let button = fitted(configuration)
    func fills() -> [UIColor] {
      DisplayList(of: button).operations.compactMap {
        if case .fill(_, .color(let color)) = $0 { color } else { nil }
      }
    }
    #expect(fills() == [.red])
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(fills() == [UIColor.red.mix(with: .black, by: 0.15)])
  }

  @Test("the update handler runs before layout after a state change, and can set everything")
  func updateHandler() {
    let button = UIButton(configuration: .filled())
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isEnabled ? "on" : "off"
    }
    button.layoutIfNeeded()
    #expect(calls == 1)
    #expect(button.titleLabel?.text == "on")
    button.layoutIfNeeded()
    #expect(calls == 1)
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(calls == 2)
    #expect(button.titleLabel?.text == "off")
    button.setNeedsUpdateConfiguration()
    button.layoutIfNeeded()
    #expect(calls == 3)
  }

  @Test("a subclass updates its configuration")
  func subclasses() {
    final class Toggle: UIButton {
      override func updateConfiguration() {
        configuration?.baseBackgroundColor = isSelected ? .red : .green
      }
    }
    let button = Toggle(configuration: .filled())
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
    #expect(button.svg().contains("#0f0"))
    button.isSelected = true
    #expect(button.configuration?.baseBackgroundColor == .green)
    button.layoutIfNeeded()
    #expect(button.configuration?.baseBackgroundColor == .red)
  }

  @Test("a primary action provides the title and image and runs on a tap")
  func primaryAction() {
    var taps = 0
    let action = UIAction(title: "Go", image: UIImage(systemName: "plus")) { _ in taps += 1 }
    let button = UIButton(configuration: .tinted(), primaryAction: action)
    #expect(button.configuration?.title == "Go")
    #expect(button.configuration?.image != nil)
    button.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
    var own = UIButton.Configuration.plain()
    own.title = "Own"
    #expect(UIButton(configuration: own, primaryAction: action).currentTitle == "Own")
  }

  @Test("titles set for states and those of configurations are the same")
  func stateTitles() {
    let button = UIButton(configuration: .filled())
    button.setTitle("normal", for: .normal)
    #expect(button.configuration?.title == "normal")
    button.setTitle("chosen", for: .selected)
    button.isSelected = true
    #expect(button.titleLabel?.text == "chosen")
    let plain = UIButton(type: .system)
    plain.setTitle("before", for: .normal)
    plain.configuration = .filled()
    #expect(plain.configuration?.title == "before")
    plain.configuration = nil
    #expect(plain.titleLabel?.text == "before")
    #expect(!plain.svg().contains("<rect"))
  }

  @Test("attributes of the title, and those from a transformer, are shown")
  func attributes() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = .systemFont(ofSize: 31)
      return attributes
    }
    #expect(fitted(configuration).intrinsicContentSize.height > 45)
    #expect(configuration.titleTextAttributesTransformer != nil)
    var attributed = UIButton.Configuration.plain()
    var title = AttributedString("Red")
    title.foregroundColor = .red
    attributed.attributedTitle = title
    #expect(fitted(attributed).svg().contains("#f00"))
    #expect(attributed.attributedTitle == title)
  }
}
