// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Testing
import ViewPictures
import ViewTesting

@testable import DeclarativeViews

@Suite("A screen made of nodes and one made of views")
struct AccountScreenTests {
  private final class Log {
    var count = 0
  }

  /// The screen made both ways, in screens of a size.
  private func made(
    _ content: AccountScreen = AccountScreen(), width: CGFloat = 390, height: CGFloat = 700,
    traits: TraitCollection? = nil, log: Log = Log()
  ) -> (nodes: Screen, views: Screen) {
    let size = CGSize(width: width, height: height)
    let palette = DefaultViewFactoryColor()
    let nodes = content.makeNodes(ViewFactory(viewFactoryColor: palette)) { log.count += 1 }
    let views = HostingNode {
      AccountView(content: content) { log.count += 1 }.viewFactoryColor(palette)
    }
    let screens = [nodes, views].map { root in
      root.frame = CGRect(origin: .zero, size: size)
      if let traits { root.traitOverrides = traits }
      let screen = Screen(size: size, rootNode: root)
      screen.layoutIfNeeded()
      return screen
    }
    return (screens[0], screens[1])
  }

  private func expectSame(
    _ screens: (nodes: Screen, views: Screen), sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let roots = [screens.nodes, screens.views].compactMap(\.rootNode)
    guard roots.count == 2 else {
      Issue.record("a screen has no root", sourceLocation: sourceLocation)
      return
    }
    let trees = roots.map { $0.accessibilityTree() }
    #expect(trees[0] == trees[1], sourceLocation: sourceLocation)
    let frames = roots.map { root in root.accessibilityOrder.map { comparable($0) }
    }
    #expect(frames[0].count == 13, sourceLocation: sourceLocation)
    #expect(frames[0] == frames[1], sourceLocation: sourceLocation)
    let drawn = roots.map { DrawnPart.all(in: DisplayList(of: $0)) }
    #expect(drawn[0].count > 15, sourceLocation: sourceLocation)
    #expect(drawn[0] == drawn[1], sourceLocation: sourceLocation)
    for root in roots { #expect(root.layoutReport().problems.isEmpty) }
  }

  @Test(
    "both have the same frames, the same picture, and the same accessibility tree",
    arguments: [320, 390, 744] as [CGFloat])
  func widths(_ width: CGFloat) {
    expectSame(made(width: width))
  }

  @Test("both are the same right to left and in large text")
  func surroundings() {
    expectSame(made(traits: TraitCollection(layoutDirection: .rightToLeft)))
    expectSame(
      made(
        height: 1000, traits: TraitCollection(preferredContentSizeCategory: .extraExtraLarge)))
  }

  @Test("both are the same with other contents")
  func contents() {
    var content = AccountScreen()
    content.name = "Augusta Ada King-Noel"
    content.note = "Short."
    content.notifies = false
    expectSame(made(content))
  }

  @Test("both respond to touches in the same way")
  func touches() throws {
    let log = Log()
    let screens = made(log: log)
    for screen in [screens.nodes, screens.views] {
      try screen.tap("Notifications")
      try screen.tap("Sign Out")
      #expect(
        screen.rootNode?.accessibilityTree().contains("switch \"Notifications\" = \"0\"") == true)
    }
    #expect(log.count == 2)
    expectSame(screens)
  }
}

/// A node's frame without rounding errors.
///
/// A label of several lines is as wide as its column, a text as its longest line; the picture shows
/// that the lines are the same.
private func comparable(_ node: ViewNode) -> CGRect {
  func rounded(_ length: CGFloat) -> CGFloat { (length * 1000).rounded() / 1000 }
  let frame = node.accessibilityFrame
  let hasLines = node.accessibilityLabel == AccountScreen().note
  return CGRect(
    x: hasLines ? 0 : rounded(frame.minX), y: rounded(frame.minY),
    width: hasLines ? 0 : rounded(frame.width), height: rounded(frame.height))
}

/// A drawn item with its frame in the picture.
private struct DrawnPart: Hashable, CustomStringConvertible {
  let description: String

  /// All of a picture, from back to front as far as they lie on each other.
  static func all(in list: DisplayList) -> [DrawnPart] {
    var transforms = [Transform.identity]
    return list.operations.compactMap { operation in
      let transform = transforms.last ?? .identity
      func place(_ rect: CGRect) -> String {
        let rect = transform.apply(to: rect)
        return [rect.minX, rect.minY, rect.width, rect.height]
          .map { "\(($0 * 1000).rounded() / 1000)" }.joined(separator: " ")
      }
      switch operation {
      case .begin(.transform(let inner)): transforms.append(inner.concatenating(transform))
      case .begin: transforms.append(transform)
      case .end: transforms.removeLast()
      case .fill(let path, let paint):
        return DrawnPart(description: "fill \(place(path.bounds)) \(paint)")
      case .stroke(let path, let style, let color):
        return DrawnPart(description: "stroke \(place(path.bounds)) \(style) \(color)")
      case .text(let line):
        let rect = CGRect(origin: line.baseline, size: CGSize(width: line.width, height: 0))
        return DrawnPart(description: "text \(line.text) \(place(rect)) \(line.runs[0].color)")
      case .image(let image): return DrawnPart(description: "image \(place(image.rect))")
      case .shadow(let path, _): return DrawnPart(description: "shadow \(place(path.bounds))")
      }
      return nil
    }
    .sorted { $0.description < $1.description }
  }
}
