// This source file is part of the ViewFactory project.
// SPDX-License-Identifier: MIT

import Foundation

/// The index at the trailing edge of a table, whose titles scroll to sections.
final class SectionIndexNode: ViewNode {
  /// The titles, from top to bottom.
  var titles: [String] = [] {
    didSet { if titles != oldValue { makeLabels() } }
  }
  /// The color of the titles, or `nil` for the tint color.
  var color: Color? { didSet { showColors() } }
  /// The color of the background.
  var plainBackground: Color? { didSet { showColors() } }
  /// The color of the background while it is touched, or `nil` for the usual one.
  var trackingBackground: Color? { didSet { showColors() } }
  /// The number of rows from which the index is shown.
  var leastRowCount = 0
  /// Called with the index of a touched title.
  var whenChosen: ((Int) -> Void)?

  private(set) var isTouched = false {
    didSet { if isTouched != oldValue { showColors() } }
  }
  private var labels: [LabelNode] = []
  private var keptWidth: (measurer: MeasurerReference, width: CGFloat)?
  private var chosen: Int?

  /// The distance between titles, in points.
  private static let pitch: CGFloat = 14

  /// The width that the titles need, in points, which is kept because each row asks for it.
  var neededWidth: CGFloat {
    let measurer = measurerReference
    if let keptWidth, keptWidth.measurer === measurer { return keptWidth.width }
    let widest = labels.map(\.intrinsicContentSize.width).max() ?? 0
    let width = max(15, widest.rounded(.up) + 4)
    keptWidth = (measurer, width)
    return width
  }

  private func makeLabels() {
    keptWidth = nil
    for label in labels { label.removeFromSuperview() }
    labels = titles.map { title in
      let label = LabelNode()
      label.text = title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      label.isAccessibilityElement = false
      addSubview(label)
      return label
    }
    showColors()
    setNeedsLayout()
  }

  private func showColors() {
    for label in labels { label.textColor = color ?? tintColor }
    backgroundColor = isTouched ? trackingBackground ?? plainBackground : plainBackground
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  /// The number of titles for each one that is shown, so that they fit.
  private var step: Int {
    guard bounds.height > 0 else { return 1 }
    let fitting = max(Int(min(bounds.height / Self.pitch, CGFloat(titles.count))), 1)
    return max((titles.count + fitting - 1) / fitting, 1)
  }

  /// The vertical extent of the shown titles.
  private var extent: (top: CGFloat, height: CGFloat) {
    let height = CGFloat((titles.count + step - 1) / step) * Self.pitch
    return (max((bounds.height - height) / 2, 0), height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y = extent.top
    for (index, label) in labels.enumerated() {
      label.isHidden = index % step != 0
      guard !label.isHidden else { continue }
      label.frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.pitch)
      y += Self.pitch
    }
  }

  // MARK: Touches

  private func choose(at touches: Set<Touch>) {
    guard let touch = touches.first, !titles.isEmpty else { return }
    let (top, height) = extent
    let share = min(max((touch.location(in: self).y - top) / max(height, 1), 0), 1)
    let index = min(Int(share * CGFloat(titles.count)), titles.count - 1)
    guard index != chosen else { return }
    chosen = index
    whenChosen?(index)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    isTouched = true
    choose(at: touches)
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    choose(at: touches)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    isTouched = false
    chosen = nil
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    touchesEnded(touches, with: event)
  }
}
