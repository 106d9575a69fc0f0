// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

public import Foundation
public import PlatformViews

/// An indicator of the steps of a process: completed steps, the current one, and the remaining
/// ones.
open class StepsNode: UIStackView {
  /// The titles of the steps, in order.
  public final let titles: [String]
  private let style: ComponentStyle
  private var marks: [StepMarkNode] = []
  private let label: UILabel

  /// Creates steps, the first of which is current.
  ///
  /// - Parameters:
  ///   - titles: The titles of the steps, in order.
  ///   - style: The style of the steps.
  public init(titles: [String] = [], style: ComponentStyle = ComponentStyle()) {
    self.titles = titles
    self.style = style
    label = style.label(\.subtitle, style.color.labelBody)
    stepText = { style.words.text(\.step, $0, $1) }
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

  /// Creates an empty component, because components do not support decoding.
  public required convenience init(coder: NSCoder) { self.init() }

  /// The index of the current step, starting at 0; the number of steps when all are completed.
  ///
  /// Values out of range are clamped.
  open var current: Int = 0 {
    didSet {
      if current < 0 || current > titles.count { current = min(max(current, 0), titles.count) }
      showState()
    }
  }

  /// A closure that returns the position of a step, such as “Step 2 of 4”.
  ///
  /// Its arguments are the number of the step, starting at 1, and the number of steps. The text is
  /// that of ``ComponentWords/step`` unless you set this.
  public final var stepText: (_ step: Int, _ count: Int) -> String {
    didSet { showState() }
  }

  private func showState() {
    for (index, mark) in marks.enumerated() {
      mark.state = index < current ? .done : (index == current ? .due : .open)
    }
    let isDone = current >= titles.count
    let step = stepText(min(current + 1, titles.count), titles.count)
    label.text = isDone ? titles.last : style.words.text(\.stepTitle, step, titles[current])
    accessibilityLabel = isDone ? titles.last : titles[current]
    accessibilityValue = isDone ? style.words.completed : step
  }
}
