// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewNodes
import ViewTreeTestSupport

@testable import ViewComponents

@Suite("Parts of components")
struct ComponentPartsTests {
  private let factory: any ViewFactoryProtocol = ViewFactory(theme: .standard)
  private let style = ComponentStyle()
  private var color: any ViewFactoryColorProtocol { style.viewFactoryColor }

  private func root(_ view: ViewNode, width: CGFloat = 300) -> ViewNode {
    let root = ViewNode(frame: CGRect(x: 0, y: 0, width: width, height: 600))
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: width),
    ])
    root.layoutIfNeeded()
    return root
  }

  @Test("a row that becomes a column has settings for both, which can change after a layout")
  func adaptive() {
    let parts = [SizedNode(20, 10), SizedNode(30, 10)]
    let stack = AdaptiveStackNode(arrangedSubviews: parts)
    stack.spacing = 7
    let root = root(stack)
    func isRow(_ alignment: StackNode.Alignment, _ distribution: StackNode.Distribution) -> Bool {
      root.layoutIfNeeded()
      return stack.axis == .horizontal && stack.alignment == alignment
        && stack.distribution == distribution && stack.spacing == 7 && !stack.isColumn
    }
    func isColumn(_ alignment: StackNode.Alignment, _ spacing: CGFloat) -> Bool {
      root.layoutIfNeeded()
      return stack.axis == .vertical && stack.alignment == alignment
        && stack.distribution == .fill && stack.spacing == spacing && stack.isColumn
    }
    let wide = parts[0].widthAnchor.constraint(equalToConstant: 55)
    let narrow = parts[0].widthAnchor.constraint(equalToConstant: 5)
    #expect(isRow(.center, .fill))
    stack.alignmentInRow = .top
    #expect(isRow(.top, .fill))
    stack.distributionInRow = .equalSpacing
    #expect(isRow(.top, .equalSpacing))
    stack.constraintsInRow = [wide]
    stack.constraintsInColumn = [narrow]
    stack.spacingInColumn = 3
    stack.alignmentInColumn = .trailing
    #expect(isRow(.top, .equalSpacing))
    #expect(wide.isActive && !narrow.isActive && parts[0].frame.width == 55)
    for _ in 0..<2 {
      root.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
      #expect(isColumn(.trailing, 3))
      #expect(!wide.isActive && narrow.isActive && parts[0].frame.width == 5)
      root.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
      #expect(isRow(.top, .equalSpacing) && wide.isActive && !narrow.isActive)
    }
    root.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    stack.alignmentInColumn = .leading
    #expect(isColumn(.leading, 3))
    stack.spacingInColumn = 9
    #expect(isColumn(.leading, 9))
    stack.staysRow = true
    #expect(isRow(.top, .equalSpacing) && wide.isActive)
    stack.staysRow = false
    #expect(isColumn(.leading, 9) && narrow.isActive)
  }

  @Test("a mark stays beside its text at large text sizes, and any other view is above it")
  func leading() {
    let row = RowNode(style: style)
    row.title = "Title"
    let root = root(row)
    root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    func isBeside(_ view: ViewNode) -> Bool {
      row.leadingNode = view
      root.layoutIfNeeded()
      let title = row.titleLabel.convert(row.titleLabel.bounds, to: row)
      return view.convert(view.bounds, to: row).maxX <= title.minX
    }
    #expect(!isBeside(SizedNode(20, 20)))
    #expect(isBeside(ChoiceMarkNode(.radio, style: style)))
    #expect(!isBeside(SizedNode(20, 20)))
  }

  @Test("a former price is struck out, and the price is then in the color of errors")
  func prices() throws {
    for former in [nil, "€ 12"] {
      let price = PriceNode(amount: "€ 9", former: former, style: style)
      let root = root(price)
      let stack = try #require(price.subviews.first as? StackNode)
      let row = try #require(stack.arrangedSubviews.first as? StackNode)
      let labels = row.arrangedSubviews.compactMap { $0 as? LabelNode }
      try #require(labels.count == 2)
      #expect(labels.map(\.text) == ["€ 9", former])
      #expect(labels[0].textColor == (former == nil ? color.labelHeader : color.error))
      #expect(labels[1].isHidden == (former == nil) && labels[1].textColor == color.labelHint)
      let strike = try #require(labels[1].subviews.first)
      #expect(strike.backgroundColor == color.labelHint && !strike.isUserInteractionEnabled)
      guard former != nil else { continue }
      root.layoutIfNeeded()
      #expect(strike.frame.height == 2 && strike.frame.width == labels[1].bounds.width)
      #expect(near(strike.frame.midY, labels[1].bounds.midY, 0.34) && strike.frame.minX == 0)
    }
  }

  @Test("banners and toasts have the theme's corners, and the border of their tone or contrast")
  func notices() {
    var theme = Theme.library
    theme.shape.card = 13
    theme.shape.border = 2.5
    let style = ComponentStyle(theme: theme)
    for tone in Tone.allCases {
      let banner = BannerNode(title: "a", message: "b", tone: tone, style: style)
      #expect(banner.layer.cornerRadius == 13 && banner.layer.borderWidth == 2.5)
      #expect(banner.layer.borderColor == style.symbolColor(of: tone) && banner.tone == tone)
      #expect(banner.backgroundColor == color.surface)
    }
    let toast = ToastNode(text: "a", style: style)
    #expect(toast.layer.cornerRadius == 13 && toast.layer.borderWidth == 1)
    #expect(toast.layer.borderColor == color.outlineInStrongContrast)
    #expect(toast.backgroundColor == color.card)
    _ = root(toast)
    #expect(toast.frame.height == 52)
    let button = ButtonNode()
    #expect(ToastNode(text: "a", actionButton: button, style: style).actionButton === button)
  }

  @Test("the buttons of an alert look like what they do")
  func roles() throws {
    let alert = factory.dialog.alert(
      title: "a", message: nil,
      actions: [
        DialogAction("Yes"), DialogAction("No", role: .cancel),
        DialogAction("Delete", role: .destructive),
      ])
    var buttons: [ButtonNode] = []
    var pending: [ViewNode] = [alert]
    while let next = pending.popLast() {
      if let button = next as? ButtonNode { buttons.append(button) }
      pending += next.subviews.reversed()
    }
    let samples = [factory.button.positive(), factory.button.neutral(), factory.button.negative()]
    #expect(buttons.map { $0.title(for: .normal) } == ["Yes", "No", "Delete"])
    #expect(buttons.map(\.backgroundColor) == samples.map(\.backgroundColor))
    #expect(
      buttons.map { $0.titleColor(for: .normal) } == samples.map { $0.titleColor(for: .normal) })
    #expect(Set(samples.map(\.backgroundColor)).count == 3)
  }

  @Test("an empty page has its picture first and its button last")
  func empty() throws {
    let button = ButtonNode()
    for (image, action) in [
      (nil, nil), (Image(systemName: "star"), nil), (nil, button),
      (Image(systemName: "star"), button),
    ] as [(Image?, ButtonNode?)] {
      let page = factory.notice.empty(image: image, title: "a", message: "b", action: action)
      let stack = try #require(page.subviews.first as? StackNode)
      var views = stack.arrangedSubviews
      #expect(views.count == 2 + (image == nil ? 0 : 1) + (action == nil ? 0 : 1))
      if image != nil {
        let first = views.removeFirst() as? ImageNode
        #expect(first?.image == image)
      }
      #expect(views.prefix(2).map { ($0 as? LabelNode)?.text } == ["a", "b"])
      if let action { #expect(views.last === action) }
      let medium = factory.theme.spacing.medium.value
      #expect(stack.customSpacing(after: views[1]) == medium && stack.alignment == .center)
    }
  }

  @Test("headers and footers of sections have their distances, and groups round corners")
  func sections() throws {
    let spacing = factory.theme.spacing
    for (view, top, bottom) in [
      (factory.section.header(title: "a"), spacing.medium.value, spacing.small.value),
      (factory.section.footer(text: "a"), spacing.small.value, spacing.medium.value),
    ] {
      _ = root(view)
      let label = try #require((view as? StackNode)?.arrangedSubviews.first as? LabelNode)
      #expect(label.frame.minX == 16 && label.frame.minY == top && label.frame.maxX <= 284)
      #expect(near(view.frame.height - label.frame.maxY, bottom, 0.34))
    }
    let rows = [SizedNode(10, 10), SizedNode(10, 10)]
    let group = factory.section.group(rows: rows)
    #expect(group.layer.cornerRadius == factory.theme.shape.card && group.clipsToBounds)
    let divider = try #require(group.arrangedSubviews[1] as? DividerNode)
    #expect(divider.leadingInset == 16)
    #expect(divider.backgroundColor == factory.viewFactoryColor.surface)
    #expect(group.backgroundColor == factory.viewFactoryColor.surface && group.spacing == 0)
  }

  @Test("a growing text area whose font doesn't follow the text size keeps its height")
  func fixedFont() {
    for follows in [true, false] {
      let area = GrowingTextAreaNode()
      area.font = .preferredFont(forTextStyle: .body)
      area.adjustsFontForContentSizeCategory = follows
      let root = root(area)
      let height = area.frame.height
      root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      root.layoutIfNeeded()
      #expect((area.frame.height > height * 2) == follows)
      #expect(follows || area.frame.height == height)
      area.font = .systemFont(ofSize: 40)
      root.layoutIfNeeded()
      let lines = 3 * Font.systemFont(ofSize: 40).lineHeight
      #expect(near(area.frame.height, lines + 16, 0.34))
      area.textContainerInset = .zero
      root.layoutIfNeeded()
      #expect(near(area.frame.height, lines, 0.34))
    }
  }
}
