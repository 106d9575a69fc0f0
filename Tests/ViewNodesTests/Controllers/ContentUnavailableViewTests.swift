// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewNodes

@Suite("Views of empty content")
struct ContentUnavailableViewTests {
  private let picture = Image(content: .figures([]), size: CGSize(width: 100, height: 50))

  private func parts<Node: ViewNode>(_ type: Node.Type, in root: ViewNode) -> [Node] {
    ((root as? Node).map { [$0] } ?? []) + root.subviews.flatMap { parts(type, in: $0) }
  }

  private func shown(_ configuration: ContentUnavailableConfiguration) -> ContentUnavailableNode {
    let node = ContentUnavailableNode(configuration: configuration)
    node.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    node.layoutIfNeeded()
    return node
  }

  @Test("a configuration of another type has no effect")
  func otherType() {
    var configuration = ContentUnavailableConfiguration.empty()
    configuration.text = "Nothing"
    let node = shown(configuration)
    node.configuration = ListContentConfiguration.cell()
    #expect(parts(LabelNode.self, in: node).map(\.text) == ["Nothing"])
    configuration.text = "Still nothing"
    node.configuration = configuration
    #expect(parts(LabelNode.self, in: node).map(\.text) == ["Still nothing"])
    #expect((node.configuration as? ContentUnavailableConfiguration)?.text == "Still nothing")
  }

  @Test(
    "the maximum size limits the image in each direction, and 0 doesn't",
    arguments: [
      (CGSize.zero, CGSize(width: 100, height: 50)),
      (CGSize(width: 40, height: 0), CGSize(width: 40, height: 50)),
      (CGSize(width: 0, height: 30), CGSize(width: 100, height: 30)),
      (CGSize(width: 40, height: 30), CGSize(width: 40, height: 30)),
      (CGSize(width: 400, height: 300), CGSize(width: 100, height: 50)),
    ])
  func imageSize(limit: CGSize, expected: CGSize) throws {
    var configuration = ContentUnavailableConfiguration.empty()
    configuration.image = picture
    configuration.imageProperties.maximumSize = limit
    let image = try #require(parts(ImageNode.self, in: shown(configuration)).first)
    #expect(image.frame.size == expected && image.contentMode == .scaleAspectFit)
  }

  @Test(
    "corners of the image are clipped only if they are rounded", arguments: [0, 8] as [CGFloat])
  func corners(radius: CGFloat) throws {
    var configuration = ContentUnavailableConfiguration.empty()
    configuration.image = picture
    configuration.imageProperties.cornerRadius = radius
    configuration.imageProperties.tintColor = .red
    let image = try #require(parts(ImageNode.self, in: shown(configuration)).first)
    #expect(image.layer.cornerRadius == radius && image.clipsToBounds == (radius > 0))
    #expect(image.tintColor == .red)
  }

  @Test("a tap on a button shows its menu only if the button has no action")
  func menus() throws {
    for (hasMenu, hasAction) in [(false, false), (true, false), (false, true), (true, true)] {
      var configuration = ContentUnavailableConfiguration.empty()
      configuration.button.title = "Retry"
      var count = 0
      let menu = Menu(title: "Menu", children: [])
      configuration.buttonProperties.menu = hasMenu ? menu : nil
      configuration.buttonProperties.primaryAction =
        hasAction ? Action(title: "") { _ in count += 1 } : nil
      let button = try #require(parts(ButtonNode.self, in: shown(configuration)).first)
      #expect(button.showsMenuAsPrimaryAction == (hasMenu && !hasAction))
      #expect((button.menu === menu) == hasMenu)
      button.sendActions(for: .primaryActionTriggered)
      #expect(count == (hasAction ? 1 : 0))
    }
  }

  @Test("parts follow each other with the paddings of the configuration, in the middle")
  func places() throws {
    var configuration = ContentUnavailableConfiguration.empty()
    configuration.image = picture
    configuration.text = "Text"
    configuration.secondaryText = "More"
    configuration.button.title = "First"
    configuration.secondaryButton.title = "Second"
    configuration.imageToTextPadding = 11
    configuration.textToSecondaryTextPadding = 12
    configuration.textToButtonPadding = 13
    configuration.buttonToSecondaryButtonPadding = 14
    configuration.secondaryButtonProperties.isEnabled = false
    let node = shown(configuration)
    let image = try #require(parts(ImageNode.self, in: node).first)
    let column = try #require(image.superview)
    let frames = column.subviews.map(\.frame)
    #expect(frames.count == 5)
    let gaps = zip(frames, frames.dropFirst()).map { ($1.minY - $0.maxY).rounded() }
    #expect(gaps == [11, 12, 13, 14])
    #expect(abs(column.frame.midY - 200) <= 0.5 && abs(column.frame.midX - 150) <= 0.5)
    #expect(parts(ButtonNode.self, in: node).map(\.isEnabled) == [true, false])
    configuration.secondaryText = nil
    node.configuration = configuration
    node.layoutIfNeeded()
    let fewer = column.subviews.map(\.frame)
    #expect(zip(fewer, fewer.dropFirst()).map { ($1.minY - $0.maxY).rounded() } == [11, 13, 14])
  }
}
