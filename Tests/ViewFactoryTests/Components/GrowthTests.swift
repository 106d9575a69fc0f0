// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewNodes
import ViewPictures
import ViewTesting

@Suite("Components at other text sizes")
struct GrowthTests {
  private typealias Maker = (any ViewFactoryProtocol) -> ViewNode

  /// What grows, its size in the standard text size, and that in the largest.
  private static var sizes: [(name: String, make: Maker, small: CGSize, large: CGSize)] {
    [
      (
        "switch", { $0.row.toggle(title: "a", isOn: true).accessory ?? ViewNode() },
        CGSize(width: 51, height: 31), CGSize(width: 82, height: 50)
      ),
      (
        "stepper", { $0.row.stepper(title: "a", value: 1, in: 0...2).control },
        CGSize(width: 94, height: 32), CGSize(width: 150, height: 51)
      ),
      (
        "mark", { $0.row.checkbox(title: "a", isOn: true).leadingNode ?? ViewNode() },
        CGSize(width: 24, height: 24), CGSize(width: 42, height: 42)
      ),
      (
        "small avatar", { $0.avatar.initials(name: "A B", size: .small) },
        CGSize(width: 32, height: 32), CGSize(width: 64, height: 64)
      ),
      (
        "large avatar", { $0.avatar.initials(name: "A B", size: .large) },
        CGSize(width: 72, height: 72), CGSize(width: 96, height: 96)
      ),
      (
        "ring", { $0.progress.ring(title: "a", progress: 0.5) },
        CGSize(width: 72, height: 72), CGSize(width: 126, height: 126)
      ),
      (
        "rating", { $0.choice.rating(value: 2, isEditable: true) },
        CGSize(width: 180, height: 44), CGSize(width: 288, height: 70)
      ),
      (
        "dot", { $0.tag.dot(tone: .error) },
        CGSize(width: 10, height: 10), CGSize(width: 20, height: 20)
      ),
    ]
  }

  @Test(
    "switches, steppers, marks, avatars, rings, stars, and dots grow with the text, up to a limit")
  func grown() {
    for (name, make, small, large) in Self.sizes {
      let node = make(ViewFactory(theme: .standard))
      let root = sequence(first: node, next: \.superview).reduce(node) { $1 }
      let screen = Screen(showing: root, isWide: false)
      func size(_ category: ContentSizeCategory) -> CGSize {
        screen.traits = TraitCollection(preferredContentSizeCategory: category)
        screen.layoutIfNeeded()
        return node.bounds.size
      }
      #expect(size(.large) == small, "\(name)")
      #expect(size(.accessibilityExtraExtraExtraLarge) == large, "\(name)")
      #expect(size(.extraSmall) == small, "\(name)")
      let between = size(.extraExtraLarge)
      #expect(between.height > small.height && between.height < large.height, "\(name)")
    }
  }

  @Test("the drawing of a switch and a ring grows with it")
  func pictures() throws {
    let row = ViewFactory(theme: .standard).row.toggle(title: "a", isOn: true)
    let screen = Screen(showing: row)
    screen.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.layoutIfNeeded()
    let box = try #require(row.accessory)
    let frame = row.switchNode.frame
    #expect(abs(frame.width - box.bounds.width) < 1 && abs(frame.height - box.bounds.height) < 1)
    #expect(abs(frame.midX - box.bounds.midX) < 0.5 && abs(frame.midY - box.bounds.midY) < 0.5)
    try screen.tap(box)
    #expect(!row.isOn)

    let ring = ViewFactory(theme: .standard).progress.ring(title: "a", progress: 1)
    let page = Screen(showing: ring, isWide: false)
    for (size, width) in [(ContentSizeCategory.large, 7.2), (.accessibilityExtraLarge, 12.6)] {
      page.traits.preferredContentSizeCategory = size
      page.layoutIfNeeded()
      let widths = DisplayList(of: ring).operations.compactMap { operation -> CGFloat? in
        guard case .stroke(_, let style, _) = operation else { return nil }
        return style.width
      }
      #expect(widths.count == 2 && widths.allSatisfy { abs($0 - width) < 0.01 })
    }
  }

  @Test("the bars of a skeleton are as high as the lines of text they represent")
  func skeleton() throws {
    let skeleton = ViewFactory(theme: .standard).progress.skeleton(lines: 2, hasPicture: true)
    let screen = Screen(showing: skeleton)
    func heights() -> [CGFloat] {
      let picture = skeleton.arrangedSubviews.first?.bounds.height ?? 0
      return [picture]
        + (skeleton.arrangedSubviews.last?.subviews.map(\.bounds.height) ?? [])
    }
    screen.layoutIfNeeded()
    #expect(heights() == [44, 14, 14])
    #expect(skeleton.arrangedSubviews.first?.layer.cornerRadius == 22)
    screen.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.layoutIfNeeded()
    #expect(heights() == [88, 35, 35])
    #expect(skeleton.arrangedSubviews.first?.layer.cornerRadius == 44)
  }

  @Test("an avatar stays round, and its initials grow with it")
  func avatar() throws {
    let avatar = ViewFactory(theme: .standard).avatar.initials(name: "Ana Silva", size: .large)
    let screen = Screen(showing: avatar, isWide: false)
    let label = try #require(avatar.subviews.compactMap { $0 as? LabelNode }.first)
    for size in [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
      screen.traits.preferredContentSizeCategory = size
      screen.layoutIfNeeded()
      #expect(avatar.layer.cornerRadius == avatar.bounds.width / 2)
      let font = label.font.adapted(to: size)
      #expect(abs(font.pointSize - avatar.bounds.width * 0.38) < 0.5)
    }
  }

  @Test("many stars shrink to fit a narrow screen, and are hit where they are drawn")
  func manyStars() throws {
    let rating = RatingNode(count: 10)
    let screen = Screen(showing: rating, isWide: false)
    screen.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.layoutIfNeeded()
    let width = screen.rootNode?.bounds.width ?? 0
    #expect(rating.bounds.width == width)
    try screen.tap(at: rating.convert(CGPoint(x: width * 0.65, y: 20), to: nil))
    #expect(rating.value == 7)
  }

  @Test("the days of a month have one size at any text size, and none is truncated")
  func calendar() {
    let month = ViewFactory(theme: .standard).calendar.month(
      CalendarMonth(year: 2026, month: 8), selected: 3, today: 4)
    let screen = Screen(showing: month)
    screen.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.layoutIfNeeded()
    var sizes: Set<CGFloat> = []
    for operation in DisplayList(of: month).operations {
      guard case .text(let line) = operation, Int(line.text) != nil else { continue }
      sizes.formUnion(line.runs.map(\.font.pointSize))
    }
    #expect(sizes == [27])
    #expect(layoutFindings(in: month).isEmpty)
  }

  @Test(
    "the title of a page header is below its buttons at large text sizes, and between them otherwise"
  )
  func header() throws {
    let factory = ViewFactory(theme: .standard)
    let share = factory.button.icon(image: nil, label: "Share")
    let header = factory.bar.header(
      title: "Chapter", subtitle: nil, back: "Library", actions: [share])
    let screen = Screen(showing: header)
    let back = try #require(header.backControl)
    let title = try screen.element(called: "Chapter")
    func frame(_ node: ViewNode) -> CGRect { node.convert(node.bounds, to: header) }
    for _ in 0..<2 {
      screen.traits.preferredContentSizeCategory = .large
      screen.layoutIfNeeded()
      #expect(frame(title).minX == frame(back).maxX + 8)
      #expect(frame(share).maxX == header.bounds.width)
      #expect(header.bounds.height == 44)
      screen.traits.preferredContentSizeCategory = .accessibilityLarge
      screen.layoutIfNeeded()
      #expect(frame(title).minY >= frame(back).maxY && frame(title).minX == 0)
      #expect(frame(title).width == header.bounds.width)
      #expect(frame(back).minX == 0 && frame(share).maxX == header.bounds.width)
      #expect(layoutFindings(in: header).isEmpty)
    }
    let plain = factory.bar.header(title: "Library")
    let large = Screen(showing: plain)
    large.traits.preferredContentSizeCategory = .accessibilityLarge
    large.layoutIfNeeded()
    #expect(plain.subviews.count == 1)
  }

  @Test("the mark of a choice is beside its text at every text size")
  func marks() throws {
    for row in [
      ViewFactory(theme: .standard).row.checkbox(title: "Terms", isOn: true),
      ViewFactory(theme: .standard).row.radioGroup(titles: ["a"], selected: 0).rows[0],
    ] {
      row.removeFromSuperview()
      let screen = Screen(showing: row)
      let mark = try #require(row.leadingNode)
      for size in [ContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
        screen.traits.preferredContentSizeCategory = size
        screen.layoutIfNeeded()
        let (first, second) = (
          mark.convert(mark.bounds, to: row),
          row.titleLabel.convert(row.titleLabel.bounds, to: row)
        )
        #expect(second.minX == first.maxX + 16)
        #expect(first.midY > second.minY && first.midY < second.maxY)
      }
    }
  }

  @Test("a statistic with extra height keeps its text together at the top")
  func statistic() {
    let factory = ViewFactory(theme: .standard)
    let node = factory.figure.statistic(value: "86%", label: "Goal")
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    node.frame = root.bounds
    node.translatesAutoresizingMaskIntoConstraints = true
    root.addSubview(node)
    root.layoutIfNeeded()
    let labels = node.arrangedSubviews.compactMap { $0 as? LabelNode }
    #expect(labels[0].frame.minY == 0 && labels[1].frame.minY == labels[0].frame.maxY)
    #expect(labels[1].frame.maxY < 70)
    #expect(layoutFindings(in: root).isEmpty)
  }
}
