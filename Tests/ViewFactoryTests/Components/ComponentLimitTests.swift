// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewNodes
import ViewTreeTestSupport

@testable import ViewComponents

@Suite("Limits of components")
struct ComponentLimitTests {
  private let style = ComponentStyle()
  private var color: any ViewFactoryColorProtocol { style.viewFactoryColor }

  @Test(
    "the current step is between the first one and the end",
    arguments: [
      (-3, 0, "Step 1 of 2: Cart", "Step 1 of 2"), (0, 0, "Step 1 of 2: Cart", "Step 1 of 2"),
      (1, 1, "Step 2 of 2: Pay", "Step 2 of 2"), (2, 2, "Pay", "Done"), (3, 2, "Pay", "Done"),
      (99, 2, "Pay", "Done"),
    ])
  func steps(current: Int, shown: Int, text: String, value: String) {
    let steps = StepsNode(titles: ["Cart", "Pay"], style: style)
    steps.current = 1
    steps.current = current
    #expect(steps.current == shown && steps.accessibilityValue == value)
    #expect(steps.accessibilityLabel == (shown == 0 ? "Cart" : "Pay"))
    #expect(steps.arrangedSubviews.compactMap { ($0 as? LabelNode)?.text } == [text])
    let marks = (steps.arrangedSubviews.first as? StackNode)?.arrangedSubviews
    let states: [StepMarkNode.State] = (0..<2).map { index in
      index < shown ? .done : index == shown ? .due : .open
    }
    #expect(marks?.compactMap { ($0 as? StepMarkNode)?.state } == states)
  }

  @Test(
    "a rating has from one to ten stars", arguments: [(-5, 1), (0, 1), (1, 1), (10, 10), (11, 10)])
  func stars(count: Int, shown: Int) {
    let rating = RatingNode(count: count, style: style)
    #expect(rating.count == shown)
    #expect(rating.intrinsicContentSize == CGSize(width: 36 * shown, height: 44))
    rating.value = 100
    #expect(rating.value == Double(shown))
    rating.value = -1
    #expect(rating.value == 0)
  }

  @Test(
    "a rating is read with at most one decimal",
    arguments: [(2, "2"), (2.04, "2"), (2.06, "2.1"), (2.5, "2.5"), (2.96, "3"), (0, "0")])
  func spoken(value: Double, number: String) {
    let rating = RatingNode(style: style)
    rating.value = value
    #expect(rating.accessibilityValue == "\(number) of 5")
  }

  @Test(
    "progress is shown in whole percent, from 0 to 100",
    arguments: [
      (-1, 0, "0%"), (0.004, 0.004, "0%"), (0.006, 0.006, "1%"), (0.5, 0.5, "50%"), (1, 1, "100%"),
      (7, 1, "100%"),
    ] as [(Float, Float, String)])
  func progress(value: Float, shown: Float, text: String) throws {
    let bar = ProgressBarNode(title: "Pages", style: style)
    bar.progress = value
    #expect(bar.progress == shown)
    let labels = try #require(bar.arrangedSubviews.first as? StackNode).arrangedSubviews
    #expect(labels.compactMap { ($0 as? LabelNode)?.text } == ["Pages", text])
    let ring = ProgressRingNode(title: "Pages", style: style)
    ring.progress = value
    #expect(ring.progress == shown && ring.accessibilityValue == text)
    #expect((ring.subviews.first as? LabelNode)?.text == text)
    ring.progress = .nan
    #expect(ring.progress == shown && ring.accessibilityValue == text)
  }

  @Test(
    "a skeleton has from one to a hundred lines, and only the last of several is shorter",
    arguments: [(-1, 1), (0, 1), (1, 1), (2, 2), (3, 3), (100, 100), (101, 100)])
  func skeletons(lines: Int, shown: Int) throws {
    let skeleton = SkeletonNode(lines: lines, style: style)
    let root = ViewNode()
    root.addSubview(skeleton)
    skeleton.widthAnchor.constraint(equalToConstant: 200).isActive = true
    root.layoutIfNeeded()
    let text = try #require(skeleton.arrangedSubviews.first as? StackNode)
    #expect(skeleton.arrangedSubviews.count == 1)
    let widths = text.arrangedSubviews.map(\.frame.width)
    #expect(widths.count == shown && widths.dropLast().allSatisfy { $0 == 200 })
    #expect(widths.last == (shown == 1 ? 200 : 120))
    let heights = Set(text.arrangedSubviews.map(\.frame.height))
    #expect(heights == [14])
  }

  @Test(
    "a picture grows with the text up to 96 points, or isn't smaller than its own size",
    arguments: [(20, 96), (24, 96), (56, 96), (120, 120)] as [(CGFloat, CGFloat)])
  func pictures(box: CGFloat, most: CGFloat) {
    let picture = PictureNode(Image(systemName: "star"), box: box, color: .red)
    for category in [ContentSizeCategory.large, .extraLarge, .accessibilityExtraExtraExtraLarge] {
      picture.traitOverrides.preferredContentSizeCategory = category
      let side = min(
        FontMetrics.default.scaledValue(for: box, compatibleWith: picture.traitCollection), most)
      #expect(picture.intrinsicContentSize == CGSize(width: side, height: side))
    }
  }

  @Test("a magnifying glass has its own size, which doubles at most")
  func glass() {
    let glass = MagnifyingGlassNode(color: .red)
    #expect(glass.bounds.size == CGSize(width: 28, height: 24))
    glass.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(glass.bounds.size == CGSize(width: 56, height: 48))
    glass.frame = CGRect(x: 7, y: 3, width: 1, height: 1)
    #expect(glass.bounds.size == CGSize(width: 56, height: 48))
  }

  @Test(
    "corners are round up to a limit",
    arguments: [(20, 30, 10, 10), (90, 24, 12, 12), (90, 36, 16, 18), (90, 60, 16, 20)]
      as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func corners(width: CGFloat, height: CGFloat, tag: CGFloat, chip: CGFloat) {
    func radius(_ node: ViewNode) -> CGFloat {
      node.translatesAutoresizingMaskIntoConstraints = true
      node.frame = CGRect(x: 0, y: 0, width: width, height: height)
      node.layoutIfNeeded()
      return node.layer.cornerRadius
    }
    #expect(radius(TagNode(text: "", style: style)) == tag)
    #expect(radius(ChipNode(title: "", style: style)) == chip)
    #expect(radius(AvatarNode(name: "", style: style)) == min(width, height) / 2)
    let round = GrowingBoxNode(
      CGSize(width: 44, height: 44), atMost: 2, cornerRadius: 22, color: .red)
    #expect(radius(round) == height / 2)
    let square = GrowingBoxNode(
      CGSize(width: 44, height: 44), atMost: 2, cornerRadius: 21, color: .red)
    #expect(radius(square) == 21)
  }

  @Test(
    "months and years are limited",
    arguments: [
      (20_000, 1, 9_999, 1), (-20_000, 1, -9_999, 1), (2026, 1_300, 2125, 12),
      (2026, 1_200, 2125, 12), (2026, 1_199, 2125, 11), (2026, -1_300, 1925, 12),
      (2026, -1_200, 1925, 12), (2026, 12, 2026, 12), (2026, -12, 2024, 12),
    ])
  func months(year: Int, month: Int, shownYear: Int, shownMonth: Int) {
    let date = CalendarMonth(year: year, month: month)
    #expect(date.year == shownYear && date.month == shownMonth)
  }

  @Test("today has a ring unless it is selected, and the selected day is filled")
  func days() throws {
    for (isToday, isSelected) in [(false, false), (true, false), (false, true), (true, true)] {
      let day = CalendarDayNode(day: 9, isToday: isToday, style: style)
      day.isSelected = true
      day.isSelected = isSelected
      let disc = try #require(day.subviews.first)
      let label = try #require(day.subviews.last as? LabelNode)
      #expect(disc.backgroundColor == (isSelected ? color.accent : nil))
      #expect(disc.layer.borderWidth == (isToday && !isSelected ? 2 : 0))
      #expect(label.textColor == (isSelected ? color.onAccent : color.labelBody))
      if isToday, !isSelected { #expect(disc.layer.borderColor == color.accent) }
    }
  }

  @Test(
    "each tone has its symbol, and its color unless neutral",
    arguments: [
      (Tone.neutral, "info.circle"), (.info, "info.circle"), (.accent, "info.circle"),
      (.success, "checkmark.circle.fill"), (.warning, "exclamationmark.triangle"),
      (.error, "xmark.circle.fill"),
    ])
  func tones(tone: Tone, symbol: String) {
    #expect(tone.symbolName == symbol && Image(systemName: symbol) != nil)
    #expect(
      style.symbolColor(of: tone) == (tone == .neutral ? color.labelBody : style.fill(of: tone)))
  }

  @Test("a dialog's corners follow those of cards, and are square in a theme with square cards")
  func dialogs() {
    let all: [(CGFloat, CGFloat, CGFloat)] = [(8, 12, 16), (12, 18, 24), (0, 0, 0), (-1, 0, 0)]
    for (card, center, bottom) in all {
      var theme = Theme.library
      theme.shape.card = card
      let style = ComponentStyle(theme: theme)
      #expect(DialogNode(placement: .center, style: style).panel.layer.cornerRadius == center)
      #expect(DialogNode(placement: .bottom, style: style).panel.layer.cornerRadius == bottom)
    }
  }

  @Test("an avatar without a name isn't read, and shows a picture instead of letters")
  func avatars() {
    #expect(!AvatarNode(name: "", style: style).isAccessibilityElement)
    #expect(AvatarNode(name: "Ana", style: style).isAccessibilityElement)
    for image in [nil, Image(systemName: "star")] {
      let avatar = AvatarNode(name: "Ana", image: image, style: style)
      let label = avatar.subviews.lazy.compactMap { $0 as? LabelNode }.first
      let picture = avatar.subviews.lazy.compactMap { $0 as? ImageNode }.first
      #expect(label?.isHidden == (image != nil) && picture?.isHidden == (image == nil))
      avatar.image = image
      #expect(label?.isHidden == (image != nil) && picture?.isHidden == (image == nil))
      #expect(avatar.frame.size == CGSize(width: 44, height: 44))
    }
  }

  @Test("a badge that isn't positive is hidden, and one above 99 is read completely")
  func badges() {
    for (count, text, spoken) in [
      (-4, "0", "0"), (0, "0", "0"), (1, "1", "1"), (99, "99", "99"), (100, "99+", "100"),
    ] {
      let badge = BadgeNode(count: count, style: style)
      let changed = BadgeNode(count: 50, style: style)
      changed.count = count
      for node in [badge, changed] {
        #expect(node.text == text && node.label.accessibilityLabel == spoken)
        #expect(node.isHidden == (count <= 0) && node.count == count)
      }
    }
  }

  @Test("a spinner is hidden while it doesn't spin")
  func spinners() {
    let spinner = SpinnerNode(style: style)
    #expect(spinner.isSpinning && spinner.indicator.isAnimating && !spinner.isHidden)
    #expect(spinner.accessibilityLabel == "In progress")
    spinner.isSpinning = false
    #expect(!spinner.isSpinning && !spinner.indicator.isAnimating && spinner.isHidden)
    spinner.isSpinning = true
    #expect(spinner.indicator.isAnimating && !spinner.isHidden)
    #expect(SpinnerNode(title: "Loading", style: style).accessibilityLabel == "Loading")
  }

  @Test(
    "a growing text area is as high as its lines, from one up, on whole pixels",
    arguments: [(-1, 1), (0, 1), (1, 1), (2, 2), (5, 5)])
  func lines(count: Int, shown: Int) {
    for scale in [1, 2, 3] as [CGFloat] {
      let area = GrowingTextAreaNode()
      area.font = .preferredFont(forTextStyle: .body)
      area.textContainerInset = EdgeInsets(top: 3, left: 0, bottom: 4, right: 0)
      area.minimumLines = count
      let root = ViewNode()
      root.traitOverrides.displayScale = scale
      root.addSubview(area)
      area.widthAnchor.constraint(equalToConstant: 200).isActive = true
      root.layoutIfNeeded()
      let font = Font.preferredFont(forTextStyle: .body)
      let text = CGFloat(shown) * font.lineHeight + CGFloat(shown - 1) * font.leading
      #expect(near(area.frame.height, (text * scale - 0.001).rounded(.up) / scale + 7))
    }
  }
}
