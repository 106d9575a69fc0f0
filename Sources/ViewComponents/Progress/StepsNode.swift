// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation
public import PlatformViews

/// The steps of something that takes several: those that are done, the one that is due, and the rest.
open class StepsNode: UIStackView {
  /// The names of the steps, in order.
  public final let titles: [String]
  private let style: ComponentStyle
  private var marks: [StepMarkNode] = []
  private let label: UILabel

  /// Makes steps of which the first is due.
  ///
  /// - Parameters:
  ///   - titles: The names of the steps, in order.
  ///   - style: What the steps are styled with.
  public init(titles: [String] = [], style: ComponentStyle = ComponentStyle()) {
    self.titles = titles
    self.style = style
    label = style.label(\.subtitle, style.color.labelBody)
    super.init(frame: .zero)
    axis = .vertical
    spacing = style.spacing.small.value
    translatesAutoresizingMaskIntoConstraints = false
    marks = titles.map { _ in StepMarkNode(style: style) }
    let line = style.stack(.horizontal, marks, spacing: style.spacing.tight)
    line.distribution = .fillEqually
    addArrangedSubview(line)
    addArrangedSubview(label)
    label.isAccessibilityElement = false
    isAccessibilityElement = !titles.isEmpty
    accessibilityTraits = .updatesFrequently
    showState()
  }

  #if UIKitViews
    /// Makes an empty one: components are not decoded.
    public required convenience init(coder: NSCoder) { self.init() }
  #endif

  /// The index of the step that is due, from 0; the number of steps when all are done.
  ///
  /// Others are taken to the nearest end.
  open var current: Int = 0 {
    didSet {
      if current < 0 || current > titles.count { current = min(max(current, 0), titles.count) }
      showState()
    }
  }

  private func showState() {
    for (index, mark) in marks.enumerated() {
      mark.state = index < current ? .done : (index == current ? .due : .open)
    }
    let isDone = current >= titles.count
    let step = "Step \(min(current + 1, titles.count)) of \(titles.count)"
    label.text = isDone ? titles.last : "\(step): \(titles[current])"
    accessibilityLabel = isDone ? titles.last : titles[current]
    accessibilityValue = isDone ? "Done" : step
  }
}
