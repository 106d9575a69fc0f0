// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import ViewFactory
import ViewNodes

@testable import ViewComponents

@Suite("New components")
struct ComponentDefaultsTests {
  private let style = ComponentStyle()

  @Test("a component is placed by constraints, whatever it is")
  func constraints() {
    let image = Image(systemName: "star")
    let input = InputNode()
    let components: [ViewNode] = [
      AvatarNode(name: "Ana", style: style), BadgeNode(count: 1, style: style),
      BannerNode(title: "a", style: style), CarouselNode(views: [ViewNode()], style: style),
      CalendarMonthNode(style: style), ChipNode(title: "a", image: image, style: style),
      ChoiceRowNode(.radio, style: style), DialogNode(style: style), DividerNode(style: style),
      FieldNode(title: "a", input: input, style: style), FormNode(style: style),
      GrowingTextAreaNode(), HeaderBarNode(title: "a", style: style), PressableNode(frame: .zero),
      PriceNode(amount: "1", style: style), ProgressBarNode(style: style),
      ProgressRingNode(style: style), RadioGroupNode(titles: ["a"], style: style),
      RatingNode(style: style), RowNode(style: style), SegmentsNode(titles: ["a"], style: style),
      SelectNode(style: style), SkeletonNode(style: style), SpinnerNode(style: style),
      StatisticNode(style: style), StepsNode(titles: ["a"], style: style),
      SwitchRowNode(style: style), TabsNode(titles: ["a"], style: style),
      TagNode(text: "a", style: style), TextAreaFieldNode(style: style),
      ToastNode(text: "a", style: style), TooltipNode(text: "a", style: style),
      AccordionNode(title: "a", style: style),
    ]
    for node in components {
      #expect(!node.translatesAutoresizingMaskIntoConstraints, "\(type(of: node))")
    }
  }

  @Test("what only shows something ignores touches")
  func touches() {
    let shown: [ViewNode] = [
      AvatarNode(name: "Ana", style: style), BadgeNode(count: 1, style: style),
      ChevronNode(.up, color: .red), DividerNode(style: style), TagNode(style: style),
      TooltipNode(style: style), RowNode(style: style, accessory: ViewNode()).accessory ?? input,
    ]
    for node in shown { #expect(!node.isUserInteractionEnabled, "\(type(of: node))") }
    let touched: [ViewNode] = [
      ChipNode(style: style), RatingNode(style: style), RowNode(style: style),
      SegmentsNode(titles: ["a"], style: style), SelectNode(style: style),
    ]
    for node in touched { #expect(node.isUserInteractionEnabled, "\(type(of: node))") }
  }

  private var input: ViewNode { InputNode() }

  @Test("the parts of a component are stacked with the distances of the theme")
  func stacks() {
    var theme = Theme.library
    theme.spacing.tight = .custom(3)
    theme.spacing.small = .custom(5)
    theme.spacing.medium = .custom(11)
    theme.spacing.large = .custom(29)
    let style = ComponentStyle(theme: theme)
    let fields = ["a", "b"].map { FieldNode(title: $0, input: InputNode(), style: style) }
    let form = FormNode(fields: fields, style: style)
    let stacks: [(StackNode, LayoutConstraint.Axis, StackNode.Alignment, CGFloat)] = [
      (StatisticNode(style: style), .vertical, .leading, 0),
      (SpinnerNode(style: style), .vertical, .center, 5),
      (SkeletonNode(style: style), .horizontal, .center, 11),
      (ProgressBarNode(style: style), .vertical, .fill, 5),
      (StepsNode(titles: ["a"], style: style), .vertical, .fill, 5),
      (fields[0], .vertical, .fill, 3), (form, .vertical, .fill, 11),
      (SelectNode(style: style), .vertical, .fill, 3),
      (TextAreaFieldNode(style: style), .vertical, .fill, 3),
      (RadioGroupNode(titles: ["a"], style: style), .vertical, .fill, 0),
      (CalendarMonthNode(style: style), .vertical, .fill, 0),
      (CarouselNode(style: style), .vertical, .fill, 0),
      (AccordionNode(style: style), .vertical, .fill, 0),
      (HeaderBarNode(style: style), .vertical, .fill, 0),
    ]
    for (stack, axis, alignment, spacing) in stacks {
      #expect(stack.axis == axis && stack.alignment == alignment, "\(type(of: stack))")
      #expect(stack.spacing == spacing, "\(type(of: stack))")
    }
    #expect(form.customSpacing(after: fields[1]) == 29)
    #expect(form.customSpacing(after: fields[0]) != 29)
    #expect(form.arrangedSubviews == fields + [form.submitButton])
  }

  @Test("components that are read as one are described completely")
  func spoken() {
    let parts: [(ViewNode, String?, String?, AccessibilityTraits)] = [
      (ProgressRingNode(title: "Pages", style: style), "Pages", "0%", .updatesFrequently),
      (SkeletonNode(style: style), "Loading", nil, .updatesFrequently),
      (SpinnerNode(style: style), "In progress", nil, .updatesFrequently),
      (
        StatisticNode(value: "86%", label: "Goal", change: "+12%", style: style), "Goal",
        "86%, +12%", .staticText
      ),
      (
        PriceNode(amount: "€ 9", former: "€ 12", style: style), "€ 9, formerly € 12", nil,
        .staticText
      ),
      (PriceNode(amount: "€ 9", style: style), "€ 9", nil, .staticText),
      (StepsNode(titles: ["a", "b"], style: style), "a", "Step 1 of 2", .updatesFrequently),
      (ChipNode(title: "a", style: style), "a", nil, [.button, .toggleButton]),
      (ChoiceRowNode(.checkbox, style: style), "", "0", [.button, .toggleButton]),
      (ChoiceRowNode(.radio, style: style), "", nil, .button),
      (AvatarNode(name: "Ana", style: style), "Ana", nil, .image),
      (RowNode(style: style), "", nil, .button),
    ]
    for (node, label, value, traits) in parts {
      #expect(node.isAccessibilityElement, "\(type(of: node))")
      #expect(node.accessibilityLabel == label, "\(type(of: node))")
      #expect(node.accessibilityValue == value, "\(type(of: node))")
      #expect(node.accessibilityTraits == traits, "\(type(of: node))")
    }
    #expect(ToastNode(text: "a", style: style).accessibilityTraits == .updatesFrequently)
    #expect(SwitchRowNode(style: style).accessibilityTraits == [.button, .toggleButton])
    #expect(BannerNode(title: "a", style: style).shouldGroupAccessibilityChildren)
    #expect(DialogNode(style: style).accessibilityViewIsModal)
    let radio = ChoiceRowNode(.radio, style: style)
    radio.isOn = true
    #expect(radio.accessibilityTraits == [.button, .selected] && radio.accessibilityValue == nil)
    let checkbox = ChoiceRowNode(.checkbox, style: style)
    checkbox.isOn = true
    #expect(checkbox.accessibilityTraits == [.button, .toggleButton])
    #expect(checkbox.accessibilityValue == "1")
  }

  @Test("a row is read with its title and its subtitle, unless it has a label of its own")
  func rows() {
    let row = RowNode(style: style)
    for (title, subtitle, label) in [
      ("a", "b", "a, b"), ("a", nil, "a"), ("a", "", "a"), (nil, "b", "b"), ("", "b", "b"),
      (nil, nil, ""),
    ] as [(String?, String?, String)] {
      (row.title, row.subtitle) = (title, subtitle)
      #expect(row.accessibilityLabel == label)
      #expect(row.subtitleLabel.isHidden == (subtitle ?? "").isEmpty)
    }
    row.accessibilityLabel = "own"
    #expect(row.accessibilityLabel == "own")
    for (value, spoken) in [("c", "c"), ("", nil), (nil, nil)] as [(String?, String?)] {
      row.value = value
      #expect(row.accessibilityValue == spoken && row.valueLabel.isHidden == (spoken == nil))
    }
    row.accessibilityValue = "own"
    #expect(row.accessibilityValue == "own")
  }
}
