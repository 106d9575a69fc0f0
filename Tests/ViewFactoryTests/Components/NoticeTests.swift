// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewNodes
import ViewPictures
import ViewTesting

@Suite("Notices and dialogs")
struct NoticeTests {
  let factory: any ViewFactoryProtocol = ViewFactory(theme: .standard)

  @Test("a banner says in words what its color means")
  func banner() {
    let banner = factory.notice.banner(
      title: "Offline", message: "Changes are kept.", tone: .warning,
      actions: [factory.button.link(title: "Retry")])
    #expect(
      Screen(showing: banner).aloud
        == "group\n  text \"Warning: Offline\"\n  text \"Changes are kept.\"\n  link \"Retry\"\n")
    #expect(banner.layer.borderColor == factory.viewFactoryColor.warning)
    let plain = factory.notice.banner(title: "Hello", message: nil, tone: .neutral)
    #expect(Screen(showing: plain).aloud == "group\n  text \"Hello\"\n")
    let accent = factory.notice.banner(title: "New", message: nil, tone: .accent)
    #expect(Screen(showing: accent).aloud == "group\n  text \"New\"\n")
  }

  @Test("at large text sizes, a banner's actions are below each other, each as wide as its title")
  func stackedActions() {
    let actions = ["No", "Try it again"].map { factory.button.link(title: $0) }
    let banner = factory.notice.banner(
      title: "Offline", message: nil, tone: .warning, actions: actions)
    let screen = Screen(showing: banner)
    screen.traits = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    screen.layoutIfNeeded()
    #expect(actions[1].frame.minY >= actions[0].frame.maxY)
    #expect(actions[0].frame.minX == actions[1].frame.minX)
    #expect(actions[0].frame.width == actions[0].intrinsicContentSize.width)
    #expect(actions[0].frame.width < actions[1].frame.width)
  }

  @Test("a toast has a close button if requested")
  func toast() throws {
    let toast = factory.notice.toast(text: "Deleted", tone: .success, action: "Undo")
    var undone = 0
    toast.actionButton?.addAction(for: .primaryActionTriggered) { undone += 1 }
    let screen = Screen(showing: toast)
    #expect(screen.aloud == "text \"Deleted\"\nlink \"Undo\"\n")
    try screen.tap("Undo")
    #expect(undone == 1)
    #expect(factory.notice.toast(text: "Copied").actionButton == nil)
    #expect(toast.layer.zPosition == factory.theme.elevation.toast.value)
  }

  @Test("a tooltip is as wide as its text, up to 280 points, and points to its edge")
  func tooltip() {
    let short = factory.notice.tooltip(text: "Hi", edge: .top)
    Screen(showing: short, isWide: false).layoutIfNeeded()
    #expect(short.bounds.width < 60)
    let long = factory.notice.tooltip(
      text: String(repeating: "word ", count: 40), edge: .bottom)
    Screen(showing: long, isWide: false).layoutIfNeeded()
    #expect(long.bounds.width <= 280 && long.bounds.width > 240)
    func tip(_ node: TooltipNode) -> CGRect? {
      var paths: [CGRect] = []
      for case .fill(let path, _) in DisplayList(of: node).operations { paths.append(path.bounds) }
      return paths.first { $0.width == 16 }
    }
    #expect(tip(short)?.minY == 0)
    #expect(tip(long)?.maxY == long.bounds.height)
  }

  @Test("an empty state reads its title as a heading, then its message and its action")
  func empty() {
    let view = factory.notice.empty(
      image: Image(systemName: "book"), title: "Nothing yet", message: "Write.",
      action: factory.button.link(title: "Begin"))
    #expect(
      Screen(showing: view).aloud == "header \"Nothing yet\"\ntext \"Write.\"\nlink \"Begin\"\n")
  }

  @Test("an empty state keeps the theme's large spacing from the edges of its page")
  func emptyMargins() throws {
    let page = factory.notice.empty(image: nil, title: "No books", message: nil, action: nil)
    Screen(showing: page).layoutIfNeeded()
    let space = factory.theme.spacing.large.value
    #expect(try #require(page.subviews.first).frame == page.bounds.insetBy(dx: space, dy: space))
  }

  private func pictures(in node: ViewNode) -> [ImageNode] {
    node.subviews.flatMap { ($0 as? ImageNode).map { [$0] } ?? pictures(in: $0) }
  }

  @Test("a toast shows the symbol of its tone, and a neutral one none")
  func toastSymbols() {
    let tones = [Tone.neutral, .accent, .success, .warning, .error, .info]
    for action in ["Undo", nil] {
      let counts = tones.map { tone in
        pictures(in: factory.notice.toast(text: "Done", tone: tone, action: action))
          .count { $0.image != nil }
      }
      #expect(counts == [0, 1, 1, 1, 1, 1])
    }
  }

  @Test("a tooltip and a toast are raised by the theme's elevations, with shadows")
  func elevations() {
    let tooltip: ViewNode = factory.notice.tooltip(text: "Hi", edge: .top)
    let toast: ViewNode = factory.notice.toast(text: "Copied")
    let elevation = factory.theme.elevation
    for (node, height) in [(tooltip, elevation.menu.value), (toast, elevation.toast.value)] {
      #expect(node.layer.zPosition == height)
      #expect(node.layer.shadowRadius == height / 2 && node.layer.shadowOpacity == 0.2)
      #expect(node.layer.shadowOffset == CGSize(width: 0, height: height / 4))
    }
  }

  private func root() -> (Screen, ViewNode) {
    let root = ViewNode()
    let below = factory.label.body()
    below.text = "Below"
    below.translatesAutoresizingMaskIntoConstraints = true
    below.frame = CGRect(x: 20, y: 100, width: 100, height: 20)
    root.addSubview(below)
    return (Screen(.phone, rootNode: root), root)
  }

  @Test("an alert hides what is below it, and each answer removes it before its handler is called")
  func alert() throws {
    let (screen, root) = root()
    var answers: [String] = []
    weak var shown: DialogNode?
    let alert = factory.dialog.alert(
      title: "Delete?", message: "For good.",
      actions: [
        DialogAction("Keep", role: .cancel) { answers.append("keep") },
        DialogAction("Delete", role: .destructive) {
          answers.append(shown?.superview == nil ? "delete" : "too early")
        },
      ])
    shown = alert
    alert.onDismiss = { answers.append("gone") }
    alert.present(in: root)
    #expect(
      screen.aloud
        == "header \"Delete?\"\ntext \"For good.\"\nbutton \"Keep\"\nbutton \"Delete\"\n")
    #expect(alert.frame == root.bounds)
    #expect(abs(alert.panel.frame.midY - root.bounds.midY) < 1)
    #expect(alert.panel.bounds.width == 340)
    #expect(alert.panel.layer.maskedCorners == ViewNode().layer.maskedCorners)
    try screen.tap("Delete")
    #expect(answers == ["gone", "delete"])
    #expect(screen.aloud == "text \"Below\"\n")
    alert.dismiss()
    #expect(answers.count == 2)
  }

  @Test("two answers are side by side, and any other number is stacked", arguments: 1...3)
  func answers(count: Int) throws {
    let (screen, root) = root()
    let titles = ["Yes", "No", "Later"].prefix(count)
    let alert = factory.dialog.alert(
      title: "Go on?", message: nil, actions: titles.map { DialogAction($0) })
    alert.present(in: root)
    screen.layoutIfNeeded()
    let frames = try titles.map {
      let button = try screen.element(called: $0)
      return button.convert(button.bounds, to: alert.panel)
    }
    let isRow = count == 2
    #expect(Set(frames.map(\.minX)).count == (isRow ? 2 : 1))
    #expect(Set(frames.map(\.minY)).count == (isRow ? 1 : count))
    #expect(Set(frames.map(\.width)).count == 1)
    #expect((frames[0].width < alert.panel.bounds.width / 2) == isRow)
  }

  @Test("a sheet is at the bottom and is dismissed by its button")
  func sheet() throws {
    let (screen, root) = root()
    let sheet = factory.dialog.sheet(
      title: "Share", content: factory.row.disclosure(title: "Copy link"))
    sheet.present(in: root)
    #expect(screen.aloud == "header \"Share\"\nbutton \"Close\"\nbutton \"Copy link\"\n")
    #expect(sheet.panel.frame.maxY == root.bounds.maxY)
    #expect(sheet.panel.bounds.width == root.bounds.width)
    #expect(sheet.panel.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    try screen.tap("Close")
    #expect(sheet.superview == nil)
  }

  @Test("on a narrow screen, an alert keeps the same distance from both sides")
  func narrowAlert() {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let alert = factory.dialog.alert(title: "Go on?", message: nil, actions: [DialogAction("Yes")])
    alert.present(in: root)
    root.layoutIfNeeded()
    let distance = factory.theme.spacing.large.value
    #expect(alert.panel.frame.minX == distance)
    #expect(alert.panel.frame.width == 320 - 2 * distance)
  }

  @Test("a dialog that is too high for its screen scrolls")
  func high() {
    let (screen, root) = root()
    let alert = factory.dialog.alert(
      title: "Terms", message: String(repeating: "Many words. ", count: 400),
      actions: [DialogAction("Agree")])
    alert.present(in: root)
    screen.layoutIfNeeded()
    #expect(alert.panel.frame.minY >= 24)
    #expect(alert.panel.frame.maxY <= root.bounds.maxY)
    let scroll = alert.panel.subviews.first as? ScrollNode
    #expect((scroll?.contentSize.height ?? 0) > alert.panel.bounds.height)
    #expect(screen.rootNode?.layoutReport().conflicts.isEmpty == true)
  }

  @Test("a banner's symbol is beside the first line of its words")
  func symbol() throws {
    let banner = factory.notice.banner(
      title: "A title that needs several lines because it is as long as this one is",
      message: nil, tone: .warning)
    Screen(showing: banner).layoutIfNeeded()
    let content = try #require(banner.subviews.compactMap { $0 as? StackNode }.first)
    let (symbol, words) = (content.arrangedSubviews[0], content.arrangedSubviews[1])
    #expect(words.frame.height > symbol.frame.height)
    #expect(symbol.frame.minY == words.frame.minY)
  }

  @Test("a dialog without a height of its own is as high as its panel and the distance around it")
  func ownHeight() {
    let distance = factory.theme.spacing.large.value
    let alert = factory.dialog.alert(title: "Sure?", message: nil, actions: [DialogAction("Yes")])
    let sheet = factory.dialog.sheet(title: "Share", content: factory.row.plain(title: "Link"))
    for (dialog, expected) in [(alert, 2 * distance), (sheet, distance)] {
      let root = ViewNode(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      dialog.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(dialog)
      LayoutConstraint.activate([
        dialog.topAnchor.constraint(equalTo: root.topAnchor),
        dialog.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        dialog.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
      root.layoutIfNeeded()
      #expect(abs(dialog.bounds.height - dialog.panel.bounds.height - expected) < 0.5)
      #expect(!dialog.hasAmbiguousLayout)
    }
  }

  @Test("a tooltip fills the width that a screen gives it")
  func wideTooltip() {
    let tooltip = factory.notice.tooltip(text: "More", edge: .top)
    tooltip.widthAnchor.constraint(equalToConstant: 320).isActive = true
    #expect(layoutFindings(in: tooltip, [.conflicts]).isEmpty)
    #expect(tooltip.bounds.width == 320)
  }

  @Test("the actions of a narrow banner have definite widths, without overlapping")
  func narrowBanner() {
    let actions = ["Mehr erfahren", "Ausblenden"].map { factory.button.link(title: $0) }
    let banner = factory.notice.banner(
      title: "Wartung", message: nil, tone: .warning, actions: actions)
    banner.widthAnchor.constraint(equalToConstant: 208).isActive = true
    let checks: Set<LayoutCheck> = [
      .conflicts, .ambiguities, .outsideParent, .overlappingSiblings,
    ]
    #expect(layoutFindings(in: banner, checks).isEmpty)
  }

  @Test("the titles of an alert's buttons shrink rather than being truncated")
  func shrinkingAlert() {
    let alert = factory.dialog.alert(
      title: "Löschen?", message: nil,
      actions: [DialogAction("Abbrechen", role: .cancel), DialogAction("Löschen")])
    alert.widthAnchor.constraint(equalToConstant: 240).isActive = true
    #expect(layoutFindings(in: alert, [.truncatedText]).isEmpty)
  }
}
