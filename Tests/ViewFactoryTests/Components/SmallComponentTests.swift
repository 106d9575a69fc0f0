// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewNodes
import ViewPictures
import ViewTesting

@Suite("Sections, tags, avatars, and progress")
struct SmallComponentTests {
  let factory: any ViewFactoryProtocol = ViewFactory(theme: .standard)

  private func screen(_ node: ViewNode) -> Screen {
    let root = ViewNode()
    node.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(node)
    LayoutConstraint.activate([
      node.topAnchor.constraint(equalTo: root.topAnchor),
      node.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      node.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
    ])
    return Screen(.phone, rootNode: root)
  }

  @Test("a section's header is announced as a heading")
  func header() {
    let tree = screen(factory.section.header(title: "Account")).rootNode?.accessibilityTree()
    #expect(tree == "header \"Account\"\n")
  }

  @Test("a group has separators between its rows and none around them")
  func group() {
    let rows = ["A", "B", "C"].map { factory.row.disclosure(title: $0) }
    let group = factory.section.group(rows: rows)
    let lines = group.arrangedSubviews.filter { $0 is DividerNode }
    #expect(lines.count == 2)
    #expect(group.arrangedSubviews.first === rows[0] && group.arrangedSubviews.last === rows[2])
    #expect(factory.section.group(rows: []).arrangedSubviews.isEmpty)
  }

  @Test("a divider is one pixel thick and has its inset on the leading side")
  func divider() {
    let divider = factory.section.divider()
    divider.translatesAutoresizingMaskIntoConstraints = true
    divider.frame = CGRect(x: 0, y: 0, width: 100, height: 1)
    divider.leadingInset = 20
    func line(_ direction: TraitEnvironmentLayoutDirection) -> CGRect? {
      divider.traitOverrides.layoutDirection = direction
      divider.traitOverrides.displayScale = 2
      for case .fill(let path, _) in DisplayList(of: divider).operations { return path.bounds }
      return nil
    }
    #expect(line(.leftToRight) == CGRect(x: 20, y: 0, width: 80, height: 0.5))
    #expect(line(.rightToLeft) == CGRect(x: 0, y: 0, width: 80, height: 0.5))
  }

  @Test("an accordion shows and hides its content, and announces its state")
  func accordion() throws {
    let body = factory.label.body()
    body.text = "Any time."
    let accordion = factory.section.accordion(
      title: "How?", content: body, isExpanded: false)
    let screen = screen(accordion)
    func chevron() -> [BezierPath] {
      screen.layoutIfNeeded()
      return DisplayList(of: accordion.header).operations.compactMap {
        if case .stroke(let path, _, _) = $0 { path } else { nil }
      }
    }
    let down = chevron()
    #expect(screen.rootNode?.accessibilityTree() == "button \"How?\" = \"Collapsed\"\n")
    let closed = accordion.bounds.height
    var changes = 0
    accordion.header.addAction(for: .valueChanged) { changes += 1 }
    try screen.activate("How?")
    #expect(accordion.isExpanded)
    #expect(changes == 1)
    #expect(accordion.bounds.height > closed + 20)
    #expect(down.count == 1 && chevron().count == 1 && chevron() != down)
    #expect(
      screen.rootNode?.accessibilityTree()
        == "button \"How?\" = \"Expanded\"\ntext \"Any time.\"\n")
    accordion.isExpanded = false
    screen.layoutIfNeeded()
    #expect(accordion.bounds.height == closed)
    #expect(chevron() == down)
    #expect(changes == 1)
  }

  @Test("a badge counts to 99, is round, and hides without a number")
  func badge() {
    let badge = factory.tag.badge(count: 7)
    screen(badge).layoutIfNeeded()
    #expect(badge.text == "7")
    #expect(abs(badge.bounds.width - badge.bounds.height) < 0.5)
    #expect(badge.layer.cornerRadius == badge.bounds.height / 2)
    badge.count = 128
    #expect(badge.text == "99+")
    #expect(badge.label.accessibilityLabel == "128")
    badge.count = 0
    #expect(badge.isHidden)
    badge.count = -4
    #expect(badge.isHidden)
    badge.count = 1
    #expect(!badge.isHidden)
    let dot = factory.tag.dot(tone: .success)
    screen(dot).layoutIfNeeded()
    #expect(dot.bounds.size == CGSize(width: 10, height: 10))
    dot.count = 0
    #expect(!dot.isHidden)
  }

  @Test("tags have the colors of their tones", arguments: Tone.allCases)
  func tones(tone: Tone) {
    let tag = factory.tag.tag(text: "Word", tone: tone)
    let palette = factory.viewFactoryColor
    let expected: (Color, Color) =
      switch tone {
      case .neutral: (palette.surface, palette.labelBody)
      case .accent: (palette.accent, palette.onAccent)
      case .info: (palette.info, palette.onInfo)
      case .success: (palette.success, palette.onSuccess)
      case .warning: (palette.warning, palette.onWarning)
      case .error: (palette.error, palette.onError)
      }
    #expect(tag.backgroundColor == expected.0)
    #expect(tag.label.textColor == expected.1)
  }

  @Test("a chip toggles with a tap near it, and changes its colors")
  func chip() throws {
    let chip = factory.tag.chip(title: "Near me", isSelected: false)
    var changes = 0
    chip.addAction(for: .valueChanged) { changes += 1 }
    let screen = screen(chip)
    #expect(screen.rootNode?.accessibilityTree() == "switch \"Near me\"\n")
    try screen.activate("Near me")
    #expect(chip.isSelected)
    #expect(chip.backgroundColor == factory.viewFactoryColor.accent)
    #expect(chip.titleLabel.textColor == factory.viewFactoryColor.onAccent)
    #expect(screen.rootNode?.accessibilityTree() == "switch \"Near me\" [selected]\n")
    #expect(chip.bounds.height < 44)
    #expect(chip.point(inside: CGPoint(x: 20, y: -4), with: nil))
    #expect(!chip.point(inside: CGPoint(x: 20, y: -12), with: nil))
    #expect(changes == 1)
  }

  nonisolated static let names: [(String, String)] = [
    ("Ana Silva", "AS"), ("ana maria da silva", "AS"), ("Plato", "P"), ("Jean-Luc", "JL"),
    ("  ", ""), ("", ""), ("(The) 42", "T4"), ("김 민수", "김민"), ("ß x", "SSX"), ("!!", ""),
  ]

  @Test("initials are those of the first and the last word", arguments: names)
  func initials(name: String, initials: String) {
    #expect(AvatarNode.initials(of: name) == initials)
  }

  @Test("an avatar is announced by its name and shows its picture instead of initials")
  func avatar() {
    let avatar = factory.avatar.initials(name: "Ana Silva", size: .large)
    let screen = screen(avatar)
    #expect(screen.rootNode?.accessibilityTree() == "image \"Ana Silva\"\n")
    #expect(avatar.bounds.size == CGSize(width: 72, height: 72))
    #expect(avatar.svg().contains(">AS<"))
    let letters = avatar.subviews.compactMap { $0 as? LabelNode }
    #expect(letters.map(\.adjustsFontForContentSizeCategory) == [true])
    avatar.image = Image(systemName: "person.fill")
    #expect(!avatar.svg().contains(">AS<"))
    #expect(avatar.subviews.allSatisfy { $0.frame == avatar.bounds })
    avatar.image = nil
    #expect(avatar.svg().contains(">AS<"))
  }

  @Test("an icon button has a label, and a link has the link trait")
  func buttons() throws {
    let icon = factory.button.icon(image: Image(systemName: "trash"), label: "Delete")
    #expect(screen(icon).rootNode?.accessibilityTree() == "button \"Delete\"\n")
    #expect(icon.bounds.size == CGSize(width: 44, height: 44))
    let link = factory.button.link(title: "Help")
    #expect(!link.translatesAutoresizingMaskIntoConstraints)
    let screen = screen(link)
    #expect(screen.rootNode?.accessibilityTree() == "link \"Help\"\n")
    var taps = 0
    link.addAction(for: .primaryActionTriggered) { taps += 1 }
    try screen.tap("Help")
    #expect(taps == 1)
  }

  @Test("progress is shown and announced in percent, and clamped to 0…1")
  func progress() {
    let bar = factory.progress.bar(title: "Upload", progress: 0.644)
    let tree = bar.frameTree()
    #expect(tree.contains("\"Upload\"") && tree.contains("\"64%\""))
    #expect(
      screen(bar).rootNode?.accessibilityTree() == "element \"Upload\" = \"64%\"\n")
    bar.progress = 3
    #expect(bar.progress == 1)
    let ring = factory.progress.ring(title: "Goal", progress: 0.5)
    #expect(screen(ring).rootNode?.accessibilityTree() == "element \"Goal\" = \"50%\"\n")
    ring.progress = -1
    #expect(ring.progress == 0)
    ring.progress = .nan
    #expect(ring.progress == 0)
    #expect(ring.svg().contains(">0%<"))
  }

  @Test(
    "a ring's arc starts at twelve o'clock and runs clockwise", arguments: [0.25, 0.5, 0.75, 1])
  func arc(turn: Double) throws {
    let ring = factory.progress.ring(title: "", progress: Float(turn))
    ring.translatesAutoresizingMaskIntoConstraints = true
    ring.frame = CGRect(x: 0, y: 0, width: 72, height: 72)
    var strokes: [BezierPath] = []
    for case .stroke(let path, _, _) in DisplayList(of: ring).operations { strokes.append(path) }
    let arc = try #require(strokes.last)
    guard case .curve(let end, _, _) = try #require(arc.elements.last) else {
      Issue.record("no curve")
      return
    }
    let radius = (72 - 7.2) / 2
    #expect(abs(end.x - (36 + radius * sin(turn * 2 * .pi))) < 0.001)
    #expect(abs(end.y - (36 - radius * cos(turn * 2 * .pi))) < 0.001)
  }

  @Test("steps announce which one is current, and when all are done")
  func steps() {
    let steps = factory.progress.steps(titles: ["Cart", "Pay"], current: 1)
    let screen = screen(steps)
    #expect(screen.rootNode?.accessibilityTree() == "element \"Pay\" = \"Step 2 of 2\"\n")
    // The first is full, and the second half full.
    steps.traitOverrides.layoutDirection = .leftToRight
    func fills() -> [CGFloat] {
      steps.layoutIfNeeded()
      return DisplayList(of: steps).operations.compactMap {
        guard case .fill(let path, .color(let color)) = $0,
          color == factory.viewFactoryColor.accent.resolvedColor(with: .phone)
        else { return nil }
        let share = path.bounds.width / steps.arrangedSubviews[0].subviews[0].bounds.width
        return (share * 10).rounded() / 10
      }
    }
    #expect(fills() == [1, 0.5])
    steps.current = 9
    #expect(fills() == [1, 1])
    #expect(steps.current == 2)
    #expect(screen.rootNode?.accessibilityTree() == "element \"Pay\" = \"Done\"\n")
    steps.current = -1
    #expect(steps.current == 0)
    #expect(steps.accessibilityValue == "Step 1 of 2")
    #expect(factory.progress.steps(titles: [], current: 3).current == 0)
  }

  @Test("a stopped spinner is hidden")
  func spinner() {
    let spinner = factory.progress.spinner(title: "Searching")
    #expect(spinner.isSpinning && spinner.indicator.isAnimating)
    let screen = screen(spinner)
    #expect(screen.rootNode?.accessibilityTree() == "element \"Searching\"\n")
    spinner.isSpinning = false
    #expect(spinner.isHidden && !spinner.indicator.isAnimating)
    #expect(screen.rootNode?.accessibilityTree() == "")
    #expect(factory.progress.spinner().accessibilityLabel == "In progress")
  }

  @Test("a skeleton has a bar for each line, the last of several shorter")
  func skeleton() {
    let skeleton = factory.progress.skeleton(lines: 3, hasPicture: true)
    skeleton.translatesAutoresizingMaskIntoConstraints = true
    skeleton.frame = CGRect(x: 0, y: 0, width: 260, height: 80)
    skeleton.layoutIfNeeded()
    let bars = skeleton.arrangedSubviews.last?.subviews ?? []
    #expect(bars.map { $0.bounds.width } == [200, 200, 120])
    #expect(factory.progress.skeleton(lines: -5, hasPicture: false).subviews.count == 1)
  }

  @Test("a type that conforms to the original seven factories has the new ones in its own palette")
  func older() {
    let mock = MinimalFactory()
    #expect(mock.row.plain(title: "A").backgroundColor == MinimalFactory().viewFactoryColor.surface)
    #expect(mock.tag.style.theme == .library)
  }

  @Test("a chip can be selected initially, and is as wide as its contents")
  func chipParts() throws {
    #expect(factory.tag.chip(title: "Near me", isSelected: true).isSelected)
    #expect(!factory.tag.chip(title: "Near me", isSelected: false).isSelected)
    let plain = factory.tag.chip(title: "Near me", isSelected: false)
    let image = try #require(Image(systemName: "star"))
    let withImage = factory.tag.chip(title: "Near me", image: image, isSelected: false)
    for chip in [plain, withImage] { screen(chip).layoutIfNeeded() }
    #expect(plain.bounds.width == (plain.titleLabel.bounds.width + 24).rounded(.up))
    #expect(withImage.bounds.width >= plain.bounds.width + 18)
  }

  @Test("an avatar in a frame that isn't square is the disc in the middle")
  func disc() {
    let avatar = factory.avatar.initials(name: "Ana Silva", size: .large)
    avatar.translatesAutoresizingMaskIntoConstraints = true
    avatar.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    avatar.layoutIfNeeded()
    #expect(avatar.layer.cornerRadius == 20)
    #expect(mask(of: avatar) == CGRect(x: 20, y: 0, width: 40, height: 40))
    avatar.frame.size.width = 40
    avatar.layoutIfNeeded()
    #expect(avatar.layer.mask == nil)
    let own = ShapeLayer()
    avatar.layer.mask = own
    avatar.layoutIfNeeded()
    #expect(avatar.layer.mask === own)
  }

  @Test("avatars and dots stay round next to other views of the same width")
  func roundInStacks() {
    let (avatar, dot) = (factory.avatar.initials(name: "Ana"), factory.tag.dot(tone: .error))
    let label = factory.label.body()
    label.text = "A long text that needs more lines than there are in 44 points"
    let stack = factory.stack.horizontal(views: [avatar, dot, label])
    stack.widthAnchor.constraint(equalToConstant: 332).isActive = true
    stack.layoutIfNeeded()
    #expect(avatar.frame.width == 100 && avatar.frame.height > 80)
    #expect(mask(of: avatar)?.size == CGSize(width: 100, height: avatar.frame.height).square)
    #expect(mask(of: dot)?.size == CGSize(width: 10, height: 10))
    #expect(layoutFindings(in: stack).isEmpty)
  }

  @Test("an avatar without a name and a picture shows a person")
  func person() {
    let avatar = factory.avatar.initials(name: "", size: .medium)
    func hasPerson() -> Bool { avatar.svg().contains("<path") }
    #expect(hasPerson())
    avatar.image = Image(systemName: "star")
    let star = avatar.svg()
    avatar.image = nil
    #expect(hasPerson() && avatar.svg() != star)
    #expect(!factory.avatar.initials(name: "A").svg().contains("<path"))
    #expect(factory.avatar.initials(name: "…").svg().contains("<path"))
  }

  private func mask(of node: ViewNode) -> CGRect? {
    (node.layer.mask as? ShapeLayer)?.path?.bounds
  }
}

/// What a client's type had to have before there were components.
private struct MinimalFactory: ViewFactoryProtocol {
  private let factory = ViewFactory(viewFactoryColor: LightViewFactoryColor())
  var styleHelper: any StyleHelperProtocol { factory.styleHelper }
  var label: any LabelFactoryProtocol { factory.label }
  var input: any InputFactoryProtocol { factory.input }
  var button: any ButtonFactoryProtocol { factory.button }
  var stack: any StackFactoryProtocol { factory.stack }
  var scroll: any ScrollFactoryProtocol { factory.scroll }
  var table: any TableFactoryProtocol { factory.table }
  var card: any CardFactoryProtocol { factory.card }

  @Test("a stretched price strikes through the text of the former price, and nothing else")
  func stretchedPrice() throws {
    let price = factory.figure.price(amount: "€ 9", former: "€ 12")
    price.widthAnchor.constraint(equalToConstant: 300).isActive = true
    #expect(layoutFindings(in: price).isEmpty)
    let strikes = DisplayList(of: price).operations.compactMap { operation -> CGRect? in
      if case .fill(let path, _) = operation { path.bounds } else { nil }
    }
    let strike = try #require(strikes.first)
    #expect(strikes.count == 1 && strike.height == 2 && strike.width < 60)
  }

  @Test("a component that a stack hides takes no room and isn't reported")
  func hidden() {
    let components: [ViewNode] = [
      factory.tag.tag(text: "New"), factory.tag.badge(count: 0),
      factory.notice.banner(title: "Offline", message: "Try again.", tone: .info),
      factory.row.disclosure(title: "More"), factory.section.header(title: "Section"),
      factory.card.titled(title: "Card", views: []), factory.field.labelled(title: "Name"),
      factory.stack.labeledView(label: factory.label.inputLabel(), for: factory.input.text()),
    ]
    for component in components {
      for axis in [Axis.horizontal, .vertical] {
        let next = factory.label.body()
        next.text = "Next"
        let stack = factory.stack.vertical(views: [component, next])
        (stack.axis, stack.distribution) = (axis, .fill)
        component.isHidden = true
        stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
        #expect(layoutFindings(in: stack, [.conflicts]).isEmpty)
        #expect(next.frame.origin == .zero)
      }
    }
  }
}

extension CGSize {
  /// The largest square within.
  fileprivate var square: CGSize { CGSize(width: min(width, height), height: min(width, height)) }
}
